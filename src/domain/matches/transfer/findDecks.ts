import { versionAt } from '../../versions/deckVersion.ts'
import type { ImportDeck } from './makeMatchRows.ts'
import type { PlayedDeck, ReadMatch } from './readMatchRows.ts'

/** A list that a member's deck has, or had as a version; `contents` as `contentsOf` makes them. */
export type KnownList = {
  readonly deckId: string
  /** Null for the list of a deck that never changed. */
  readonly version: { readonly number: number; readonly begunAt: string } | null
  readonly contents: string
}

/** The deck of an imported match, and the version if it is not the one that the deck had at that time. */
export type FoundDeck = { readonly deckId: string; readonly deckVersion?: number | undefined }

/** A deck of a file for which no deck, or more than one, has its name or list. The member chooses. */
export type DeckQuestion = {
  readonly key: string
  readonly name: string
  /** As in the file. */
  readonly inks: string
  readonly matches: readonly ReadMatch[]
}

/**
 * Finds the decks of matches: of a logged game, by the deck's id, by the list of cards that was played, by the name; a deck
 * of another site is the same deck in all rows.
 * @param lists in the order of the versions of each deck.
 * @param contentsOf the contents of a match's list; null without one.
 * @param loggedDeck the deck of a match that is already logged; undefined if it is not.
 */
export function findDecks(
  matches: readonly ReadMatch[],
  decks: readonly ImportDeck[],
  lists: readonly KnownList[],
  contentsOf: (list: string) => string | null,
  loggedDeck: (match: ReadMatch) => string | undefined = () => undefined,
): { readonly found: ReadonlyMap<ReadMatch, FoundDeck>; readonly questions: readonly DeckQuestion[] } {
  const found = new Map<ReadMatch, FoundDeck>()
  const contents = new Map<string, string | null>()
  for (const match of matches) {
    const loggedId = loggedDeck(match)
    const logged = decks.find(({ id }) => id === loggedId)
    if (logged) {
      found.set(match, { deckId: logged.id })
      continue
    }
    const { list } = match.deck
    if (!contents.has(list)) contents.set(list, list === '' ? null : contentsOf(list))
    const deck = findDeck(match, decks, lists, contents.get(list) ?? null)
    if (deck) found.set(match, deck)
  }
  for (const [source, group] of Map.groupBy(matches, ({ deck }) => deck.sourceId)) {
    const ids = new Set(group.flatMap((match) => found.get(match)?.deckId ?? []))
    const [deckId] = ids
    if (source === '' || deckId === undefined || ids.size > 1) continue
    for (const match of group) if (!found.has(match)) found.set(match, { deckId })
  }
  const unknown = matches.filter((match) => !found.has(match))
  const questions = [...Map.groupBy(unknown, ({ deck }) => questionKey(deck))].map(([key, group]) => ({
    key,
    name: group[0]?.deck.name ?? '',
    inks: group[0]?.deck.inks ?? '',
    matches: group,
  }))
  return { found, questions }
}

const questionKey = ({ sourceId, name, inks }: PlayedDeck) => sourceId || name.toLowerCase() || inks.toLowerCase()

function findDeck(
  { deck, matchDate }: ReadMatch,
  decks: readonly ImportDeck[],
  lists: readonly KnownList[],
  contents: string | null,
): FoundDeck | null {
  const equal = lists.filter((list) => list.contents === contents)
  const hasSameName = ({ name }: ImportDeck) => name.trim().toLowerCase() === deck.name.toLowerCase()
  const candidates = [
    decks.filter(({ id }) => id === deck.id),
    decks.filter(({ id }) => equal.some((list) => list.deckId === id)),
    deck.name === '' ? [] : decks.filter(hasSameName),
  ]
  for (const some of candidates) {
    // If several decks have the list, the name decides.
    const [only, ...others] = some.length > 1 ? some.filter(hasSameName) : some
    if (!only || others.length > 0) continue
    const deckVersion = deck.version ?? findVersion(only.id, matchDate, lists, equal)
    return { deckId: only.id, ...(deckVersion !== undefined && { deckVersion }) }
  }
  return null
}

/** The number of the version with the played list; undefined if the version of that time has it, or none has it. */
function findVersion(
  deckId: string,
  time: string,
  lists: readonly KnownList[],
  equal: readonly KnownList[],
): number | undefined {
  const versionsOf = (some: readonly KnownList[]) =>
    some.flatMap((list) => (list.deckId === deckId && list.version ? [list.version] : []))
  const played = versionsOf(equal)
  const current = versionAt(versionsOf(lists), time)
  if (played.some(({ number }) => number === current?.number)) return undefined
  return (played.findLast(({ begunAt }) => begunAt <= time) ?? played[0])?.number
}
