import { ListChecks } from 'lucide-react'
import { useCallback, useState } from 'react'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { focusIfLost } from '#ui/focusIfLost.ts'
import { useFocusAfter } from '#ui/useFocusAfter.ts'
import { LabelsDialog } from './lazyLabelsDialog.ts'
import styles from './DeckChoice.module.css'

/** The decks that a member has chosen to change together; null while none can be chosen. */
export function useDeckChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const toggle = useCallback(
    (id: string) =>
      setChosen(
        (before) => new Set(before?.has(id) ? [...before].filter((one) => one !== id) : [...(before ?? []), id]),
      ),
    [],
  )
  const [ends, setEnds] = useState(0)
  const start = () => setChosen(new Set())
  const end = () => {
    setChosen(null)
    setEnds((before) => before + 1)
  }
  return { chosen, ends, toggle, start, end }
}

/** Starts the choice of several decks. */
export function ChooseDecks({ choice: { chosen, ends, start } }: { choice: ReturnType<typeof useDeckChoice> }) {
  const button = useFocusAfter<HTMLButtonElement>(ends)
  if (chosen) return null
  return (
    <Button ref={button} variant="quiet" className={styles['start']} onClick={start}>
      <ListChecks aria-hidden size={18} /> Choose Decks
    </Button>
  )
}

/** The actions for the chosen decks. */
export function DeckChoiceBar({
  userId,
  choice: { chosen, end },
}: {
  userId: string
  choice: ReturnType<typeof useDeckChoice>
}) {
  const [labelling, setLabelling] = useState(false)
  if (!chosen) return null
  return (
    <div ref={focusIfLost} tabIndex={-1} role="group" aria-label="Chosen decks" className={styles['bar']}>
      <span role="status">{countOf(chosen.size, 'deck')} chosen</span>
      <Button disabled={chosen.size === 0} onClick={() => setLabelling(true)}>
        Folder and Tags
      </Button>
      <Button variant="quiet" onClick={end}>
        Cancel
      </Button>
      {labelling ? (
        <LabelsDialog userId={userId} deckIds={[...chosen]} onClose={() => setLabelling(false)} onSaved={end} />
      ) : null}
    </div>
  )
}
