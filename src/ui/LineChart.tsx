import { type PointerEvent, useId } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import styles from './LineChart.module.css'
import { linePath } from './linePath.ts'
import { niceScale } from './niceScale.ts'
import { pickEvenly } from './pickEvenly.ts'

/** A point of a line: the label of its position, such as a day, and its value, which is not negative. */
export type ChartPoint = { readonly label: string; readonly value: number }

/** Labeled positions along the line, as fractions of its length. Narrow screens hide the quarters. */
const LABEL_POSITIONS = [0, 0.25, 0.5, 0.75, 1]

/** How many points the table for screen readers lists. The slider announces all of them. */
const TABLE_POINTS = 12

/**
 * A line through at least two points at even distances. A pointer over the line and the arrow keys select a point:
 * `onRead` reports it, and the caller displays it. The scale need not start at zero, so that small changes stay
 * visible.
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
  /** The chart's name for screen readers. */
  label: string
  /** The table's column headings: one for labels, one for values. */
  columns: readonly [string, string]
  points: readonly ChartPoint[]
  /** The smallest step of the scale, such as a cent. */
  finest: number
  /** The index of the selected point, or null. */
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
  const selected = reading === null ? undefined : points[reading]
  const shown = Math.min(reading ?? last, last)

  const selectAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onRead(Math.max(0, Math.min(last, Math.round(((clientX - left) * last) / width))))
  }

  return (
    <div className={styles['chart']}>
      <ChartFrame
        ticks={ticks.toReversed().map((tick) => formatTick(tick, step))}
        labels={(last < 4 ? [0, 1] : LABEL_POSITIONS).map((part) => (
          <span key={part} className={part === 0.25 || part === 0.75 ? styles['quarter'] : undefined}>
            {points[Math.round(part * last)]?.label}
          </span>
        ))}
      >
        <div
          className={styles['plot']}
          onPointerDown={selectAt}
          onPointerMove={selectAt}
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
            {selected ? <line className={styles['cursor']} x1={`${x(shown)}%`} x2={`${x(shown)}%`} y2="100%" /> : null}
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
            {pickEvenly(points, TABLE_POINTS).map((point) => (
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
