import { type RefObject, useDeferredValue, useMemo, useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { printingsIn } from '#domain/cards/printings.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { similarCards } from '#domain/decks/similarCards.ts'
import { parsePlainSearch } from '#domain/search/plain/parsePlainSearch.ts'
import { searchCards } from '#domain/search/searchCards.ts'
import type { Swap } from '#domain/swap/swapDeck.ts'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Swap.module.css'

/** The most cards that are suggested. */
const OFFERED = 6

/** Chooses copies of a card of a deck to take out, and a card to put in: found by name, or suggested from the maybeboard and similar cards. */
export function SwapFields({
  cards,
  maybeboard,
  catalogue,
  select,
  onSwap,
}: {
  /** The deck with the swaps so far, each name once. */
  cards: readonly DeckCard[]
  maybeboard: readonly DeckEntry[]
  catalogue: Catalogue
  /** Refers to the list of cards to take out. */
  select: RefObject<HTMLSelectElement | null>
  onSwap: (swap: Swap) => void
}) {
  const [outKey, setOutKey] = useState('')
  const [wanted, setWanted] = useState(2)
  const [text, setText] = useState('')
  const searched = useDeferredValue(text.trim())
  const line = cards.find(({ card }) => cardKey(card) === outKey) ?? cards[0]
  const out = line?.card
  const copies = Math.min(wanted, line?.quantity ?? 0)
  const single = useMemo(() => {
    const printingsOf = printingsIn(catalogue.cards)
    return catalogue.cards.filter((card) => printingsOf(card)[0]?.id === card.id)
  }, [catalogue])
  const offered = useMemo(() => {
    if (!out) return []
    const found = searched
      ? searchCards(catalogue, parsePlainSearch(searched, catalogue), null, 'relevance').cards
      : [
          ...maybeboard.flatMap(({ card }) => catalogue.byId.get(card) ?? []),
          ...similarCards(out, cards, single, OFFERED),
        ]
    return firstOfNames(found, out)
  }, [searched, catalogue, maybeboard, out, cards, single])
  if (!out) return null
  return (
    <div className={styles['fields']}>
      <div className={styles['out']}>
        <SelectField label="Copies" value={copies} onChange={({ target }) => setWanted(Number(target.value))}>
          {Array.from({ length: line?.quantity ?? 0 }, (_, at) => at + 1).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
        <SelectField
          ref={select}
          label="Take out"
          value={cardKey(out)}
          onChange={({ target }) => setOutKey(target.value)}
        >
          {cards.map(({ card, quantity }) => (
            <option key={card.id} value={cardKey(card)}>
              {card.name} ×{quantity}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="Put in"
        type="search"
        placeholder="Card name"
        autoComplete="off"
        value={text}
        hint={searched ? undefined : 'Type a name, or choose one of these.'}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className={styles['offered']} aria-label="Suggested cards">
        {offered.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              onClick={() => {
                setText('')
                onSwap({ out, in: card, copies })
              }}
            >
              <CostBadge card={card} /> {card.name}
            </button>
          </li>
        ))}
      </ul>
      {searched && offered.length === 0 ? <p className={styles['note']}>No cards found.</p> : null}
    </div>
  )
}

/** The first cards with different names, without the card that is taken out. */
function firstOfNames(cards: readonly Card[], out: Card): readonly Card[] {
  const byKey = new Map<string, Card>()
  for (const card of cards) {
    const key = cardKey(card)
    if (key !== cardKey(out) && !byKey.has(key)) byKey.set(key, card)
    if (byKey.size === OFFERED) break
  }
  return [...byKey.values()]
}
