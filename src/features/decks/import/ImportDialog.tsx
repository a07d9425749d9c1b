import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { DeckDraft } from '#domain/decks/deckDraft.ts'
import type { DeckListProblem, DeckListResult } from '#domain/decks/deckEntries.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { isSubmitKey } from '#ui/hasModifier.ts'
import { Notice } from '#ui/Notice.tsx'
import { useDebouncedValue } from '#ui/useDebouncedValue.ts'
import { useIsMounted } from '#ui/useIsMounted.ts'
import styles from './ImportDialog.module.css'
import { ImportResult, type ImportStop } from './ImportResult.tsx'
import { ImportText } from './ImportText.tsx'
import { useDeckReading } from './useDeckReading.ts'

/** The time after the last key before the text is checked, in milliseconds. */
const CHECK_DELAY_MS = 150

/** The texts of the dialog for another list, and for the list of the deck itself. */
const TEXTS = {
  import: { title: 'Import Deck', plain: 'Import Deck', verb: 'Import' },
  edit: { title: 'Edit as Text', plain: 'Apply', verb: 'Apply' },
}

/**
 * Reads a pasted deck list, a Pixelborn code or the address of a deck into the builder (requirements §5, Deck import).
 * The text is checked while it is edited. The button Import Deck stops at unknown lines; the other button and
 * Ctrl+Enter import the recognized ones.
 * @param edited the list of the deck itself, if it is edited; otherwise the deck is replaced by another list.
 */
export function ImportDialog({
  cards,
  edited,
  onClose,
  onImport,
}: {
  cards: readonly Card[]
  edited?: string
  onClose: () => void
  onImport: (entries: DeckDraft, differences: readonly DeckListProblem[]) => void
}) {
  const [text, setText] = useState(edited ?? '')
  const [corrected, setCorrected] = useState('')
  const texts = TEXTS[edited === undefined ? 'import' : 'edit']
  const settled = useDebouncedValue(text, CHECK_DELAY_MS)
  // A correction is checked at once, so that the focus can move to the next wrong line.
  const reading = useDeckReading(text === corrected ? text : settled, cards)
  const [stop, setStop] = useState<ImportStop | null>(null)
  const problemsId = useId()
  const isMounted = useIsMounted()
  /** The text that is imported once the deck of its address has loaded; null after an edit. */
  const awaited = useRef<string | null>(null)
  const importButton = useRef<HTMLButtonElement>(null)
  const count = reading.result ? countCards(reading.result.entries) : 0

  const take = (result: DeckListResult, isPartial: boolean) => {
    if (result.ok) onImport(result.entries, result.differences)
    else if (isPartial && result.entries.length > 0)
      onImport(
        result.entries,
        [...result.differences, ...result.problems].toSorted((a, b) => a.line - b.line),
      )
    else stopAt(result.problems)
  }
  const stopAt = (problems: readonly DeckListProblem[]) => {
    setCorrected(text)
    setStop({ number: (stop?.number ?? 0) + 1, problems })
  }
  const start = (isPartial: boolean) => {
    const result = reading.read(text)
    if (!(result instanceof Promise)) return take(result, isPartial)
    awaited.current = text
    void result
      .then((loaded) => {
        if (!isMounted() || awaited.current !== text) return
        awaited.current = null
        take(loaded, isPartial)
      })
      // The failure of loading a linked deck is already on the page.
      .catch(() => undefined)
  }
  const edit = (changed: string) => {
    awaited.current = null
    setText(changed)
    setStop(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSubmitKey(event)) return
    event.preventDefault()
    start(true)
  }
  return (
    // Ctrl+Enter works from everywhere in the dialog.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['wide']} onKeyDown={onKeyDown}>
      <Dialog
        title={texts.title}
        open
        onClose={onClose}
        footer={
          <>
            <Button className={styles['cancel'] ?? ''} onClick={onClose}>
              Cancel
            </Button>
            <span className={styles['buttons']}>
              {edited === undefined || count === 0 ? (
                <Button variant={count > 0 ? 'plain' : 'gold'} onClick={() => start(false)}>
                  {texts.plain}
                </Button>
              ) : null}
              {count > 0 ? (
                <Button ref={importButton} variant="gold" aria-keyshortcuts="Control+Enter" onClick={() => start(true)}>
                  {texts.verb} {countOf(count, 'card')}
                </Button>
              ) : null}
            </span>
          </>
        }
      >
        <div className={styles['import']}>
          {edited === undefined ? <Notice kind="warning">This will replace your deck</Notice> : null}
          <ImportText
            text={text}
            lines={reading.result?.lines ?? []}
            isInvalid={stop !== null}
            described={problemsId}
            onChange={edit}
          />
          <ImportResult
            problemsId={problemsId}
            reading={reading}
            stop={stop}
            text={text}
            onCorrect={(changed) => {
              edit(changed)
              setCorrected(changed)
            }}
            onAllCorrected={() => importButton.current?.focus()}
          />
        </div>
      </Dialog>
    </div>
  )
}
