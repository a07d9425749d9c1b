import { type Completion, progressTone } from '#domain/collection/completion.ts'
import { countOf } from '#domain/text/countOf.ts'
import styles from './ProgressBar.module.css'

/**
 * How far something has come: red under 20 %, green when it is all there (requirements §2, Collection). The words beside
 * it say the same; with a label it says it itself to those who listen.
 */
export function ProgressBar({ completion, label }: { completion: Completion; label?: string }) {
  const { collectedCards, totalCards, completionPercentage } = completion
  const share = totalCards === 0 ? 0 : (collectedCards * 100) / totalCards
  return (
    <span
      className={styles['bar']}
      data-tone={progressTone(completion)}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'progressbar',
            'aria-label': label,
            'aria-valuenow': completionPercentage,
            'aria-valuetext': `${collectedCards} of ${countOf(totalCards, 'card')}, ${completionPercentage}%`,
          })}
    >
      <span style={{ inlineSize: `${share}%` }} />
    </span>
  )
}
