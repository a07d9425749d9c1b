import type { Completion } from '#domain/collection/completion.ts'
import styles from './ProgressRing.module.css'

/** The progress of a collection as a ring with the percentage in it. */
export function ProgressRing({ completion }: { completion: Completion }) {
  const { collectedCards, totalCards, completionPercentage } = completion
  const share = totalCards === 0 ? 0 : (collectedCards * 100) / totalCards
  return (
    <span className={styles['ring']}>
      <svg viewBox="0 0 44 44" aria-hidden>
        <circle cx="22" cy="22" r="20" />
        <circle cx="22" cy="22" r="20" pathLength="100" strokeDasharray={`${share} 100`} />
      </svg>
      <b>{completionPercentage}%</b>
    </span>
  )
}
