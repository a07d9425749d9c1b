import type { ImportPlan } from '#domain/collection/csv/planImport.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './CountTiles.module.css'

/** The effect of an import on the collection, in cards. */
export function CountTiles({ plan }: { plan: ImportPlan }) {
  const counts = [
    ['Added', plan.added.length],
    ['Changed', plan.changed.length],
    ['Removed', plan.removed.length],
    ['Unchanged', plan.unchanged.length],
  ] as const
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
