import { type ReactNode, useId } from 'react'
import { rateInterval } from '#domain/matches/winRateConfidence.ts'
import { RATED_FROM } from '#domain/matches/matchupGrid.ts'
import { formatRate, formatRecord, type MatchRecord, rateTone, winRate } from '#domain/matches/matchRecord.ts'
import { RateBar } from './RateBar.tsx'
import styles from './RateTable.module.css'

/** Compares win rates with their records and intervals. A rate of few matches has no color. */
export function RateTable({
  title,
  rows,
}: {
  title: string
  rows: readonly { readonly key: string; readonly label: ReactNode; readonly record: MatchRecord }[]
}) {
  const id = useId()
  return (
    <div className={styles['rates']}>
      <h3 id={id}>{title}</h3>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">Which</span>
            </th>
            <th scope="col">Record</th>
            <th scope="col">Win rate</th>
            <th scope="col">Likely range</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, record }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{record.total === 0 ? '–' : formatRecord(record)}</td>
              <td className={styles['rate']} data-tone={record.total < RATED_FROM ? 'even' : rateTone(winRate(record))}>
                {formatRate(winRate(record))}
              </td>
              <td className={styles['interval']}>
                <RateBar record={record} />
                <span>{intervalText(record)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function intervalText(record: MatchRecord): string {
  const interval = rateInterval(record)
  return interval ? `${interval.low.toFixed(0)}–${interval.high.toFixed(0)}%` : '–'
}
