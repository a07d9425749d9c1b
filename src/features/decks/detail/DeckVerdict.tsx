import { ChevronDown, TriangleAlert } from 'lucide-react'
import type { DeckWarning } from '#domain/decks/deckWarnings.ts'
import { DeckWarnings } from '../DeckWarnings.tsx'
import { shortWarningText } from '../deckWarningTexts.ts'
import styles from './DeckVerdict.module.css'

/** The rules of the game that a deck breaks, in a few words; a press shows them in sentences. It works without scripts. */
export function DeckVerdict({ warnings }: { warnings: readonly DeckWarning[] }) {
  return (
    <details className={styles['verdict']}>
      <summary>
        <TriangleAlert aria-hidden size={14} />
        <span>{warnings.map(shortWarningText).join(' · ')}</span>
        <ChevronDown aria-hidden size={16} />
      </summary>
      <DeckWarnings subject="This deck" warnings={warnings} />
    </details>
  )
}
