import type { ReactNode } from 'react'
import styles from './ChartFrame.module.css'

/**
 * A chart with its scale on the left and labels below. The frame is hidden from screen readers; callers describe the
 * chart.
 */
export function ChartFrame({
  ticks,
  labels,
  children,
}: {
  /** The tick labels, highest first. */
  ticks: readonly string[]
  labels: ReactNode
  /** An `<svg>` whose lines, paths and circles get the chart's styles. */
  children: ReactNode
}) {
  return (
    <div className={styles['frame']}>
      <div className={styles['scale']} aria-hidden>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      {children}
      <div className={styles['labels']} aria-hidden>
        {labels}
      </div>
    </div>
  )
}
