import { catalogueOf } from '#data/catalogueIndex.ts'
import { useSentContent } from '#data/sentContent.ts'
import type { Card } from '#domain/cards/card.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import { LISTED_CARDS } from '#domain/decks/listedDecks.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { tellingCards } from '#domain/decks/tellingCards.ts'
import { CardPicture } from '#features/cards/CardPicture.tsx'
import { CardPreview } from '#features/cards/CardPreview.tsx'
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
  // Until all are here, those that the host sent along, where they are enough.
  const known = tellingCards(findDeckCards(entries, byId ?? catalogueOf(deckCards).byId), LISTED_CARDS)
  const cards = byId || known.length === count ? known : null
  return (
    <span className={styles['thumbs']} aria-hidden>
      {cards?.map(({ card, quantity }) => (
        <span key={card.id} className={styles['thumb']}>
          <CardPreview card={card}>
            <CardPicture card={card} sizes="80px" plain calm />
            {quantity > 1 || marksSingles ? <span className={styles['quantity']}>{quantity}</span> : null}
          </CardPreview>
        </span>
      )) ??
        Array.from({ length: count }, (_, index) => (
          <span key={index} className={`${styles['thumb']} ${styles['blank']}`} />
        ))}
    </span>
  )
}
