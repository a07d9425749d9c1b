import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Character } from '#domain/cards/characters.ts'
import { countOf } from '#domain/text/countOf.ts'
import { CardPicture } from '#features/cards/CardPicture.tsx'
import { paths } from '#url/paths.ts'
import styles from './CharacterTile.module.css'

/** A character by its rarest card, with how many variants there are. */
export const CharacterTile = memo(function CharacterTile({ character }: { character: Character }) {
  const { name, slug, cards, best } = character
  return (
    <Link to={paths.character(slug)} className={styles['tile']}>
      <span className={styles['picture']}>
        <CardPicture card={best} sizes="(max-width: 40em) 46vw, 14.375em" calm />
      </span>
      <span className={styles['name']}>{name}</span>
      <span className={styles['variants']}>{countOf(cards.length, 'variant')}</span>
    </Link>
  )
})
