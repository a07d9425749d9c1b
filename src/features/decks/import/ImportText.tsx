import { useId } from 'react'
import type { CheckedLine } from '#domain/decks/deckEntries.ts'
import { splitLines } from '#domain/decks/deckList.ts'
import styles from './ImportText.module.css'

/** The field for a pasted list, with line numbers. Lines that add no card are underlined. */
export function ImportText({
  text,
  lines,
  isInvalid,
  described,
  onChange,
}: {
  text: string
  lines: readonly CheckedLine[]
  isInvalid: boolean
  /** The id of the element that describes the problems. */
  described: string
  onChange: (text: string) => void
}) {
  const id = useId()
  const wrong = new Set(lines.filter(({ card }) => card === null).map(({ line }) => line))
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>Deck list, one card per line</label>
      <div className={styles['paper']}>
        {/* It has the size of the text, which the textarea fills, so that both scroll and wrap together. */}
        <ol className={styles['lines']} aria-hidden>
          {splitLines(text).map((line, at) => (
            // Lines have no identity but their number.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} data-wrong={wrong.has(at + 1) ? '' : undefined}>
              <span>{line || '\u200B'}</span>
            </li>
          ))}
        </ol>
        <textarea
          id={id}
          data-first
          value={text}
          spellCheck={false}
          placeholder={'4 Elsa - Spirit of Winter\n4x Be Prepared\n2 Mickey Mouse - Brave Little Tailor'}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={described}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {text === '' ? (
        <p className={styles['hint']}>
          Lists from Dreamborn, Inkdecks, Duels.ink and Moxfield, CSV, Pixelborn codes, Inktable links and the addresses
          of decks on this site are understood.
        </p>
      ) : null}
    </div>
  )
}
