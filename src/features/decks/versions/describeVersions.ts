import type { Deck } from '#data/decks/decks.ts'
import type { Card } from '#domain/cards/card.ts'
import { memoize } from '#domain/cards/memoize.ts'
import { compareDecks } from '#domain/decks/compareDecks.ts'
import { type DeckCard, findDeckCards } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import type { Match } from '#domain/matches/match.ts'
import { countResults, type MatchRecord } from '#domain/matches/matchRecord.ts'
import { type DeckVersion, matchesByVersion } from '#domain/versions/deckVersion.ts'

/** A version with all that its row shows. */
export type ShownVersion = DeckVersion & {
  /** "v5", with its name if it has one. */
  readonly label: string
  readonly isCurrent: boolean
  readonly cards: readonly DeckCard[]
  /** The copies that came and went since the version before; null for the first known one. */
  readonly change: { readonly added: number; readonly removed: number } | null
  readonly matches: readonly Match[]
  readonly record: MatchRecord
}

/**
 * Adds to the versions of a deck what they changed and how they did. A deck that never changed has one version, itself.
 * @param matches undefined for visitors, and until they are loaded.
 */
export function describeVersions(
  stored: readonly DeckVersion[],
  deck: Pick<Deck, 'entries' | 'createdAt'>,
  byId: ReadonlyMap<string, Card>,
  matches: readonly Match[] = [],
): readonly ShownVersion[] {
  const begunAt = new Date(deck.createdAt).toISOString()
  const versions = stored.length > 0 ? stored : [{ number: 1, name: null, entries: deck.entries, begunAt }]
  const played = matchesByVersion(versions, matches)
  // Only the rows that are shown and the compared versions need cards, and a deck may have hundreds of versions.
  const cardsOf = memoize((version: DeckVersion) => findDeckCards(version.entries, byId))
  return versions.map((version, at) => {
    const own = played.get(version.number) ?? []
    const before = versions[at - 1]
    const change = memoize(() => (before ? countChange(cardsOf(before), cardsOf(version)) : null))
    return {
      ...version,
      label: `v${version.number}${version.name === null ? '' : ` ${version.name}`}`,
      isCurrent: at === versions.length - 1,
      get cards() {
        return cardsOf(version)
      },
      get change() {
        return change()
      },
      matches: own,
      record: countResults(own),
    }
  })
}

function countChange(before: readonly DeckCard[], after: readonly DeckCard[]) {
  const { onlyInFirst, onlyInSecond } = compareDecks(before, after)
  return { added: countCards(onlyInSecond), removed: countCards(onlyInFirst) }
}
