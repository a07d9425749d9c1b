import { FileText, Redo2, Trash2, Undo2 } from 'lucide-react'
import type { Ref } from 'react'
import { canRedo, canUndo } from '#domain/decks/history.ts'
import { Button } from '#ui/Button.tsx'
import styles from './DraftTools.module.css'
import type { DeckBuild } from './useDeckDraft.ts'

/** Actions for the whole deck. Removing all cards needs no question, because it can be undone. */
export function DraftTools({
  build: { history, entries, change },
  importButton,
  onImport,
  onEdit,
}: {
  build: DeckBuild
  importButton: Ref<HTMLButtonElement>
  onImport: () => void
  onEdit: () => void
}) {
  return (
    <div className={styles['tools']} role="group" aria-label="Deck tools">
      <Button ref={importButton} onClick={onImport} aria-haspopup="dialog">
        Import
      </Button>
      <Button
        variant="icon"
        aria-label="Edit as Text"
        title="Edit as Text"
        aria-haspopup="dialog"
        aria-disabled={entries.length === 0}
        onClick={() => (entries.length > 0 ? onEdit() : undefined)}
      >
        <FileText aria-hidden size={18} />
      </Button>
      <Button
        variant="icon"
        aria-label="Undo"
        title="Undo"
        aria-disabled={!canUndo(history)}
        onClick={() => change({ type: 'undo' })}
      >
        <Undo2 aria-hidden size={18} />
      </Button>
      <Button
        variant="icon"
        aria-label="Redo"
        title="Redo"
        aria-disabled={!canRedo(history)}
        onClick={() => change({ type: 'redo' })}
      >
        <Redo2 aria-hidden size={18} />
      </Button>
      <Button
        variant="icon"
        aria-label="Remove All Cards"
        title="Remove All Cards"
        aria-disabled={entries.length === 0}
        onClick={() => change({ type: 'clear' })}
      >
        <Trash2 aria-hidden size={18} />
      </Button>
    </div>
  )
}
