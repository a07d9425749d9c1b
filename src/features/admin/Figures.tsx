import { formatCount } from '#domain/text/formatCount.ts'
import styles from './StatusPanel.module.css'

/** The counts of a run, without those that it did not make. */
export function Figures({ rows }: { rows: readonly (readonly [name: string, count: number | null])[] }) {
  const known = rows.filter(([, count]) => count !== null)
  if (known.length === 0) return null
  return (
    <dl className={styles['figures']}>
      {known.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count === null ? null : formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
