import * as v from 'valibot'
import { INKS } from '#domain/cards/vocabulary.ts'
import { INITIATIVES, type Match, RESULTS, toOpponentInks, withMatch } from '#domain/matches/match.ts'
import { keptItems } from './keptItems.ts'
import { unsavedPrefix } from './unsaved.ts'

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
  }),
  v.transform((match): Match => ({ ...match, opponentInks: toOpponentInks(...match.opponentInks) })),
)

/** Among what a member has not sent yet, so that all of it is found and forgotten together. */
const items = (userId: string) => keptItems(`${unsavedPrefix(userId)}match.`)

/** Keeps a match that was logged without a connection. Its id makes sending it twice harmless. */
export const keepUnsent = (userId: string, match: Match): void => items(userId).set(match.id, match)

/** Whether a match of a member is kept here and not sent yet. */
export const isUnsent = (userId: string, id: string): boolean => items(userId).get(id) !== null

/** Forgets an unsent match: it was sent, refused or deleted. @returns whether there was one. */
export function dropUnsent(userId: string, id: string): boolean {
  const was = isUnsent(userId, id)
  items(userId).remove(id)
  return was
}

/** The matches of a member that this browser keeps and the backend does not know yet. */
export function unsentMatches(userId: string): readonly Match[] {
  const { keys, get } = items(userId)
  return keys().flatMap((key) => {
    const { success, output } = v.safeParse(matchSchema, get(key))
    return success ? [output] : []
  })
}

/** What was read of a member's matches, of one deck or of all, with the unsent ones among them. */
export const withUnsent = (userId: string, deckId: string | undefined, matches: readonly Match[]): readonly Match[] =>
  unsentMatches(userId)
    .filter((match) => deckId === undefined || match.deckId === deckId)
    .reduce(withMatch, matches)
