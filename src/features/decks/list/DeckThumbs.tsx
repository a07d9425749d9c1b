import { memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { LISTED_CARDS } from '#domain/decks/listedDecks.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import styles from './DeckThumbs.module.css'
import { listedCards } from './listedCards.ts'

/** The most important cards of a deck as small pictures with their copies. They decorate the deck's link. */
export function DeckThumbs({
  entries,
  byId,
  isWhole,
  marksSingles,
}: {
  entries: readonly DeckEntry[]
  /** Null while no cards are loaded. */
  byId: ReadonlyMap<string, Card> | null
  /** Whether all cards are in `byId`. */
  isWhole: boolean
  /** Whether single copies are marked. */
  marksSingles: boolean
}) {
  const count = Math.min(LISTED_CARDS, entries.length)
  const listed = byId && listedCards(entries, byId)
  const cards = isWhole || listed?.length === count ? listed : null
  return (
    <span className={styles['thumbs']} aria-hidden>
      {cards?.map(({ card, quantity }) => (
        <Thumb key={card.id} card={card} quantity={quantity > 1 || marksSingles ? quantity : null} />
      )) ??
        Array.from({ length: count }, (_, index) => (
          <span key={index} className={`${styles['thumb']} ${styles['blank']}`} />
        ))}
    </span>
  )
}

/** @param quantity null to leave out the number of copies. */
const Thumb = memo(function Thumb({ card, quantity }: { card: Card; quantity: number | null }) {
  return (
    <span className={styles['thumb']}>
      <CardPreview card={card}>
        <CardPicture card={card} sizes="80px" isDecorative isInList />
        {quantity === null ? null : <span className={styles['quantity']}>{quantity}</span>}
      </CardPreview>
    </span>
  )
})
