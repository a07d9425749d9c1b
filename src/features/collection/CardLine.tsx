import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import { RarityIcon } from '#cardUi/RarityIcon.tsx'
import styles from './CardLine.module.css'

/** The picture, name and printing of a card in a list row, as two columns. */
export function CardLine({
  card,
  path,
  children,
}: {
  card: Card
  /** The path of its link, if any. */
  path?: string
  /** Further content of the row. */
  children: ReactNode
}) {
  const picture = (
    <CardPreview card={card}>
      <CardPicture card={card} sizes="56px" isDecorative isInList />
    </CardPreview>
  )
  return (
    <>
      {path === undefined ? (
        <span className={styles['picture']}>{picture}</span>
      ) : (
        // The name beside it has the same link.
        <Link to={path} className={styles['picture']} tabIndex={-1} aria-hidden>
          {picture}
        </Link>
      )}
      <div className={styles['words']}>
        {path === undefined ? (
          <span className={styles['name']}>{card.name}</span>
        ) : (
          <Link to={path} className={styles['name']}>
            {card.name}
          </Link>
        )}
        <p className={styles['printing']}>
          <span>{card.set}</span>
          <span>
            <RarityIcon rarity={card.rarity} /> {card.rarity}
          </span>
        </p>
        {children}
      </div>
    </>
  )
}

/** The row of a card that the catalogue no longer has. */
export function GoneCardLine({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={`${styles['picture']} ${styles['gone']}`} />
      <div className={styles['words']}>
        <span className={styles['name']}>Unknown card</span>
        <p>No longer in the card database</p>
        {children}
      </div>
    </>
  )
}
