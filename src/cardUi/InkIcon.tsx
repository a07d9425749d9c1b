import type { Ink } from '#domain/cards/vocabulary.ts'
import styles from './InkIcon.module.css'
import { inkAttributes } from './inkAttributes.ts'

/** The symbol of an ink: a drop in a hexagon. Without `label` it decorates the ink's name. */
export function InkIcon({ ink, label = false }: { ink: Ink; label?: boolean }) {
  return (
    <span
      className={styles['ink']}
      {...inkAttributes([ink])}
      role={label ? 'img' : undefined}
      aria-label={label ? ink : undefined}
      title={label ? ink : undefined}
      aria-hidden={!label}
    />
  )
}
