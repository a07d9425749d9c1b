import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import { RarityIcon } from '#cardUi/RarityIcon.tsx'
import styles from './CardLine.module.css'

/** The picture, name and printing of a card in a row of a list, which has a column for the picture and one for the words. */
export function CardLine({
  card,
  path,
  children,
}: {
  card: Card
  /** Where it leads, if anywhere. */
  path?: string
  /** What else is said of it. */
  children: ReactNode
}) {
  const picture = (
    <CardPreview card={card}>
      <CardPicture card={card} sizes="56px" plain calm />
    </CardPreview>
  )
  return (
    <>
      {path === undefined ? (
        <span className={styles['picture']}>{picture}</span>
      ) : (
        // The name beside it is the same link.
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

/** The same of a card that has gone from the catalogue. */
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
