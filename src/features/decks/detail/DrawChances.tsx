import { useState } from 'react'
import { type DeckCard, joinPrintings } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { cardsSeenByTurn, chanceToSee } from '#domain/decks/drawChance.ts'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import styles from './DrawChances.module.css'
import panel from './Panel.module.css'

const TURNS = Array.from({ length: 8 }, (_, index) => index + 1)

/** The probability of having seen a card by a turn. Printings of one name count as one card. */
export function DrawChances({ cards }: { cards: readonly DeckCard[] }) {
  const options = joinPrintings(cards).map(({ card, quantity }) => ({ name: card.name, copies: quantity }))
  const [chosen, setChosen] = useState('')
  const { name, copies } = options.find((option) => option.name === chosen) ?? options[0] ?? { name: '', copies: 0 }
  const deckSize = countCards(cards)
  const chance = (turn: number, onThePlay: boolean) =>
    chanceToSee({ deckSize, copies, cardsSeen: cardsSeenByTurn(turn, onThePlay) })

  return (
    <Panel title="Chance to Draw">
      <SelectField label="Card" value={name} onChange={({ target }) => setChosen(target.value)}>
        {options.map((option) => (
          <option key={option.name} value={option.name}>
            {option.copies}× {option.name}
          </option>
        ))}
      </SelectField>
      <table className={styles['chances']}>
        <caption className="spoken">Chance to have seen {name}</caption>
        <thead>
          <tr>
            <th scope="col">By turn</th>
            <th scope="col">On the play</th>
            <th scope="col">On the draw</th>
          </tr>
        </thead>
        <tbody>
          {TURNS.map((turn) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              <Chance percent={chance(turn, true)} />
              <Chance percent={chance(turn, false)} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={panel['note']}>At least one copy, without a mulligan.</p>
    </Panel>
  )
}

function Chance({ percent }: { percent: number }) {
  return (
    <td>
      <svg aria-hidden>
        <rect className={styles['all']} width="100%" height="100%" rx="3" />
        <rect width={`${percent}%`} height="100%" rx="3" />
      </svg>
      {percent.toFixed(1)}%
    </td>
  )
}
