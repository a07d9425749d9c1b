import type { DeckWarning } from '#domain/decks/deckWarnings.ts'
import { Notice } from '#ui/Notice.tsx'
import styles from './DeckWarnings.module.css'
import { warningText } from './deckWarningTexts.ts'

/** The rules of the game that a deck breaks. */
export function DeckWarnings({ subject, warnings }: { subject: string; warnings: readonly DeckWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <div className={styles['warnings']}>
      {warnings.map((warning) => (
        <Notice key={warning.kind} kind="warning">
          {warningText(subject, warning)}
        </Notice>
      ))}
    </div>
  )
}
