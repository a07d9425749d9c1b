import { type ReactNode, useId } from 'react'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './ChipGroup.module.css'

/**
 * Values to choose any number of, each with how many cards it would show. One that would show none cannot be chosen, only
 * taken back; it keeps the focus, so that whoever takes it back by keyboard stays where they are.
 */
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
        {values.map((value) => {
          const isChosen = chosen.includes(value)
          const isIdle = !isChosen && !counts.has(value)
          return (
            <button
              key={value}
              type="button"
              className={styles['chip']}
              aria-pressed={isChosen}
              aria-disabled={isIdle}
              onClick={isIdle ? undefined : () => onToggle(value)}
            >
              {renderIcon?.(value)}
              {value}
              <span className={styles['count']}>{formatCount(counts.get(value) ?? 0)}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
