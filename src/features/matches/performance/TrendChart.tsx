import { formatDay } from '#domain/dates/formatDay.ts'
import type { Match } from '#domain/matches/match.ts'
import { formatRate } from '#domain/matches/matchRecord.ts'
import { FORM_WINDOW, type TrendPoint, winRateTrend } from '#domain/matches/trend.ts'
import { ChartFrame } from '#ui/ChartFrame.tsx'
import { linePath } from '#ui/linePath.ts'
import { pickEvenly } from '#ui/pickEvenly.ts'
import styles from './TrendChart.module.css'

const day = ({ match }: TrendPoint) => formatDay(new Date(match.matchDate), 'medium')

/** The number of points in the table for screen readers. */
const TABLE_POINTS = 8

const SCALE = [100, 75, 50, 25, 0]

/** The win rate from match to match: of all matches so far, and of the last 10. Screen readers get a table. */
export function TrendChart({ matches }: { matches: readonly Match[] }) {
  const points = winRateTrend(matches)
  const [first, latest] = [points[0], points.at(-1)]
  if (!first || !latest) return null
  const showsForm = points.length > FORM_WINDOW
  return (
    <figure className={styles['figure']} aria-labelledby="win-rate-trend">
      <h3 id="win-rate-trend">Trend</h3>
      <ChartFrame
        ticks={SCALE.map((percent) => `${percent}%`)}
        labels={[first, latest].map((point) => (
          <span key={point.match.id}>{day(point)}</span>
        ))}
      >
        <svg className={styles['lines']} aria-hidden>
          {SCALE.map((percent) => (
            <line
              key={percent}
              className={percent === 50 ? styles['half'] : undefined}
              x2="100%"
              y1={`${percent}%`}
              y2={`${percent}%`}
            />
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
            {showsForm ? <path className={styles['form']} d={linePath(points.map(({ form }) => 100 - form))} /> : null}
            <path d={linePath(points.map(({ rate }) => 100 - rate))} />
          </svg>
          <circle cx="100%" cy={`${100 - latest.rate}%`} r="5" />
        </svg>
      </ChartFrame>
      <figcaption className={styles['legend']} aria-hidden>
        <span>Overall</span>
        {showsForm ? <span className={styles['formKey']}>Last {FORM_WINDOW}</span> : null}
      </figcaption>
      <div className="spoken">
        <table>
          <caption>Win rate from match to match</caption>
          <thead>
            <tr>
              <th scope="col">Until</th>
              <th scope="col">Overall</th>
              <th scope="col">Last {FORM_WINDOW}</th>
            </tr>
          </thead>
          <tbody>
            {pickEvenly(points, TABLE_POINTS).map((point) => (
              <tr key={point.match.id}>
                <th scope="row">{day(point)}</th>
                <td>{formatRate(point.rate)}</td>
                <td>{formatRate(point.form)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
