import { INKS, type Ink } from '#domain/cards/vocabulary.ts'
import styles from './InkButtons.module.css'
import { FilterToggle } from './FilterToggle.tsx'
import { InkIcon } from '../InkIcon.tsx'
import { inkPaint } from '../inkPaint.ts'

/** The six inks to choose any of; one that nothing has cannot be chosen (requirements §5, Filters). */
export function InkButtons({
  chosen,
  available,
  hrefOf,
  onToggle,
}: {
  chosen: readonly Ink[]
  /** The inks that something has; null while that is not known. */
  available: { has: (ink: Ink) => boolean } | null
  /** The address after a choice, where the page works without scripts. */
  hrefOf?: ((ink: Ink) => string) | undefined
  onToggle: (ink: Ink) => void
}) {
  return (
    <div className={styles['inks']} role="group" aria-label="Ink colors">
      {INKS.map((ink) => (
        <FilterToggle
          key={ink}
          className={styles['ink']}
          {...inkPaint([ink])}
          title={ink}
          aria-label={ink}
          href={hrefOf?.(ink)}
          isOn={chosen.includes(ink)}
          isDisabled={available?.has(ink) === false}
          onToggle={() => onToggle(ink)}
        >
          <InkIcon ink={ink} />
        </FilterToggle>
      ))}
    </div>
  )
}
