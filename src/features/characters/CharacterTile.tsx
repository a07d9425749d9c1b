import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { makeCharacterSlug } from '#domain/cards/slug.ts'
import { countOf } from '#domain/text/countOf.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { paths } from '#url/paths.ts'
import styles from './CharacterTile.module.css'

/** A character with its rarest card and the number of variants. */
export const CharacterTile = memo(function CharacterTile({
  name,
  variants,
  best,
  tabIndex,
}: {
  name: string
  variants: number
  best: Card
  tabIndex?: 0 | -1
}) {
  return (
    <Link to={paths.character(makeCharacterSlug(name))} tabIndex={tabIndex} className={styles['tile']}>
      <span className={styles['picture']}>
        <CardPicture card={best} sizes="(max-width: 40em) 46vw, 14.375em" isInList />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['variants']}>{countOf(variants, 'variant')}</span>
      </span>
    </Link>
  )
})
