import type { Ink } from '#domain/cards/vocabulary.ts'
import styles from './InkIcon.module.css'
import { inkPaint } from './inkPaint.ts'

/** One of the six inks: a drop in a hexagon. With a label it says its name, without it decorates one. */
export function InkIcon({ ink, label = false }: { ink: Ink; label?: boolean }) {
  return (
    <span
      className={styles['ink']}
      {...inkPaint([ink])}
      role={label ? 'img' : undefined}
      aria-label={label ? ink : undefined}
      title={label ? ink : undefined}
      aria-hidden={!label}
    />
  )
}
