import { type DeckSample, countHolders } from './deckSample.ts'
import { cardWeight, MIN_DECKS, type NearDeck, nearestDecks } from './nearestDecks.ts'

/** Why a card is suggested: `holding` of the `known` decks with all cards of `together` hold it. */
export type SuggestionReason = {
  readonly holding: number
  readonly known: number
  /** The `cardKey`s of 1 to 6 cards of the deck. */
  readonly together: readonly string[]
}

/** A card to add to a deck. */
export type Suggestion = {
  readonly key: string
  /** The share of the nearest decks that hold it, 0 to 1; each counts by the square of its likeness. */
  readonly score: number
  /** The usual number of copies: the median of the nearest decks that hold it, of two the lower one. */
  readonly copies: number
  readonly reason: SuggestionReason
}

/**
 * The fewest decks that hold a suggested card, among the nearest and among those of its reason. It is more than a sample has of
 * one author.
 */
export const MIN_HOLDERS = 3

/** The most cards that a reason names. */
const MAX_TOGETHER = 6

/**
 * Suggests cards for a deck from the decks that are most like it (docs/suggestions.md).
 * @param keys the names (`cardKey`) in the deck, each once.
 * @param isAllowed whether a name may be suggested.
 * @param compareEqual orders suggestions with the same score, before their names do.
 * @returns at most `count` suggestions, the best first; null if fewer than 5 similar decks are known.
 */
export function suggestCards(
  sample: DeckSample,
  keys: readonly string[],
  {
    isAllowed,
    compareEqual = () => 0,
    count,
  }: {
    isAllowed: (key: string) => boolean
    compareEqual?: (key: string, other: string) => number
    count: number
  },
): Suggestion[] | null {
  const near = nearestDecks(sample, keys)
  if (near.length < MIN_DECKS) return null
  const inDeck = new Set(keys)
  const strengths = new Map<string, number>()
  const holding = new Map<string, NearDeck[]>()
  let whole = 0
  for (const one of near) {
    const strength = one.likeness ** 2
    whole += strength
    for (const key of one.deck.keys()) {
      if (inDeck.has(key)) continue
      strengths.set(key, (strengths.get(key) ?? 0) + strength)
      const known = holding.get(key)
      if (known) known.push(one)
      else holding.set(key, [one])
    }
  }
  const suggestions: Suggestion[] = []
  const ranked = [...strengths]
    .filter(([key]) => (holding.get(key)?.length ?? 0) >= MIN_HOLDERS && isAllowed(key))
    .toSorted(
      ([key, one], [otherKey, other]) => other - one || compareEqual(key, otherKey) || (key < otherKey ? -1 : 1),
    )
  for (const [key, strength] of ranked) {
    if (suggestions.length >= count) break
    const holders = holding.get(key) ?? []
    const reason = findReason(sample, keys, key, holders)
    if (!reason) continue
    const copies = lowerMedian(holders.map(({ deck }) => deck.get(key) ?? 0))
    suggestions.push({ key, score: strength / whole, copies, reason })
  }
  return suggestions
}

/**
 * Chooses cards of a deck that explain a suggestion: the rare ones of the near decks that hold the suggestion come first, and
 * each is taken if at least 5 decks of the sample still hold all taken cards, and 3 of these the suggestion. Null if none is taken.
 */
function findReason(
  sample: DeckSample,
  keys: readonly string[],
  suggested: string,
  near: readonly NearDeck[],
): SuggestionReason | null {
  const ordered = keys
    .map((key) => ({
      key,
      value:
        cardWeight(sample, key) * near.reduce((sum, { deck, likeness }) => sum + (deck.has(key) ? likeness : 0), 0),
    }))
    .toSorted((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1))
  const holds = (key: string) => (at: number) => sample.decks[at]?.has(key) ?? false
  const together: string[] = []
  let known: readonly number[] = []
  let holding = countHolders(sample, suggested)
  for (const { key } of ordered) {
    if (together.length >= MAX_TOGETHER) break
    const left = together.length === 0 ? (sample.holders.get(key) ?? []) : known.filter(holds(key))
    const leftHolding = left.filter(holds(suggested)).length
    if (left.length < MIN_DECKS || leftHolding < MIN_HOLDERS) continue
    together.push(key)
    known = left
    holding = leftHolding
  }
  return together.length === 0 ? null : { holding, known: known.length, together }
}

/** The median of numbers; of two middle ones the lower. 0 for none. */
export function lowerMedian(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0
}
