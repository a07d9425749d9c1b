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
  const index = indexDecks(decks, lists)
  const found = new Map<ReadMatch, FoundDeck>()
  const contents = new Map<string, string | null>()
  for (const match of matches) {
    const logged = index.byId.get(loggedDeck(match) ?? '')
    if (logged) {
      found.set(match, { deckId: logged.id })
      continue
    }
    const { list } = match.deck
    if (!contents.has(list)) contents.set(list, list === '' ? null : contentsOf(list))
    const deck = findDeck(match, index, contents.get(list) ?? null)
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

/** Decks and lists by what they are found by, because a file may have 40,000 matches. */
type DeckIndex = ReturnType<typeof indexDecks>

const indexDecks = (decks: readonly ImportDeck[], lists: readonly KnownList[]) => ({
  byId: new Map(decks.map((deck) => [deck.id, deck])),
  byName: Map.groupBy(decks, ({ name }) => name.trim().toLowerCase()),
  listsByContents: Map.groupBy(lists, ({ contents }) => contents),
  listsByDeck: Map.groupBy(lists, ({ deckId }) => deckId),
})

function findDeck({ deck, matchDate }: ReadMatch, index: DeckIndex, contents: string | null): FoundDeck | null {
  const equal = (contents !== null && index.listsByContents.get(contents)) || []
  const withName = (deck.name !== '' && index.byName.get(deck.name.toLowerCase())) || []
  const decksOf = (ids: readonly string[]) => [...new Set(ids)].flatMap((id) => index.byId.get(id) ?? [])
  const candidates = [decksOf([deck.id]), decksOf(equal.map(({ deckId }) => deckId)), withName]
  for (const some of candidates) {
    // If several decks have the list, the name decides.
    const [only, ...others] = some.length > 1 ? some.filter((one) => withName.includes(one)) : some
    if (!only || others.length > 0) continue
    const deckVersion = deck.version ?? findVersion(matchDate, index.listsByDeck.get(only.id) ?? [], equal)
    return { deckId: only.id, ...(deckVersion !== undefined && { deckVersion }) }
  }
  return null
}

/**
 * The number of the version with the played list; undefined if the version of that time has it, or none has it.
 * @param lists those of the deck.
 * @param equal the lists, of any deck, that are the played list.
 */
function findVersion(time: string, lists: readonly KnownList[], equal: readonly KnownList[]): number | undefined {
  const versionsOf = (some: readonly KnownList[]) => some.flatMap(({ version }) => version ?? [])
  const played = versionsOf(lists.filter((list) => equal.includes(list)))
  const current = versionAt(versionsOf(lists), time)
  if (played.some(({ number }) => number === current?.number)) return undefined
  return (played.findLast(({ begunAt }) => begunAt <= time) ?? played[0])?.number
}
