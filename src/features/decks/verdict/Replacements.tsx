import { useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type DeckCard, joinPrintings } from '#domain/decks/deckCard.ts'
import type { RuleBook } from '#domain/formats/ruleBook.ts'
import { countOf } from '#domain/text/countOf.ts'
import styles from './OtherDays.module.css'
import { SimilarCards } from './SimilarCards.tsx'

/** The cards of a deck that Core does not allow on a day, with similar ones that it allows. They are found when they are shown. */
export function Replacements({
  cards,
  catalogue,
  book,
  day,
  onSwap,
}: {
  cards: readonly DeckCard[]
  catalogue: Catalogue
  book: RuleBook
  /** An ISO day. */
  day: string
  onSwap: ((swaps: ReadonlyMap<string, Card>) => void) | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  const isLegal = (card: Card) => book.core.isLegal(cardKey(card), day)
  const lost = joinPrintings(cards).flatMap(({ card }) => (isLegal(card) ? [] : [card]))
  if (lost.length === 0) return null
  return (
    <details className={styles['offers']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Similar cards for {countOf(lost.length, 'card')} that Core does not allow on this day</summary>
      {isOpen ? (
        <SimilarCards lost={lost} cards={cards} catalogue={catalogue} isLegal={isLegal} onSwap={onSwap} />
      ) : null}
    </details>
  )
}
