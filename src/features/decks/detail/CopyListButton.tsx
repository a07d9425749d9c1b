import { ClipboardCopy } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '#ui/CopyButton.tsx'
import styles from './CopyListButton.module.css'

/** Copies a deck, or some of its cards, to the clipboard (requirements §2, Deck detail). */
export function CopyListButton({ makeText, children }: { makeText: () => string; children: ReactNode }) {
  return (
    <CopyButton
      makeText={makeText}
      copied="Copied to clipboard!"
      failed="Failed to copy deck to clipboard. Please try again."
      icon={ClipboardCopy}
      className={styles['copy']}
    >
      {children}
    </CopyButton>
  )
}
