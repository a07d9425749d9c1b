import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import type { Card } from '#domain/cards/card.ts'
import { indexByName } from '#domain/decks/cardNameIndex.ts'
import type { DeckDraft } from '#domain/decks/deckDraft.ts'
import type { DeckListProblem } from '#domain/decks/deckEntries.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { ListProblems } from './ListProblems.tsx'
import { readPastedDeck } from './readPastedDeck.ts'
import { SHOWN_PROBLEMS } from './ImportDifferences.tsx'
import styles from './ImportDialog.module.css'

/** Reads a pasted deck list, or a Pixelborn code, into the builder (requirements §5, Deck import). */
export function ImportDialog({
  cards,
  onClose,
  onImport,
}: {
  cards: readonly Card[]
  onClose: () => void
  onImport: (entries: DeckDraft, differences: readonly DeckListProblem[]) => void
}) {
  const id = useId()
  const sets = useQuery(setsQuery)
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly DeckListProblem[]>([])

  const read = () => {
    const result = readPastedDeck(text, indexByName(cards, sets.data))
    if (result.ok) onImport(result.entries, result.differences)
    else setProblems(result.problems)
  }
  return (
    <Dialog
      title="Import Deck"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="gold" onClick={read}>
            Import Deck
          </Button>
        </>
      }
    >
      <div className={styles['import']}>
        <Notice kind="warning">This will replace your deck</Notice>
        <TextArea
          data-first
          label="Deck list, one card per line"
          rows={11}
          value={text}
          spellCheck={false}
          placeholder={'4 Elsa - Spirit of Winter\n4x Be Prepared\n2 Mickey Mouse - Brave Little Tailor'}
          aria-invalid={problems.length > 0 ? true : undefined}
          described={`${id}-problems`}
          onChange={({ target }) => {
            setText(target.value)
            setProblems([])
          }}
        />
        <div id={`${id}-problems`} role="alert">
          <ListProblems problems={problems} most={SHOWN_PROBLEMS} />
        </div>
        <p className={styles['hint']}>
          Lists from Dreamborn, Inkdecks and Duels.ink, Pixelborn codes and Inktable links are understood too.
        </p>
      </div>
    </Dialog>
  )
}
