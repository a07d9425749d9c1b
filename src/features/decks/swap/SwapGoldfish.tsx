import { useMemo } from 'react'
import { simulateSwapInWorker } from '#data/swap/simulateSwapInWorker.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { isClearDifference, type SwapFigure } from '#domain/swap/pairedSums.ts'
import type { CurveStart } from '#domain/odds/inkOdds.ts'
import { pairPlaces } from '#domain/swap/swapDeck.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { useSimulation } from '../odds/useSimulation.ts'
import styles from './Swap.module.css'

const TURNS = 8
const SHOWN_TURNS = [4, 6, 8]

/** Simulated games without an opponent before and after a swap. */
export function SwapGoldfish({
  before,
  after,
  start,
}: {
  before: readonly DeckCard[]
  after: readonly DeckCard[]
  start: CurveStart
}) {
  const question = useMemo(() => ({ ...pairPlaces(before, after), ...start, turns: TURNS }), [before, after, start])
  const { result, hasFailed, retry } = useSimulation(question, simulateSwapInWorker)
  const rows = result
    ? [
        ...SHOWN_TURNS.map((turn) => [`Lore by turn ${turn}`, result.lore[turn - 1]] as const),
        ['Turns without a card to ink', result.inkMissed] as const,
        [`Cards too expensive on turn ${TURNS}`, result.stuck] as const,
      ]
    : []
  return (
    <div className={styles['goldfish']} aria-busy={!result?.hasConverged && !hasFailed}>
      {hasFailed ? <InlineError message="The simulation couldn’t be loaded." onRetry={retry} /> : null}
      <table className={styles['table']}>
        <caption className="spoken">Simulated games before and after the swap</caption>
        <thead>
          <tr>
            <th scope="col">Goldfish</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, figure]) => (figure ? <Figure key={name} name={name} figure={figure} /> : null))}
        </tbody>
      </table>
      <p className={styles['note']}>
        Goldfish: {result ? `${formatCount(result.games)} games` : 'games'} without an opponent, shuffled alike for both
        decks. Only cost, inkwell and lore of cards count.
      </p>
    </div>
  )
}

function Figure({ name, figure: { before, after, difference } }: { name: string; figure: SwapFigure }) {
  const isClear = isClearDifference(difference)
  return (
    <tr data-changed={isClear ? '' : undefined}>
      <th scope="row">{name}</th>
      <td>{before.mean.toFixed(2)}</td>
      <td>{after.mean.toFixed(2)}</td>
      <td>
        {isClear
          ? `${difference.mean > 0 ? '+' : '−'}${Math.abs(difference.mean).toFixed(2)} ±${roundUp(difference.margin)}`
          : 'no difference seen'}
      </td>
    </tr>
  )
}

/** A margin of error with two decimals, rounded up. */
const roundUp = (margin: number): string => (Math.ceil(margin * 100) / 100).toFixed(2)
