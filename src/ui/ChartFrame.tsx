import type { ReactNode } from 'react'
import styles from './ChartFrame.module.css'

/** A drawn chart with its scale beside it and labels below. Those who listen are told by others what it shows. */
export function ChartFrame({
  ticks,
  labels,
  children,
}: {
  /** What the lines of the scale are called, from the highest. */
  ticks: readonly string[]
  labels: ReactNode
  /** The drawing, an `<svg>` in which lines, paths and circles are those of the chart. */
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
