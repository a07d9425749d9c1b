import { type PointerEvent, useId } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import styles from './LineChart.module.css'
import { linePath } from './linePath.ts'
import { niceScale } from './niceScale.ts'
import { pickEvenly } from './pickEvenly.ts'

/** A point of a line: what is said of its place, such as a day, and its value, which is not negative. */
export type ChartPoint = { readonly label: string; readonly value: number }

/** Places along the line, in parts of it, that have a label; the quarters where there is room. */
const LABELLED = [0, 0.25, 0.5, 0.75, 1]

/** Points that those who listen find in a table; all of them are told by the slider. */
const TOLD = 12

/**
 * A line through at least two points, evenly apart. A pointer above it, and the arrow keys, read one point after the other:
 * which one, `onRead` tells, and whoever holds it shows it. The scale does not begin at nothing: small changes are to be seen.
 */
export function LineChart({
  label,
  columns,
  points,
  finest,
  reading,
  onRead,
  format,
  formatTick,
}: {
  /** What is drawn, for those who listen. */
  label: string
  /** What points are called by and what their values are: the head of the table. */
  columns: readonly [string, string]
  points: readonly ChartPoint[]
  /** The smallest step of the scale, such as a cent. */
  finest: number
  /** The place of the point that is being read. */
  reading: number | null
  onRead: (index: number | null) => void
  format: (value: number) => string
  formatTick: (value: number, step: number) => string
}) {
  const fade = useId()
  const { ticks, step } = niceScale(
    points.map(({ value }) => value),
    finest,
  )
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const last = points.length - 1
  const x = (index: number) => (index * 100) / last
  const y = (value: number) => 100 - ((value - low) * 100) / (high - low)
  const line = linePath(points.map(({ value }) => y(value)))
  const read = reading === null ? undefined : points[reading]
  const shown = Math.min(reading ?? last, last)

  const readAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onRead(Math.max(0, Math.min(last, Math.round(((clientX - left) * last) / width))))
  }

  return (
    <div className={styles['chart']}>
      <ChartFrame
        ticks={ticks.toReversed().map((tick) => formatTick(tick, step))}
        labels={(last < 4 ? [0, 1] : LABELLED).map((part) => (
          <span key={part} className={part === 0.25 || part === 0.75 ? styles['quarter'] : undefined}>
            {points[Math.round(part * last)]?.label}
          </span>
        ))}
      >
        <div
          className={styles['plot']}
          onPointerDown={readAt}
          onPointerMove={readAt}
          onPointerLeave={() => onRead(null)}
          onPointerCancel={() => onRead(null)}
        >
          <svg aria-hidden>
            <linearGradient id={fade} x2="0" y2="1">
              <stop />
              <stop offset="1" />
            </linearGradient>
            {ticks.map((tick) => (
              <line key={tick} x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
            ))}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
              <path d={`${line}L100 100L0 100Z`} fill={`url(#${fade})`} />
              <path d={line} />
            </svg>
            {read ? <line className={styles['cursor']} x1={`${x(shown)}%`} x2={`${x(shown)}%`} y2="100%" /> : null}
            <circle cx={`${x(shown)}%`} cy={`${y(points[shown]?.value ?? 0)}%`} r="5" />
          </svg>
          <input
            type="range"
            min={0}
            max={last}
            value={shown}
            aria-label={label}
            aria-valuetext={`${points[shown]?.label}: ${format(points[shown]?.value ?? 0)}`}
            onChange={({ target }) => onRead(Number(target.value))}
            onFocus={() => onRead(shown)}
            onBlur={() => onRead(null)}
          />
        </div>
      </ChartFrame>
      <div className="spoken">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pickEvenly(points, TOLD).map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
