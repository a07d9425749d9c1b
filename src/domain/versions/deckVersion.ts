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
 * The version that a deck had at a time: the last one that had begun. Before the first known version it is that one if
 * it is number 1, because a deck can have matches that are older than its row; else none.
 * @param versions in the order of their numbers.
 */
export const versionAt = <Version extends Pick<DeckVersion, 'number' | 'begunAt'>>(
  versions: readonly Version[],
  time: string,
): Version | undefined =>
  versions.findLast(({ begunAt }) => begunAt <= time) ?? (versions[0]?.number === 1 ? versions[0] : undefined)

/**
 * Finds the matches of each version: those that name it, and those of its time.
 * @param versions in the order of their numbers.
 * @returns the matches by the version's number, in the order of `matches`.
 */
export function matchesByVersion(
  versions: readonly DeckVersion[],
  matches: readonly Match[],
): ReadonlyMap<number, readonly Match[]> {
  const found = new Map<number, Match[]>(versions.map(({ number }) => [number, []]))
  for (const match of matches) {
    const named = match.deckVersion === undefined ? undefined : found.get(match.deckVersion)
    const list = named ?? found.get(versionAt(versions, match.matchDate)?.number ?? Number.NaN)
    list?.push(match)
  }
  return found
}
