import type { OpponentInks } from '#domain/matches/match.ts'
import { formatRate, formatRecord, type MatchRecord, winRate } from '#domain/matches/matchRecord.ts'
import { InkPair } from '#features/matches/InkPair.tsx'
import { RateBar } from '#features/matches/performance/RateBar.tsx'
import styles from './Panels.module.css'

const record = (wins: number, losses: number): MatchRecord => ({ wins, losses, ties: 0, total: wins + losses })

/** The records of the example against pairs of inks. */
const AGAINST: readonly { inks: OpponentInks; record: MatchRecord }[] = [
  { inks: ['Ruby', 'Steel'], record: record(10, 2) },
  { inks: ['Amber', 'Emerald'], record: record(8, 4) },
  { inks: ['Amethyst', 'Ruby'], record: record(6, 4) },
  { inks: ['Sapphire', 'Steel'], record: record(6, 4) },
  { inks: ['Amber', 'Steel'], record: record(4, 4) },
  { inks: ['Emerald', 'Sapphire'], record: record(2, 4) },
]

/** An example of a deck's matches: its win rate against pairs of inks. */
export function RecordPanel() {
  const sum = (count: (one: MatchRecord) => number) => AGAINST.reduce((total, one) => total + count(one.record), 0)
  return (
    <>
      <p className={styles['title']}>
        <b>Winter Court</b>
        <span className={styles['figure']}>
          <b>{formatRate(winRate({ wins: sum(({ wins }) => wins), total: sum(({ total }) => total) }))}</b> won
        </span>
      </p>
      <ul className={styles['rows']} aria-label="Win rates by the opponent's inks">
        {AGAINST.map((one) => (
          <li key={one.inks.join()}>
            <InkPair inks={one.inks} />
            <span className={styles['bar']}>
              <RateBar record={one.record} />
            </span>
            <span className={styles['figure']}>{formatRecord(one.record)}</span>
            <span className={styles['figure']}>{formatRate(winRate(one.record))}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
