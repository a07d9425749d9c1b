import { useMemo } from 'react'
import { useUserCollection } from '#data/collection/useCollection.ts'
import type { Deck } from '#data/decks/decks.ts'
import { useOfficialRules } from '#data/formats/useOfficialRules.ts'
import { usePriceFormat } from '#data/priceFormat.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { printingsIn } from '#domain/cards/printings.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { FORMAT_NAMES, shortReasons } from '#domain/formats/describeReasons.ts'
import type { CurveStart } from '#domain/odds/inkOdds.ts'
import { type DeckFigures, deckFigures } from '#domain/swap/swapDeck.ts'
import { CostChart } from '../detail/CostChart.tsx'
import { formatChance } from '../odds/describeOdds.ts'
import styles from './Swap.module.css'

/** The curve, ink, odds, price, owned copies and legality of a deck before and after a swap. */
export function SwapFigures({
  deck,
  before,
  after,
  catalogue,
  start,
}: {
  deck: Deck
  before: readonly DeckCard[]
  after: readonly DeckCard[]
  catalogue: Catalogue
  start: CurveStart
}) {
  const { format } = usePriceFormat()
  const { data: collection = null } = useUserCollection()
  const official = useOfficialRules(catalogue.cards)
  const printingsOf = useMemo(() => printingsIn(catalogue.cards), [catalogue])
  const [old, now] = useMemo(
    () =>
      [before, after].map((cards) =>
        deckFigures(cards, { collection, printingsOf, official, leader: deck.leader, start }),
      ),
    [before, after, collection, printingsOf, official, deck.leader, start],
  )
  if (!old || !now) return null
  const rows: readonly (readonly [name: string, of: (figures: DeckFigures) => string])[] = [
    ['Average cost', ({ averageCost }) => averageCost?.toFixed(2) ?? '–'],
    ['Inkable cards', ({ inkableCards }) => String(inkableCards)],
    ['Ink on every turn through turn 4', ({ inks }) => formatChance(inks[3] ?? 0)],
    ...[2, 3, 4].map(
      (turn) =>
        [
          `Ink, and a ${turn}-cost card on turn ${turn}`,
          ({ plays }: DeckFigures) => formatChance(plays[turn - 1] ?? 0),
        ] as const,
    ),
    ['Price', ({ usd }) => (usd > 0 ? format(usd) : '–')],
    ...(collection ? [['Owned', ({ ownedPercent }: DeckFigures) => `${ownedPercent ?? 0}%`] as const] : []),
    ...(now.verdicts ?? []).map(
      ({ format: name }) =>
        [
          FORMAT_NAMES[name],
          ({ verdicts }: DeckFigures) =>
            shortReasons(verdicts?.find((verdict) => verdict.format === name)?.reasons ?? []) || 'legal',
        ] as const,
    ),
  ]
  return (
    <>
      <div className={styles['charts']}>
        {[old, now].map(({ costCurve }, at) => (
          <div key={at === 0 ? 'before' : 'after'}>
            <h3>{at === 0 ? 'Before' : 'After'}</h3>
            <CostChart curve={costCurve} />
          </div>
        ))}
      </div>
      <table className={`${styles['table']} ${styles['figures']}`}>
        <caption className="spoken">The deck before and after the swap</caption>
        <thead>
          <tr>
            <th scope="col">Deck</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, of]) => (
            <tr key={name} data-changed={of(old) === of(now) ? undefined : ''}>
              <th scope="row">{name}</th>
              <td>{of(old)}</td>
              <td>{of(now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
