import { type Completion, progressTone } from '#domain/collection/completion.ts'
import { countOf } from '#domain/text/countOf.ts'
import styles from './SetRing.module.css'

/** How much of a set a member has, as a ring with the percentage. */
export function SetRing({ set, completion }: { set: string; completion: Completion }) {
  const { collectedCards, totalCards, completionPercentage } = completion
  const label = `${set}: ${collectedCards} of ${countOf(totalCards, 'card')}`
  return (
    <span className={styles['ring']} data-tone={progressTone(completion)} role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 48 48" aria-hidden>
        <circle cx="24" cy="24" r="21" pathLength="100" />
        {collectedCards > 0 ? (
          <circle
            className={styles['part']}
            cx="24"
            cy="24"
            r="21"
            pathLength="100"
            strokeDasharray={`${(collectedCards * 100) / totalCards} 100`}
          />
        ) : null}
      </svg>
      <span aria-hidden>{completionPercentage}%</span>
    </span>
  )
}
