import { rateInterval } from '#domain/matches/winRateConfidence.ts'
import { type MatchRecord, winRate } from '#domain/matches/matchRecord.ts'
import styles from './RateBar.module.css'

/**
 * A win rate on a line from 0 to 100 %, with its interval and a mark at 50 %. The text beside it has the same figures.
 */
export function RateBar({ record }: { record: Pick<MatchRecord, 'wins' | 'total'> }) {
  const [rate, interval] = [winRate(record), rateInterval(record)]
  return (
    <svg className={styles['bar']} aria-hidden>
      <rect className={styles['all']} width="100%" height="6" y="5" rx="3" />
      {interval ? (
        <rect
          className={styles['interval']}
          x={`${interval.low}%`}
          width={`${interval.high - interval.low}%`}
          height="6"
          y="5"
          rx="3"
        />
      ) : null}
      <line className={styles['half']} x1="50%" x2="50%" y1="1" y2="15" />
      {rate === null ? null : <circle className={styles['rate']} cx={`${rate}%`} cy="8" r="5" />}
    </svg>
  )
}
