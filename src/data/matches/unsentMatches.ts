import * as v from 'valibot'
import { INKS } from '#domain/cards/vocabulary.ts'
import { INITIATIVES, type Match, RESULTS, toOpponentInks, withMatch } from '#domain/matches/match.ts'
import { prefixedStorage } from '../offline/prefixedStorage.ts'
import { unsavedPrefix, unsentPrefix } from '../offline/unsaved.ts'
import { withLock } from '../offline/withLock.ts'

const ink = v.picklist(INKS)
const matchSchema = v.pipe(
  v.object({
    id: v.string(),
    deckId: v.string(),
    result: v.picklist(RESULTS),
    initiative: v.picklist(INITIATIVES),
    opponentInks: v.tuple([ink, ink]),
    notes: v.string(),
    matchDate: v.string(),
    refusal: v.optional(v.string()),
  }),
  v.transform((match): Match => ({ ...match, opponentInks: toOpponentInks(...match.opponentInks) })),
)

/** Among what a member has not sent yet, so that all of it is found and forgotten together. */
const items = (userId: string) => prefixedStorage(unsentPrefix(userId))

/** What is kept beside a match. */
const triedSchema = v.object({ wasTried: v.literal(true) })

/**
 * Keeps a match that was logged and not confirmed. Its id makes sending it twice harmless.
 * @param wasTried whether it is or was on its way: the backend may know it although there was no answer.
 */
export const saveUnsent = (userId: string, match: Match, wasTried = wasTriedBefore(userId, match.id)): void =>
  items(userId).set(match.id, { ...match, wasTried })

const wasTriedBefore = (userId: string, id: string) => v.is(triedSchema, items(userId).get(id))

/** Whether a match stands in this browser and cannot stand anywhere else. */
export const isLocalOnly = (userId: string, id: string): boolean => isUnsent(userId, id) && !wasTriedBefore(userId, id)

/** Whether a match of a member is kept here and not sent yet. */
export const isUnsent = (userId: string, id: string): boolean => items(userId).get(id) !== null

/** Forgets an unsent match, whatever it says. */
export const removeUnsent = (userId: string, id: string): void => items(userId).remove(id)

/** Forgets an unsent match that is settled as it is given here; what was changed meanwhile stays, to be sent. */
export function settleUnsent(userId: string, match: Match): void {
  if (isKeptAs(userId, match)) removeUnsent(userId, match.id)
}

function isKeptAs(userId: string, match: Match): boolean {
  const kept = unsentMatches(userId).find(({ id }) => id === match.id)
  return JSON.stringify(kept) === JSON.stringify(match)
}

/** Those of them that are to be sent: not the refused ones, which wait to be changed. */
export const matchesToSend = (userId: string): readonly Match[] =>
  unsentMatches(userId).filter(({ refusal }) => refusal === undefined)

/** Keeps why the backend refused a match that is as it was sent: it is not sent again until its member has changed it. */
export function saveRefusal(userId: string, match: Match, refusal: string): boolean {
  const isRefused = isKeptAs(userId, match)
  if (isRefused) saveUnsent(userId, { ...match, refusal })
  return isRefused
}

/** The matches of a member that this browser keeps and the backend has not confirmed yet. */
export function unsentMatches(userId: string): readonly Match[] {
  const { keys, get } = items(userId)
  return keys().flatMap((key) => {
    const { success, output } = v.safeParse(matchSchema, get(key))
    return success ? [output] : []
  })
}

/**
 * A match as it is kept now, for sending it: from here on the backend may know it. Undefined where it was settled, refused or
 * deleted meanwhile.
 */
export function takeUnsent(userId: string, id: string): Match | undefined {
  const match = matchesToSend(userId).find((one) => one.id === id)
  if (match) saveUnsent(userId, match, true)
  return match
}

/** Runs what sends or deletes unsent matches of a member, one after the other in all tabs. */
export const withSendLock = (userId: string, run: () => Promise<void>): Promise<void> =>
  withLock(`${unsavedPrefix(userId)}matches`, run)

/** What was read of a member's matches, of one deck or of all, with the unsent ones among them. */
export const withUnsent = (userId: string, deckId: string | undefined, matches: readonly Match[]): readonly Match[] =>
  unsentMatches(userId)
    .filter((match) => deckId === undefined || match.deckId === deckId)
    .reduce(withMatch, matches)
