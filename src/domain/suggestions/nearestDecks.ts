import { countHolders, type DeckSample, type SampledDeck } from './deckSample.ts'

/** A deck of a sample with its likeness to another deck, above 0. */
export type NearDeck = { readonly deck: SampledDeck; readonly at: number; readonly likeness: number }

/** The number of decks that decide. More of them have less in common with the deck (docs/suggestions.md). */
export const NEAREST = 20

/** The fewest decks from which cards are suggested. */
export const MIN_DECKS = 5

/** The share of the deck's names that a near deck has at least (docs/suggestions.md). */
const MIN_SHARE = 0.2

/**
 * The weight of a card in comparisons, so that rare cards count more: ln(1 + N / n) if n of N decks hold it ("inverse user
 * frequency" of Breese, Heckerman and Kadie, 1998); 0 if none does.
 */
export function cardWeight(sample: DeckSample, key: string): number {
  const holders = countHolders(sample, key)
  return holders === 0 ? 0 : Math.log(1 + sample.decks.length / holders)
}

/**
 * The decks of a sample that are most like a deck, at most 20, the most similar first and among equals the newer first. The
 * likeness is the sum of the weights of the names in both. Decks with fewer than a fifth of the deck's names are left out.
 * @param keys the names of the deck, each once.
 */
export function nearestDecks(sample: DeckSample, keys: readonly string[], count = NEAREST): NearDeck[] {
  const likeness = new Map<number, number>()
  const inBoth = new Map<number, number>()
  for (const key of keys) {
    const weight = cardWeight(sample, key)
    for (const at of sample.holders.get(key) ?? []) {
      likeness.set(at, (likeness.get(at) ?? 0) + weight)
      inBoth.set(at, (inBoth.get(at) ?? 0) + 1)
    }
  }
  const fewest = Math.max(1, keys.length * MIN_SHARE)
  return [...likeness]
    .filter(([at]) => (inBoth.get(at) ?? 0) >= fewest)
    .toSorted(([at, one], [otherAt, other]) => other - one || at - otherAt)
    .slice(0, count)
    .flatMap(([at, value]) => {
      const deck = sample.decks[at]
      return deck ? [{ deck, at, likeness: value }] : []
    })
}
