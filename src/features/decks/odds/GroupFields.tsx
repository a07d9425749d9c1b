import { X } from 'lucide-react'
import type { Ref } from 'react'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { type CardGroup, isInGroup } from '#domain/odds/cardGroup.ts'
import { MAX_WANTED, type Wanted } from '#domain/odds/oddsQuestion.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Odds.module.css'
import { OtherCards } from './OtherCards.tsx'
import { TraitFields } from './TraitFields.tsx'

const NUMBERS = Array.from({ length: MAX_WANTED }, (_, at) => at + 1)
const TRAITS = 'traits'

/**
 * Chooses a number of cards of a group: a card, any of several cards, or any card with some traits.
 * @param cards the cards of the deck, each name once.
 */
export function GroupFields({
  label,
  wanted: { count, group },
  cards,
  select,
  onChange,
  onRemove,
}: {
  label: string
  wanted: Wanted
  cards: readonly DeckCard[]
  /** The field of the card. */
  select?: Ref<HTMLSelectElement>
  onChange: (wanted: Wanted) => void
  onRemove?: () => void
}) {
  const found = cards.filter(({ card }) => isInGroup(card, group))
  const change = (changed: CardGroup) => onChange({ count, group: changed })
  const [first = '', ...others] = group.kind === 'names' ? group.keys : []
  const isKnown = cards.some(({ card }) => cardKey(card) === first)
  const choose = (value: string) =>
    change(
      value === TRAITS
        ? { kind: 'traits', inkable: true, costs: [0, 2] }
        : { kind: 'names', keys: [value, ...others.filter((key) => key !== value)] },
    )
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <div className={styles['wanted']}>
        <select
          aria-label="Number of cards"
          value={count}
          onChange={({ target }) => onChange({ count: Number(target.value), group })}
        >
          {NUMBERS.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
        <select
          ref={select}
          aria-label="Cards"
          value={group.kind === 'traits' ? TRAITS : first}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={TRAITS}>Any card with…</option>
          <hr />
          {/* The address may name a card that the deck no longer has. */}
          {group.kind === 'names' && !isKnown ? <option value={first}>{first} ×0</option> : null}
          {cards.map(({ card, quantity }) => (
            <option key={card.id} value={cardKey(card)}>
              {card.name} ×{quantity}
            </option>
          ))}
        </select>
        {onRemove ? (
          <Button variant="bare" aria-label="Remove the second group" onClick={onRemove}>
            <X aria-hidden size={20} />
          </Button>
        ) : null}
      </div>
      {group.kind === 'traits' ? (
        <TraitFields group={group} cards={cards} onChange={change} />
      ) : (
        <OtherCards
          first={first}
          keys={others}
          cards={cards}
          onChange={(keys) => change({ kind: 'names', keys: [first, ...keys] })}
        />
      )}
      <p className={styles['found']}>
        <b>{countOf(countCards(found), 'copy', 'copies')}</b>
        {group.kind === 'traits' && found.length > 0 ? ` ${found.map(({ card }) => card.name).join(', ')}` : null}
      </p>
    </fieldset>
  )
}
