import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './ImportMatchesDialog.module.css'

/** Takes a chosen file or pasted text of matches. */
export function MatchChooser({
  isDisabled,
  onChoose,
}: {
  isDisabled: boolean
  onChoose: (source: File | string | undefined) => void
}) {
  const [text, setText] = useState('')
  const read = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text') ?? ''
    const field = event.target instanceof HTMLTextAreaElement ? event.target : null
    // Pasting into an empty field replaces nothing, and a single line is no table.
    if (isDisabled || !pasted.trim().includes('\n') || (field && field.value !== '')) return
    event.preventDefault()
    setText(pasted)
    onChoose(pasted)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => read(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
  return (
    <>
      <p>
        Import the match history of duels.ink, our own export, or another CSV file with the columns Date, Result,
        Initiative and Opponent inks. Games that you imported before are skipped.
      </p>
      <label className={styles['file']}>
        <span>CSV file</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          disabled={isDisabled}
          // A browser reports no change if the same file is chosen again, for example after a correction.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      </label>
      <details className={styles['paste']}>
        <summary>Paste text instead</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onChoose(text)
          }}
        >
          <TextArea
            label="CSV text"
            rows={4}
            value={text}
            spellCheck={false}
            disabled={isDisabled}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" disabled={isDisabled || text.trim() === ''}>
            Preview
          </Button>
        </form>
      </details>
    </>
  )
}
