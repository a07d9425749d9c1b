import { useEffect, useRef } from 'react'
import { type DeckCard, sortDeckCards } from '#domain/decks/deckCard.ts'
import { DeckRow } from './DeckRow.tsx'
import styles from './DeckRows.module.css'
import type { DraftStep } from './useDeckDraft.ts'

/** The cards of the draft by cost; a hint if there are none. */
export function DeckRows({
  cards,
  isFull,
  change,
}: {
  cards: readonly DeckCard[]
  isFull: boolean
  change: (step: DraftStep) => void
}) {
  const list = useRef<HTMLOListElement>(null)
  const none = useRef<HTMLParagraphElement>(null)
  /** The index of the row that was removed with its last copy while it had the focus. */
  const gone = useRef<number | null>(null)
  useEffect(() => {
    if (gone.current === null) return
    const rows = list.current?.querySelectorAll<HTMLElement>('li')
    const next = rows?.[Math.min(gone.current, rows.length - 1)]?.querySelector('button') ?? none.current
    gone.current = null
    next?.focus()
  })
  const follow = (place: number, quantity: number) => (step: DraftStep) => {
    if (step.type === 'remove' && quantity === 1) gone.current = place
    change(step)
  }
  if (cards.length === 0)
    return (
      <p ref={none} tabIndex={-1} className={styles['none']}>
        Add cards, or import a list.
      </p>
    )
  const sorted = sortDeckCards(cards)
  /** Printings of one name cost the same, so they are next to each other. */
  const isNamedAt = (place: number, name: string) => sorted[place]?.card.name === name
  return (
    <ol ref={list} className={styles['rows']} aria-label="Cards in your deck">
      {sorted.map(({ card, quantity }, place) => (
        <DeckRow
          key={card.id}
          card={card}
          quantity={quantity}
          isOneOfTwo={isNamedAt(place - 1, card.name) || isNamedAt(place + 1, card.name)}
          isFull={isFull}
          change={follow(place, quantity)}
        />
      ))}
    </ol>
  )
}
