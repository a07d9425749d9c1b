import { type ReactNode, useId } from 'react'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './ChipGroup.module.css'

/**
 * Buttons for the values of a filter, each with the number of cards it would show. A value without cards can only be
 * removed. Its button is not disabled, because disabled buttons lose the keyboard focus.
 */
export function ChipGroup<T extends string | number>({
  title,
  values,
  counts,
  chosen,
  labelOf = String,
  renderIcon,
  onToggle,
}: {
  title: string
  values: readonly T[]
  counts: Pick<ReadonlyMap<NoInfer<T>, number>, 'get' | 'has'>
  chosen: readonly T[]
  /** The text of a value; by default the value itself. */
  labelOf?: (value: T) => string
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
          const isUnavailable = !isChosen && !counts.has(value)
          return (
            <button
              key={value}
              type="button"
              className={styles['chip']}
              aria-pressed={isChosen}
              aria-disabled={isUnavailable}
              onClick={isUnavailable ? undefined : () => onToggle(value)}
            >
              {renderIcon?.(value)}
              {labelOf(value)}
              <span className={styles['count']}>{formatCount(counts.get(value) ?? 0)}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
