import { X } from 'lucide-react'
import { useRef } from 'react'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import styles from './OtherCards.module.css'

/** Adds cards to a group that a card begins, and removes them. */
export function OtherCards({
  first,
  keys,
  cards,
  onChange,
}: {
  first: string
  /** The keys of the other cards. */
  keys: readonly string[]
  /** The cards of the deck. */
  cards: readonly DeckCard[]
  onChange: (keys: readonly string[]) => void
}) {
  const select = useRef<HTMLSelectElement>(null)
  const nameOf = (key: string) => cards.find(({ card }) => cardKey(card) === key)?.card.name ?? key
  const isFree = ({ card }: DeckCard) => cardKey(card) !== first && !keys.includes(cardKey(card))
  return (
    <div className={styles['others']}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={styles['chip']}
          aria-label={`Remove ${nameOf(key)}`}
          onClick={() => {
            onChange(keys.filter((other) => other !== key))
            select.current?.focus()
          }}
        >
          or {nameOf(key)} <X aria-hidden size={16} />
        </button>
      ))}
      <select
        ref={select}
        aria-label="Or another card"
        value=""
        onChange={({ target }) => onChange([...keys, target.value])}
      >
        <option value="">or another card…</option>
        <hr />
        {cards.filter(isFree).map(({ card, quantity }) => (
          <option key={card.id} value={cardKey(card)}>
            {card.name} ×{quantity}
          </option>
        ))}
      </select>
    </div>
  )
}
