import { INKS, type Ink } from '#domain/cards/vocabulary.ts'
import styles from './InkButtons.module.css'
import { InkIcon } from '../InkIcon.tsx'
import { inkPaint } from '../inkPaint.ts'

/** The six inks to choose any of; one that nothing has cannot be chosen (requirements §5, Filters). */
export function InkButtons({
  chosen,
  available,
  onToggle,
}: {
  chosen: readonly Ink[]
  /** The inks that something has; null while that is not known. */
  available: { has: (ink: Ink) => boolean } | null
  onToggle: (ink: Ink) => void
}) {
  return (
    <div className={styles['inks']} role="group" aria-label="Ink colors">
      {INKS.map((ink) => (
        <button
          key={ink}
          type="button"
          className={styles['ink']}
          {...inkPaint([ink])}
          title={ink}
          aria-label={ink}
          aria-pressed={chosen.includes(ink)}
          disabled={available?.has(ink) === false}
          onClick={() => onToggle(ink)}
        >
          <InkIcon ink={ink} />
        </button>
      ))}
    </div>
  )
}
