import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { v4 as makeUuid } from 'uuid'
import { toFailure } from '#data/backend/errors.ts'
import { importMatches } from '#data/matches/importMatches.ts'
import { reloadMatches } from '#data/matches/matches.ts'
import type { Match } from '#domain/matches/match.ts'
import { findDecks } from '#domain/matches/transfer/findDecks.ts'
import type { ImportDeck } from '#domain/matches/transfer/makeMatchRows.ts'
import { readMatchRows, type RowProblem } from '#domain/matches/transfer/readMatchRows.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ModuleLoadError } from '#ui/lazy/loadModule.ts'
import { Notice } from '#ui/Notice.tsx'
import { readTextFile } from '#ui/readTextFile.ts'
import { showToast } from '#ui/toast.ts'
import { useIsMounted } from '#ui/useIsMounted.ts'
import { matchesText } from '../texts.ts'
import styles from './ImportMatchesDialog.module.css'
import { readCsvRows } from './matchesCsv.ts'

type FileContent = { readonly matches: readonly Match[]; readonly problems: readonly RowProblem[] }

/** The number of listed problems. */
const SHOWN_PROBLEMS = 20

/** Imports matches from a CSV file: shows its content first, then logs the matches that are not logged yet. */
export function ImportMatchesDialog({
  userId,
  decks,
  onClose,
}: {
  userId: string
  decks: readonly ImportDeck[]
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  const [content, setContent] = useState<FileContent | null>(null)
  const [failure, setFailure] = useState('')
  const [sent, setSent] = useState<number | null>(null)
  const stop = useRef<AbortController>(undefined)
  // Closing the dialog stops the import; sent matches stay.
  useEffect(() => () => stop.current?.abort(), [])

  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    setContent(null)
    setFailure('')
    if (!file) return
    const found = await readMatches(file, decks).catch((error: unknown) =>
      error instanceof ModuleLoadError ? error.message : 'This file could not be read.',
    )
    // The member may have chosen another file meanwhile.
    if (target.files?.[0] !== file) return
    if (typeof found === 'string') setFailure(found)
    else setContent(found)
  }
  const save = async ({ matches }: FileContent) => {
    setFailure('')
    setSent(0)
    stop.current = new AbortController()
    try {
      const { sent: done, added } = await importMatches(userId, matches, setSent, stop.current.signal)
      const parts = [
        `${matchesText(added)} imported`,
        done > added && `${formatCount(done - added)} already logged`,
        matches.length > done && `${formatCount(matches.length - done)} not imported`,
      ]
      if (isMounted()) onClose()
      showToast(`${parts.filter(Boolean).join(', ')}.`)
    } catch (error) {
      const { message } = toFailure(error, 'Failed to log match')
      if (!isMounted()) showToast(message)
      setFailure(message)
      setSent(null)
    }
    await reloadMatches(queryClient, userId)
  }

  const count = content?.matches.length ?? 0
  return (
    <Dialog
      title="Import Matches"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="gold"
            disabled={count === 0 || sent !== null}
            onClick={() => void (content && save(content))}
          >
            {sent !== null ? `Importing ${sent} of ${count}...` : count > 0 ? `Import ${matchesText(count)}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className={styles['import']}>
        <p>
          A CSV file with the columns Date, Deck, Result, Initiative, Opponent inks and Notes, as the export writes it.
          A row with the Match ID of a logged match is passed over.
        </p>
        <label className={styles['file']}>
          <span>CSV file</span>
          <input type="file" accept=".csv,text/csv" disabled={sent !== null} onChange={(event) => void read(event)} />
        </label>
        {failure ? <Notice kind="error">{failure}</Notice> : null}
        {content ? <Findings {...content} /> : null}
      </div>
    </Dialog>
  )
}

/** Reads the matches of a file, or returns the reason why it cannot be read. */
async function readMatches(file: File, decks: readonly ImportDeck[]): Promise<FileContent | string> {
  const read = await readTextFile(file)
  if (!read.ok) return read.message
  const { matches, problems } = readMatchRows(await readCsvRows(read.text), new Date())
  // Without its columns it is not a file of matches, and no row was read.
  if (problems[0]?.row === 1) return problems[0].message
  // Ids are created once here, so that repeating the import logs nothing twice.
  const { found } = findDecks(matches, decks, [], () => null)
  return {
    problems: [
      ...problems,
      ...matches
        .filter((match) => !found.has(match))
        .flatMap(({ rows, deck }) => rows.map((row) => ({ row, message: `You have no deck called “${deck.name}”.` }))),
    ],
    matches: matches.flatMap((match) => {
      const deck = found.get(match)
      return deck ? [{ ...match, ...deck, id: match.id ?? makeUuid() }] : []
    }),
  }
}

function Findings({ matches, problems }: FileContent) {
  const rows = problems.length === 1 ? '1 row is' : `${formatCount(problems.length)} rows are`
  return (
    <>
      <Notice kind={problems.length > 0 || matches.length === 0 ? 'warning' : 'success'}>
        {matches.length > 0 ? matchesText(matches.length) : 'No matches'} found
        {problems.length > 0 ? `; ${rows} left out` : ''}.
      </Notice>
      <ul className={styles['problems']}>
        {problems.slice(0, SHOWN_PROBLEMS).map(({ row, message }) => (
          <li key={row}>
            <b>Row {row}</b> {message}
          </li>
        ))}
        {problems.length > SHOWN_PROBLEMS ? <li>…and {problems.length - SHOWN_PROBLEMS} more.</li> : null}
      </ul>
    </>
  )
}
