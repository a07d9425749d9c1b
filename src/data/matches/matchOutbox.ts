import * as v from 'valibot'
import { INKS } from '#domain/cards/vocabulary.ts'
import { INITIATIVES, type Match, RESULTS, toMetInks } from '#domain/matches/match.ts'
import { Failure } from '../backend/errors.ts'
import { makeOutbox } from '../offline/outbox.ts'
import { requireSession } from '../session/viewer.ts'
import { logMatch } from './logMatch.ts'
import { reloadMatches, showMatchChange, updateMatchLists } from './matches.ts'

const ink = v.picklist(INKS)
const matchSchema = v.pipe(
  v.object({
    id: v.string(),
    deckId: v.string(),
    result: v.picklist(RESULTS),
    initiative: v.picklist(INITIATIVES),
    opponentInks: v.union([v.tuple([ink, ink]), v.tuple([ink])]),
    score: v.optional(v.object({ bestOf: v.picklist([2, 3]), won: v.number(), lost: v.number() })),
    opponentName: v.optional(v.string()),
    event: v.optional(v.string()),
    round: v.optional(v.number()),
    deckVersion: v.optional(v.number()),
    gameId: v.optional(v.string()),
    notes: v.string(),
    matchDate: v.string(),
    refusal: v.optional(v.string()),
  }),
  v.transform((match): Match => ({ ...match, opponentInks: toMetInks(match.opponentInks[0], match.opponentInks[1]) })),
)

/** The matches that a form is sending. The form itself shows why one is refused. */
const sentByForm = new Set<string>()

/**
 * The matches that were logged or changed and that the backend has not confirmed. A refused match stays, with the reason,
 * until its member changes or deletes it. The id of a match is its idempotency key.
 */
export const matchOutbox = makeOutbox<Match, Match>({
  prefix: 'match.',
  schema: matchSchema,
  subjectOf: ({ id }) => id,
  merge: (_, later) => later,
  refused: {
    mark: (match, refusal) => ({ ...match, refusal }),
    isMarked: ({ refusal }) => refusal !== undefined,
  },
  send: (userId, match) => logMatch(userId, match.id, match),
  failureText: 'Failed to log match',
  onAnswer({ queryClient }, userId, _, saved) {
    void showMatchChange(queryClient, userId, { saved })
  },
  onRefusal({ report }, _, { id }, reason) {
    if (!sentByForm.has(id)) report(`A match was not logged, and is saved on this device: ${reason}`)
  },
  onSettledElsewhere({ queryClient }, userId, matches) {
    // With a connection they were probably sent, not discarded: they stay visible until the lists are read again.
    if (navigator.onLine) for (const saved of matches) updateMatchLists(queryClient, userId, { saved })
    void reloadMatches(queryClient, userId)
  },
})

const findUnsent = (userId: string, id: string): Match | undefined =>
  matchOutbox
    .of(userId)
    .pending()
    .findLast((match) => match.id === id)

/** Whether a match of a member waits to be sent, or was refused. */
export const isUnsent = (userId: string, id: string): boolean => findUnsent(userId, id) !== undefined

/**
 * Logs a match, or changes one that is unsent. Without a connection it waits in this browser (decision 018).
 * @returns whether the backend has it.
 * @throws Failure with the reason if the backend refuses it. A match that was unsent before stays unsent with its changes.
 */
export async function logOrQueueMatch(userId: string, match: Match): Promise<boolean> {
  requireSession(userId, 'User must be authenticated')
  const wasUnsent = isUnsent(userId, match.id)
  const outbox = matchOutbox.of(userId)
  outbox.add(match)
  sentByForm.add(match.id)
  await outbox.flush().catch(() => undefined)
  sentByForm.delete(match.id)
  const unsent = findUnsent(userId, match.id)
  if (unsent?.refusal === undefined) return unsent === undefined
  if (!wasUnsent) outbox.discard(match.id)
  throw new Failure('unexpected', unsent.refusal)
}
