import { ClipboardCopy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { useCopy } from '#ui/useCopy.ts'
import styles from './CopyButton.module.css'

/** Puts a text on the clipboard and confirms it in its own place (specification §2, Deck detail). */
export function CopyButton({ makeText, children }: { makeText: () => string; children: ReactNode }) {
  const [isFresh, copy] = useCopy(makeText, null, 'Failed to copy deck to clipboard. Please try again.')
  const confirmation = isFresh ? 'Copied to clipboard!' : ''
  return (
    <>
      <Button className={styles['copy'] ?? ''} onClick={() => void copy()}>
        <ClipboardCopy aria-hidden size={18} /> {confirmation || children}
      </Button>
      <span className="spoken" role="status">
        {confirmation}
      </span>
    </>
  )
}
