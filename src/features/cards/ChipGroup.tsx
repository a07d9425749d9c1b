import { type ReactNode, useId } from 'react'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './ChipGroup.module.css'

/** Values to choose any number of, each with how many cards have it; one without cards cannot be chosen. */
export function ChipGroup<T extends string>({
  title,
  values,
  counts,
  chosen,
  renderIcon,
  onToggle,
}: {
  title: string
  values: readonly T[]
  counts: ReadonlyMap<T, number>
  chosen: readonly T[]
  renderIcon?: (value: T) => ReactNode
  onToggle: (value: T) => void
}) {
  const titleId = useId()
  if (values.length === 0) return null
  return (
    <section>
      <h3 id={titleId}>{title}</h3>
      <div className={styles['chips']} role="group" aria-labelledby={titleId}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={styles['chip']}
            aria-pressed={chosen.includes(value)}
            disabled={!counts.has(value)}
            onClick={() => onToggle(value)}
          >
            {renderIcon?.(value)}
            {value}
            <span className={styles['count']}>{formatCount(counts.get(value) ?? 0)}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
