import { memo } from 'react'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import { useSentContent } from '#data/catalogue/sentContent.ts'
import type { Card } from '#domain/cards/card.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import { LISTED_CARDS } from '#domain/decks/listedDecks.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { signatureCards } from '#domain/decks/signatureCards.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import styles from './DeckThumbs.module.css'

/** The most telling cards of a deck as small pictures with their copies. They decorate the deck's link. */
export function DeckThumbs({
  entries,
  byId,
  marksSingles,
}: {
  entries: readonly DeckEntry[]
  /** The cards of the catalogue; null while they are not here. */
  byId: ReadonlyMap<string, Card> | null
  /** Whether a card with one copy says so. */
  marksSingles: boolean
}) {
  const { deckCards } = useSentContent()
  const count = Math.min(LISTED_CARDS, entries.length)
  const telling = (cards: ReadonlyMap<string, Card>) => signatureCards(findDeckCards(entries, cards), LISTED_CARDS)
  // Those that the host sent along, where they are enough: what they show stays as it is when all are here.
  const sent = telling(catalogueOf(deckCards).byId)
  const cards = sent.length === count ? sent : byId && telling(byId)
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

/** @param quantity null where the number of copies goes without saying. */
const Thumb = memo(function Thumb({ card, quantity }: { card: Card; quantity: number | null }) {
  return (
    <span className={styles['thumb']}>
      <CardPreview card={card}>
        <CardPicture card={card} sizes="80px" plain calm />
        {quantity === null ? null : <span className={styles['quantity']}>{quantity}</span>}
      </CardPreview>
    </span>
  )
})
