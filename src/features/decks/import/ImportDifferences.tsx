import type { DeckListProblem } from '#domain/decks/deckEntries.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './ImportDifferences.module.css'

/** The maximum number of listed differences, because each line may have one. */
export const SHOWN_PROBLEMS = 10

/** Lists the differences between the deck and the list that it was imported from. */
export function ImportDifferences({
  differences,
  onDismiss,
}: {
  differences: readonly DeckListProblem[]
  onDismiss: () => void
}) {
  if (differences.length === 0) return null
  return (
    <Notice kind="warning" title="Please check your list" action={<Button onClick={onDismiss}>Dismiss</Button>}>
      {differences.slice(0, SHOWN_PROBLEMS).map(({ line, message }) => (
        <span key={message + line} className={styles['line']}>
          {message} <small>(line {line})</small>
        </span>
      ))}
      {differences.length > SHOWN_PROBLEMS ? `and ${differences.length - SHOWN_PROBLEMS} more` : null}
    </Notice>
  )
}
