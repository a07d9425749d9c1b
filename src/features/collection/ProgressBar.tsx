import { type Completion, progressTone } from '#domain/collection/completion.ts'
import { countOf } from '#domain/text/countOf.ts'
import styles from './ProgressBar.module.css'

/**
 * A progress bar: red under 20 %, green at 100 % (requirements §2, Collection). Without a label, screen
 * readers skip it, because the text beside it has the same figures.
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
      {/* The content security policy refuses style attributes of prerendered pages. */}
      <svg aria-hidden>
        <rect width={`${share}%`} height="100%" />
      </svg>
    </span>
  )
}
