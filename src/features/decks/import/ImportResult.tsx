import { useEffect, useRef, useState } from 'react'
import { type CheckedLine, type DeckListProblem, isAboutWholeList } from '#domain/decks/deckEntries.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { SHOWN_PROBLEMS } from './ImportDifferences.tsx'
import styles from './ImportResult.module.css'
import { RecognizedLines } from './RecognizedLines.tsx'
import { correctLine } from './readPastedDeck.ts'
import type { useDeckReading } from './useDeckReading.ts'
import { WrongLine } from './WrongLine.tsx'

/** A refused import: its problems, and how many imports were refused, so that the same problems are announced again. */
export type ImportStop = { readonly number: number; readonly problems: readonly DeckListProblem[] }

const NO_LINES: readonly CheckedLine[] = []

/** The result of checking a pasted list: the numbers of recognized cards and wrong lines, corrections, and the cards. */
export function ImportResult({
  problemsId,
  reading: { result, isLoading, failure, index },
  stop,
  text,
  onCorrect,
  onAllCorrected,
}: {
  /** The id of the list of problems. */
  problemsId: string
  reading: ReturnType<typeof useDeckReading>
  stop: ImportStop | null
  text: string
  onCorrect: (text: string) => void
  /** Called when the last suggestion lost the focus. */
  onAllCorrected: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const [corrections, setCorrections] = useState(0)
  useEffect(() => {
    if (corrections === 0) return
    const next = box.current?.querySelector('button')
    if (next) next.focus()
    else onAllCorrected()
    // Only a correction moves the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [corrections])

  const lines = result?.lines ?? NO_LINES
  const wrong = lines.filter(({ card }) => card === null)
  const aboutList = stop?.problems.filter(isAboutWholeList) ?? []
  return (
    <div className={styles['result']} ref={box}>
      <p role="status" className={styles['summary']}>
        {result ? <Summary cards={countCards(result.entries)} wrong={wrong.length} /> : null}
        {failure}
      </p>
      {isLoading ? <Spinner label="Loading deck..." /> : null}
      <div
        key={stop?.number ?? 0}
        id={problemsId}
        role={stop ? 'alert' : undefined}
        className={styles['problems']}
        hidden={wrong.length === 0 && aboutList.length === 0}
      >
        {aboutList.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
        {wrong.slice(0, SHOWN_PROBLEMS).map((line) => (
          <WrongLine
            key={line.line}
            line={line}
            index={index}
            correct={(card) => correctLine(text, lines, line, card)}
            onCorrect={(changed) => {
              onCorrect(changed)
              setCorrections(corrections + 1)
            }}
          />
        ))}
        {wrong.length > SHOWN_PROBLEMS ? <p>and {wrong.length - SHOWN_PROBLEMS} more</p> : null}
      </div>
      <RecognizedLines lines={lines} setCodes={index.setCodes} />
    </div>
  )
}

const Summary = ({ cards, wrong }: { cards: number; wrong: number }) => (
  <>
    {countOf(cards, 'card')} recognized
    {wrong > 0 ? (
      <>
        , <span className={styles['wrong']}>{countOf(wrong, 'line')} not</span>
      </>
    ) : null}
  </>
)
