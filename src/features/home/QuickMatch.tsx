import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { v4 as makeUuid } from 'uuid'
import { deleteMatch } from '#data/matches/deleteMatch.ts'
import { showMatchChange } from '#data/matches/matches.ts'
import { logOrQueueMatch } from '#data/matches/matchOutbox.ts'
import type { Ink } from '#domain/cards/vocabulary.ts'
import { INITIATIVES, type Initiative, type Match, type Result } from '#domain/matches/match.ts'
import { deckProblem, inksProblem, toggleInk, toMatchValues } from '#domain/matches/matchForm.ts'
import { InkButtons } from '#cardUi/list/InkButtons.tsx'
import { INITIATIVE_TEXTS, matchName } from '#features/matches/texts.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { focusIfLost } from '#ui/focusIfLost.ts'
import { Panel } from '#ui/Panel.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import styles from './QuickMatch.module.css'

const INITIATIVE_OPTIONS = INITIATIVES.map((value) => ({ value, label: INITIATIVE_TEXTS[value] }))

/** The outcome of the last press: a logged match, which can be undone, an undone match, or an error message. */
type Outcome =
  | { readonly match: Match; readonly isSent: boolean }
  | { readonly undone: Match }
  | { readonly error: string }

/** Logs a match by its inks and its result. The deck of the last match is preselected. */
export function QuickMatch({
  userId,
  decks,
  matches,
}: {
  userId: string
  /** All decks of the member, newest first; undefined while they load. */
  decks: readonly { readonly id: string; readonly name: string }[] | undefined
  /** The latest matches first; undefined while they load. */
  matches: readonly Match[] | undefined
}) {
  const queryClient = useQueryClient()
  const [chosenDeck, setChosenDeck] = useState<string>()
  const [initiative, setInitiative] = useState<Initiative>('on_play')
  const [inks, setInks] = useState<readonly Ink[]>([])
  const [outcome, setOutcome] = useState<Outcome>()
  // Every attempt has the same id, so that a match that reached the host is not logged twice.
  const [matchId, setMatchId] = useState(() => makeUuid())
  const lastDeck = matches?.find(({ deckId }) => decks?.some(({ id }) => id === deckId))?.deckId
  const deckId = chosenDeck ?? lastDeck ?? decks?.[0]?.id ?? ''

  const undo = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: Match) => deleteMatch(userId, id),
    onSuccess(_, match) {
      void showMatchChange(queryClient, userId, { deletedId: match.id })
      setInks(match.opponentInks)
      setOutcome({ undone: match })
    },
  })
  const log = useMutation({
    networkMode: 'always',
    mutationFn: async (match: Match) => ({ match, isSent: await logOrQueueMatch(userId, match) }),
    onSuccess(logged) {
      setOutcome(logged)
      undo.reset()
      setInks([])
      setMatchId(makeUuid())
    },
    onError: ({ message }) => setOutcome({ error: message }),
  })
  const press = (result: Result) => {
    const problem = deckProblem(deckId) ?? inksProblem(inks)
    if (problem !== undefined) setOutcome({ error: problem })
    else
      log.mutate({
        id: matchId,
        ...toMatchValues({ deckId, result, initiative, opponentInks: inks, notes: '' }, new Date()),
      })
  }

  return (
    <Panel title="Log a Match" action={<Link to={paths.matches()}>All Matches</Link>}>
      {decks?.length === 0 ? (
        <p className={styles['note']}>Build a deck first, then log its matches here.</p>
      ) : (
        <>
          <div className={styles['row']}>
            <SelectField
              label="Deck"
              value={deckId}
              disabled={!decks}
              onChange={({ target }) => setChosenDeck(target.value)}
            >
              {decks?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SegmentedControl
              label="Initiative"
              value={initiative}
              options={INITIATIVE_OPTIONS}
              onChange={setInitiative}
            />
          </div>
          <div className={styles['inks']}>
            <InkButtons
              label="Opponent’s Colors"
              chosen={inks}
              onToggle={(ink) => {
                setInks(toggleInk(inks, ink))
                setOutcome(undefined)
              }}
            />
          </div>
          <div className={styles['results']} role="group" aria-label="Result">
            <Button className={styles['won'] ?? ''} isBusy={log.isPending} onClick={() => press('win')}>
              Won
            </Button>
            <Button className={styles['lost'] ?? ''} isBusy={log.isPending} onClick={() => press('loss')}>
              Lost
            </Button>
            <Button isBusy={log.isPending} onClick={() => press('tie')}>
              Tied
            </Button>
          </div>
          <div role="status" className={styles['outcome']}>
            {outcome === undefined ? null : 'error' in outcome ? (
              <p className={styles['problem']}>{outcome.error}</p>
            ) : 'undone' in outcome ? (
              <p ref={focusIfLost} tabIndex={-1}>
                {matchName(outcome.undone)}: undone.
              </p>
            ) : (
              <>
                <p>
                  {matchName(outcome.match)}:{' '}
                  {outcome.isSent
                    ? 'logged.'
                    : 'not sent yet. It is saved on this device and will be sent automatically.'}
                </p>
                {undo.error ? <p className={styles['problem']}>{undo.error.message}</p> : null}
                <Button variant="quiet" isBusy={undo.isPending} onClick={() => undo.mutate(outcome.match)}>
                  Undo
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </Panel>
  )
}
