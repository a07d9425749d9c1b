import { useMemo, useRef } from 'react'
import { usePriceFormat } from '#data/priceFormat.ts'
import type { Card } from '#domain/cards/card.ts'
import type { CardNotes } from '#domain/decks/deckDraft.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { deckCost, type PrintingsOf } from '#domain/decks/deckValue.ts'
import { groupDeckCards } from '#domain/decks/groupDeckCards.ts'
import { useFreeCopies } from '#cardUi/copies/freeCopies.ts'
import { useFocusNextItem } from '#ui/useFocusNextItem.ts'
import { DeckRow } from './DeckRow.tsx'
import styles from './DeckRows.module.css'
import type { DraftStep } from './useDeckDraft.ts'

/**
 * The cards of the draft by type, with the number of copies and the price of each type; a hint if there are none.
 * @param cards sorted as `sortDeckCards` does.
 * @param missing the copies that the viewer lacks; undefined if they are unknown.
 */
export function DeckRows({
  cards,
  missing,
  printingsOf,
  notes,
  isFull,
  change,
  onOpen,
}: {
  cards: readonly DeckCard[]
  missing: readonly DeckCard[] | undefined
  printingsOf: PrintingsOf
  notes: CardNotes
  isFull: boolean
  change: (step: DraftStep) => void
  onOpen: (card: Card) => void
}) {
  const none = useRef<HTMLParagraphElement>(null)
  const focusNext = useFocusNextItem<HTMLOListElement>(() => none.current?.focus())
  const describeFree = useFreeCopies()
  const { format } = usePriceFormat()
  const lacking = useMemo(() => new Map(missing?.map(({ card, quantity }) => [card.id, quantity])), [missing])
  const priceOf = (lines: readonly DeckCard[]): string | null => {
    const { usd } = deckCost(lines, printingsOf)
    return usd > 0 ? format(usd) : null
  }
  if (cards.length === 0)
    return (
      <p ref={none} tabIndex={-1} className={styles['none']}>
        Add cards, or import a list.
      </p>
    )
  const namesakes = Map.groupBy(cards, ({ card }) => card.name)
  const lines = groupDeckCards(cards).flatMap((group) =>
    group.cards.map((line, index) => ({ line, group: index === 0 ? group : null })),
  )
  return (
    <ol {...focusNext} className={styles['rows']} aria-label="Cards in your deck">
      {lines.map(({ line, group }) => {
        const { card, quantity } = line
        return (
          <DeckRow
            key={card.id}
            card={card}
            quantity={quantity}
            lacking={lacking.get(card.id) ?? 0}
            free={describeFree(card)}
            price={priceOf([line])}
            isOneOfTwo={(namesakes.get(card.name)?.length ?? 0) > 1}
            isFull={isFull}
            note={notes[card.id]}
            onOpen={() => onOpen(card)}
            head={
              group ? (
                <div className={styles['group']}>
                  <h3>{group.title}</h3> <span>{group.copies}</span>
                  <span className={styles['subtotal']}>{priceOf(group.cards)}</span>
                </div>
              ) : null
            }
            change={change}
          />
        )
      })}
    </ol>
  )
}
