import { CARD_TYPES, INKS } from '#domain/cards/vocabulary.ts'
import { deckInks, mainType } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { type CardGroup, describeCosts } from '#domain/odds/cardGroup.ts'
import styles from './Odds.module.css'

type Traits = Extract<CardGroup, { kind: 'traits' }>

/** Chooses the traits of a group out of those that the deck has. */
export function TraitFields({
  group,
  cards,
  onChange,
}: {
  group: Traits
  cards: readonly DeckCard[]
  onChange: (group: Traits) => void
}) {
  const costs = [...new Set(cards.map(({ card }) => card.cost))].toSorted((one, other) => one - other)
  const costValue = group.costs?.join('-') ?? ''
  const [exact, atMost] = [costs, costs.slice(1, -1)]
  const isOffered =
    !group.costs ||
    (group.costs[0] === group.costs[1] ? exact : group.costs[0] === 0 ? atMost : []).includes(group.costs[1])
  return (
    <div className={styles['traits']}>
      <select
        aria-label="Cost"
        value={costValue}
        onChange={({ target }) => onChange({ ...group, costs: readCosts(target.value) })}
      >
        <option value="">Any cost</option>
        <hr />
        {exact.map((cost) => (
          <option key={cost} value={`${cost}-${cost}`}>
            Cost {cost}
          </option>
        ))}
        <hr />
        {atMost.map((cost) => (
          <option key={cost} value={`0-${cost}`}>
            Cost {cost} or less
          </option>
        ))}
        {group.costs && !isOffered ? <option value={costValue}>Cost {describeCosts(group.costs)}</option> : null}
      </select>
      <select
        aria-label="Inkwell"
        value={String(group.inkable ?? '')}
        onChange={({ target }) => onChange({ ...group, inkable: readFlag(target.value) })}
      >
        <option value="">Inkable or not</option>
        <option value="true">Inkable</option>
        <option value="false">Not inkable</option>
      </select>
      <select
        aria-label="Ink"
        value={group.ink ?? ''}
        onChange={({ target }) => onChange({ ...group, ink: INKS.find((ink) => ink === target.value) })}
      >
        <option value="">Any ink</option>
        {deckInks(cards).map((ink) => (
          <option key={ink}>{ink}</option>
        ))}
      </select>
      <select
        aria-label="Type"
        value={group.type ?? ''}
        onChange={({ target }) => onChange({ ...group, type: CARD_TYPES.find((type) => type === target.value) })}
      >
        <option value="">Any type</option>
        {CARD_TYPES.filter((type) => cards.some((card) => mainType(card) === type)).map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
    </div>
  )
}

function readCosts(value: string): Traits['costs'] {
  const [from, to] = value.split('-').map(Number)
  return value === '' || from === undefined || to === undefined ? undefined : [from, to]
}

const readFlag = (value: string): boolean | undefined => (value === '' ? undefined : value === 'true')
