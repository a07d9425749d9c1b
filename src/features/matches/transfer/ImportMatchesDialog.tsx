import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { v4 as makeUuid } from 'uuid'
import { toFailure } from '#data/backend/errors.ts'
import { type ImportedMatch, importMatches, storedGameId } from '#data/matches/importMatches.ts'
import { reloadMatches } from '#data/matches/matches.ts'
import type { Match } from '#domain/matches/match.ts'
import type { ImportDeck } from '#domain/matches/transfer/makeMatchRows.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { showToast } from '#ui/toast.ts'
import { useIsMounted } from '#ui/useIsMounted.ts'
import { matchesText } from '../texts.ts'
import styles from './ImportMatchesDialog.module.css'
import { ImportPreview } from './ImportPreview.tsx'
import { MatchChooser } from './MatchChooser.tsx'
import { type MatchContent, readMatchFile, withoutBots } from './readMatchFile.ts'
import { undoMatchImport } from './undoMatchImport.ts'

/** Imports matches from a file or a text: shows its content first, then adds the matches that are not logged yet. */
export function ImportMatchesDialog({
  userId,
  logged,
  decks,
  onClose,
}: {
  userId: string
  /** All matches of the member. */
  logged: readonly Match[]
  decks: readonly ImportDeck[]
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  const [file, setFile] = useState<MatchContent | null>(null)
  const [importsBots, setImportsBots] = useState(true)
  const [failure, setFailure] = useState('')
  const [isReading, setIsReading] = useState(false)
  const [sent, setSent] = useState<number | null>(null)
  // One id for all attempts, so that Undo removes the matches of each.
  const [importId] = useState(() => makeUuid())
  /** The chosen deck of each question. */
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map())
  const latest = useRef<File | string>(undefined)
  const stop = useRef<AbortController>(undefined)
  // Closing the dialog stops the import; sent matches stay.
  useEffect(() => () => stop.current?.abort(), [])

  const read = async (source: File | string | undefined) => {
    latest.current = source
    setFile(null)
    setImportsBots(true)
    setFailure('')
    setAnswers(new Map())
    setIsReading(source !== undefined)
    if (source === undefined) return
    const found = await readMatchFile(source, userId, decks, queryClient)
    // The member may have chosen another file meanwhile.
    if (latest.current !== source) return
    setIsReading(false)
    if (typeof found === 'string') setFailure(found)
    else setFile(found)
  }
  const content = useMemo(() => (file && !importsBots ? withoutBots(file) : file), [file, importsBots])
  const ready = useMemo(() => (content ? withDecks(content, answers) : []), [content, answers])
  const known = useMemo(() => countLogged(ready, logged), [ready, logged])
  const count = ready.length
  const save = async () => {
    setFailure('')
    setSent(0)
    stop.current = new AbortController()
    try {
      const { sent: done, added: fresh } = await importMatches(userId, importId, ready, setSent, stop.current.signal)
      const parts = [
        `${matchesText(fresh)} imported`,
        done > fresh && `${formatCount(done - fresh)} already logged`,
        count > done && `${formatCount(count - done)} not imported`,
      ]
      if (isMounted()) onClose()
      const undo = { label: 'Undo', run: () => void undoMatchImport(queryClient, userId, importId) }
      showToast(`${parts.filter(Boolean).join(', ')}.`, fresh > 0 ? { action: undo } : {})
    } catch (error) {
      const { message } = toFailure(error, 'Failed to log match')
      if (!isMounted()) showToast(message)
      setFailure(message)
      setSent(null)
    }
    await reloadMatches(queryClient, userId)
  }

  return (
    <Dialog
      title="Import Matches"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="gold" disabled={count === 0 || sent !== null} onClick={() => void save()}>
            {sent !== null ? `Importing ${sent} of ${count}...` : count > 0 ? `Import ${matchesText(count)}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className={styles['import']}>
        <MatchChooser isDisabled={sent !== null} onChoose={(source) => void read(source)} />
        {failure ? <Notice kind="error">{failure}</Notice> : null}
        {isReading ? <Notice>Reading...</Notice> : null}
        {file && content ? (
          <ImportPreview
            content={content}
            bots={file.matches.filter(({ isAgainstBot }) => isAgainstBot).length}
            importsBots={importsBots}
            onBots={setImportsBots}
            ready={count}
            known={known}
            decks={decks}
            answers={answers}
            onAnswer={(key, deckId) => setAnswers(new Map(answers).set(key, deckId))}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

/** The matches whose deck was found or chosen. */
const withDecks = (
  { matches, found, questions }: MatchContent,
  answers: ReadonlyMap<string, string>,
): readonly ImportedMatch[] => {
  const chosen = new Map(
    questions.flatMap(({ key, matches: ofDeck }) => {
      const deckId = answers.get(key)
      return deckId ? ofDeck.map((match) => [match, { deckId }] as const) : []
    }),
  )
  return matches.flatMap((match) => {
    const deck = found.get(match) ?? chosen.get(match)
    return deck ? [{ ...match, ...deck }] : []
  })
}

/** The number of matches that are logged, as far as this browser knows. The database skips them. */
function countLogged(matches: readonly ImportedMatch[], logged: readonly Match[]): number {
  const known = new Set(logged.flatMap(({ id, gameId }) => (gameId === undefined ? [id] : [id, gameId])))
  return matches.filter(({ id, gameId }) => known.has(storedGameId(gameId)) || (id !== null && known.has(id))).length
}
