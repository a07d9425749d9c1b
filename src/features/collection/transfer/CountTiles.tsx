import { formatCount } from '#domain/text/formatCount.ts'
import styles from './CountTiles.module.css'

/** Counts with labels. */
export function CountTiles({ counts }: { counts: readonly (readonly [label: string, count: number])[] }) {
  return (
    <dl className={styles['tiles']}>
      {counts.map(([label, count]) => (
        <div key={label} className={styles['tile']}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
