import type { Ref } from 'react'
import { usePriceFormat } from '#data/priceFormat.ts'
import { compareDecks } from '#domain/decks/compareDecks.ts'
import { analyzeDeck } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { deckCost, type PrintingsOf } from '#domain/decks/deckValue.ts'
import { countOf } from '#domain/text/countOf.ts'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { ShownVersion } from './describeVersions.ts'
import styles from './DeckVersions.module.css'
import { PlusMinus } from './PlusMinus.tsx'

/** The cards that came and went between two versions, and how cost, inkable cards and price changed. */
export function VersionChanges({
  ref,
  versions,
  printingsOf,
  older,
  newer,
  onChange,
}: {
  ref: Ref<HTMLElement>
  versions: readonly ShownVersion[]
  printingsOf: PrintingsOf
  older: ShownVersion
  newer: ShownVersion
  onChange: (change: { readonly older?: number; readonly newer?: number }) => void
}) {
  const { onlyInFirst: removed, onlyInSecond: added, inBoth } = compareDecks(older.cards, newer.cards)
  const choice = (label: string, value: number, choose: (number: number) => void) => (
    <select aria-label={label} value={value} onChange={({ target }) => choose(Number(target.value))}>
      {versions.toReversed().map((version) => (
        <option key={version.number} value={version.number}>
          {version.label}
        </option>
      ))}
    </select>
  )
  return (
    <Panel
      ref={ref}
      title="What Changed"
      action={
        <div className={styles['choice']}>
          {choice('From', older.number, (number) => onChange({ older: number }))}
          <span aria-hidden>→</span>
          {choice('To', newer.number, (number) => onChange({ newer: number }))}
        </div>
      }
    >
      <p className={styles['note']}>
        <PlusMinus added={countCards(added)} removed={countCards(removed)} />, {countOf(inBoth, 'card')} in both
      </p>
      <ul className={styles['changes']} aria-label="Changed cards">
        <ChangedCards cards={added} sign="+" printingsOf={printingsOf} />
        <ChangedCards cards={removed} sign="−" printingsOf={printingsOf} />
      </ul>
      <Figures older={older} newer={newer} printingsOf={printingsOf} />
    </Panel>
  )
}

function ChangedCards({
  cards,
  sign,
  printingsOf,
}: {
  cards: readonly DeckCard[]
  sign: '+' | '−'
  printingsOf: PrintingsOf
}) {
  const { format } = usePriceFormat()
  return cards.map((line) => {
    const { card, quantity } = line
    const { usd } = deckCost([line], printingsOf)
    return (
      <li key={card.id} data-sign={sign}>
        <b>
          {sign}
          {quantity}
        </b>
        <CostBadge card={card} />
        <span>{card.name}</span>
        <span className={styles['price']}>{usd > 0 ? `${sign}${format(usd)}` : ''}</span>
      </li>
    )
  })
}

/** The figures of a deck that players compare. */
function Figures({
  older,
  newer,
  printingsOf,
}: {
  older: ShownVersion
  newer: ShownVersion
  printingsOf: PrintingsOf
}) {
  const { format } = usePriceFormat()
  const [before, after] = [older, newer].map(({ cards }) => {
    const { averageCost, inkableCards, totalCards } = analyzeDeck(cards)
    const { usd } = deckCost(cards, printingsOf)
    return [String(totalCards), averageCost?.toFixed(2) ?? '–', String(inkableCards), usd > 0 ? format(usd) : '–']
  })
  return (
    <table className={styles['table']}>
      <thead className="spoken">
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">{older.label}</th>
          <th scope="col">{newer.label}</th>
        </tr>
      </thead>
      <tbody>
        {['Cards', 'Average cost', 'Inkable', 'Price'].map((name, at) =>
          // Most versions have 60 cards.
          at === 0 && before?.[0] === after?.[0] ? null : (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before?.[at]}</td>
              <td>
                <span aria-hidden>→ </span>
                <b>{after?.[at]}</b>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
