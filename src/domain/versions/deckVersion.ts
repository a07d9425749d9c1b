import type { DeckEntry } from '../decks/deckRules.ts'
import type { Match } from '../matches/match.ts'

/** A list of cards that a deck had, until the next version began (decision 068). */
export type DeckVersion = {
  /** From 1; some numbers may be missing. */
  readonly number: number
  /** The author's name for it; null without one. */
  readonly name: string | null
  readonly entries: readonly DeckEntry[]
  /** An ISO date and time in the format of `Date.toISOString`. */
  readonly begunAt: string
}

/**
 * Finds the matches of each version: those from its beginning until that of the next one. Matches before the first known
 * version belong to it if it is number 1, because a deck can have matches that are older than its row; else to none.
 * @param versions in the order of their numbers.
 * @returns the matches by the version's number, in the order of `matches`.
 */
export function matchesByVersion(
  versions: readonly DeckVersion[],
  matches: readonly Match[],
): ReadonlyMap<number, readonly Match[]> {
  const found = new Map<number, Match[]>(versions.map(({ number }) => [number, []]))
  const first = versions[0]?.number === 1 ? versions[0] : undefined
  for (const match of matches) {
    const version = versions.findLast(({ begunAt }) => begunAt <= match.matchDate) ?? first
    if (version) found.get(version.number)?.push(match)
  }
  return found
}
