import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { v4 as makeUuid } from 'uuid'
import { toFailure } from '#data/backend/errors.ts'
import { type ImportCounts, importMatches, storedGameId } from '#data/matches/importMatches.ts'
import { lastImportQuery } from '#data/matches/lastImport.ts'
import { reloadMatches } from '#data/matches/matches.ts'
import type { Match } from '#domain/matches/match.ts'
import { type Alike, compareImport, type ImportedMatch } from '#domain/matches/transfer/compareImport.ts'
import type { ImportDeck } from '#domain/matches/transfer/makeMatchRows.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Outcome } from '#ui/Outcome.tsx'
import { showToast } from '#ui/toast.ts'
import { useIsMounted } from '#ui/useIsMounted.ts'
import { matchesText } from '../texts.ts'
import { AlikeMatches } from './AlikeMatches.tsx'
import styles from './ImportMatchesDialog.module.css'
import { ImportPreview, ImportSummary } from './ImportPreview.tsx'
import { LastImport } from './LastImport.tsx'
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
  /** The ids of games that look like a logged match but are others. */
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set())
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
    setOthers(new Set())
    setIsReading(source !== undefined)
    if (source === undefined) return
    const found = await readMatchFile(source, userId, decks, logged, queryClient)
    // The member may have chosen another file meanwhile.
    if (latest.current !== source) return
    setIsReading(false)
    if (typeof found === 'string') setFailure(found)
    else setFile(found)
  }
  const content = useMemo(() => (file && !importsBots ? withoutBots(file) : file), [file, importsBots])
  const ready = useMemo(() => (content ? withDecks(content, answers) : []), [content, answers])
  const plan = useMemo(() => compareImport(ready, logged), [ready, logged])
  const count = ready.length
  const same = plan.alike.filter(({ match }) => !others.has(match.gameId))
  // Logged matches are sent too, because the database decides, but they are not added again.
  const fresh = count - plan.known - plan.completed - same.length
  const save = async () => {
    setFailure('')
    setSent(0)
    stop.current = new AbortController()
    let added = 0
    const showProgress = (counts: ImportCounts) => {
      added = counts.added
      setSent(counts.sent)
    }
    const undo = { label: 'Undo', run: () => void undoMatchImport(queryClient, userId, importId) }
    const toSend = withLogged(ready, same)
    try {
      const counts = await importMatches(userId, importId, toSend, showProgress, stop.current.signal)
      if (isMounted()) onClose()
      showToast(describeEnd(counts, count), counts.added > 0 ? { action: undo } : {})
    } catch (error) {
      const { message } = toFailure(error, 'Failed to log match')
      // The matches sent before stay. Without the dialog this toast offers to remove them, and later the next import.
      const report = added > 0 ? `${message} ${matchesText(added)} imported.` : message
      if (!isMounted()) showToast(report, added > 0 ? { action: undo } : {})
      setFailure(report)
      setSent(null)
    }
    await Promise.all([reloadMatches(queryClient, userId), queryClient.invalidateQueries(lastImportQuery(userId))])
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
            {sent !== null ? `Importing ${sent} of ${count}...` : fresh > 0 ? `Import ${matchesText(fresh)}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className={styles['import']}>
        <MatchChooser isDisabled={sent !== null} onChoose={(source) => void read(source)} />
        {failure ? <Notice kind="error">{failure}</Notice> : null}
        <Outcome>
          {isReading ? <Notice>Reading...</Notice> : null}
          {file && content ? <ImportSummary content={content} plan={plan} /> : null}
        </Outcome>
        {file && content ? (
          <ImportPreview
            content={content}
            bots={file.matches.filter(({ isAgainstBot }) => isAgainstBot).length}
            importsBots={importsBots}
            onBots={setImportsBots}
            ready={count}
            decks={decks}
            answers={answers}
            onAnswer={(key, deckId) => setAnswers(new Map(answers).set(key, deckId))}
          />
        ) : null}
        <AlikeMatches alike={plan.alike} others={others} onChange={setOthers} />
        <LastImport userId={userId} isDisabled={sent !== null} />
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
    return deck ? [{ ...match, ...deck, gameId: storedGameId(match.gameId) }] : []
  })
}

/** The matches, with the ids of those that the member logged by hand. */
function withLogged(matches: readonly ImportedMatch[], same: readonly Alike[]): readonly ImportedMatch[] {
  const byHand = new Map(same.map(({ match, logged }) => [match, logged]))
  return matches.map((match) => ({ ...match, id: byHand.get(match)?.id ?? match.id }))
}

/** "74 matches imported, 1 completed, 2 already logged." @param count the number of matches to import. */
function describeEnd({ sent, added, completed, recognized }: ImportCounts, count: number): string {
  const known = sent - added - completed - recognized
  const parts = [
    `${matchesText(added)} imported`,
    completed > 0 && `${formatCount(completed)} completed`,
    recognized > 0 && `${formatCount(recognized)} recognized`,
    known > 0 && `${formatCount(known)} already logged`,
    count > sent && `${formatCount(count - sent)} not imported`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
