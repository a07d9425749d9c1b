import type { Ink } from '#domain/cards/vocabulary.ts'
import { type Random, shuffle } from '#domain/decks/openingHand.ts'
import { countHolders, type DeckSample, makeSample } from '#domain/suggestions/deckSample.ts'
import { NEAREST } from '#domain/suggestions/nearestDecks.ts'
import { suggestCards } from '#domain/suggestions/suggestCards.ts'
import { MAX_INKS } from '#domain/suggestions/suggestableCards.ts'
import type { PooledCard, TimedDeck } from './timedDeck.ts'

const SHOWN = 10

/** Limits of `sample_decks`. */
const [SAMPLED, OF_AUTHOR] = [1000, 2]

export type Hits = {
  readonly decks: number
  readonly tested: number
  /** Of the tested decks, those for which nothing was suggested. They count as no hit. */
  readonly silent: number
  /** The percentages of decks whose hidden card was among ten suggestions, by method. */
  readonly percent: Readonly<Record<'suggested' | 'unweighted' | 'popularInInks' | 'popular' | 'best', number>>
  /** The time of one computation in ms. */
  readonly each: number
}

/**
 * Hides a random card of decks that are newer than four fifths of all decks, and suggests cards from the sample that
 * `sample_decks` would have answered with before.
 */
export function measureHits(
  decks: readonly TimedDeck[],
  cards: readonly PooledCard[],
  most: number,
  random: Random,
): Hits {
  const ordered = decks.toSorted((a, b) => a.time - b.time)
  const split = Math.floor(ordered.length * 0.8)
  const older = ordered.slice(0, split).toReversed()
  const tests = shuffle(ordered.slice(split), random).slice(0, most)
  const inksOf = new Map(cards.map(({ key, inks }) => [key, inks]))
  const everywhere = makeSample(older.map(({ copies }) => copies))
  const samples = new Map<string, DeckSample>()
  const hits = { suggested: 0, unweighted: 0, popularInInks: 0, popular: 0, best: 0 }
  let [silent, time] = [0, 0]
  for (const test of tests) {
    const [hidden = '', ...keys] = shuffle([...test.copies.keys()], random)
    const inks = [...new Set(keys.flatMap((key) => inksOf.get(key) ?? []))].toSorted()
    const sample = samples.get(inks.join()) ?? sampleOf(older, inks)
    samples.set(inks.join(), sample)
    const known = new Set(keys)
    const isAllowed = (key: string) =>
      !known.has(key) && new Set([...inks, ...(inksOf.get(key) ?? [])]).size <= MAX_INKS
    const start = performance.now()
    const suggested = suggestCards(sample, keys, { isAllowed, count: SHOWN })
    time += performance.now() - start
    silent += Number(suggested === null)
    const has = (list: readonly string[]) => Number(list.slice(0, SHOWN).includes(hidden))
    hits.suggested += Number(suggested?.some(({ key }) => key === hidden) ?? false)
    hits.unweighted += has(mostOf(sharedCounts(sample, keys), isAllowed))
    hits.popularInInks += has(mostOf(holderCounts(sample), isAllowed))
    hits.popular += has(mostOf(holderCounts(everywhere), isAllowed))
    hits.best += has((test.likely ?? []).filter(isAllowed))
  }
  const percent = (count: number) => (100 * count) / tests.length
  return {
    decks: decks.length,
    tested: tests.length,
    silent,
    percent: {
      suggested: percent(hits.suggested),
      unweighted: percent(hits.unweighted),
      popularInInks: percent(hits.popularInInks),
      popular: percent(hits.popular),
      best: percent(hits.best),
    },
    each: time / tests.length,
  }
}

/** The sample of `sample_decks` for one or two inks. @param decks the newest first. */
function sampleOf(decks: readonly TimedDeck[], inks: readonly Ink[]): DeckSample {
  const fits = (deck: TimedDeck) =>
    inks.length === 1 ? deck.inks.includes(inks[0] ?? 'Amber') : deck.inks.every((ink) => inks.includes(ink))
  const seen = new Set<string>()
  const ofAuthor = new Map<string, number>()
  const listed = decks
    .filter(fits)
    .slice(0, 2 * SAMPLED)
    .filter(({ copies, author }) => {
      const list = [...copies]
        .map(([key, count]) => `${count} ${key}`)
        .toSorted()
        .join()
      const decksOfAuthor = (ofAuthor.get(author) ?? 0) + 1
      if (seen.has(list) || decksOfAuthor > OF_AUTHOR) return false
      seen.add(list)
      ofAuthor.set(author, decksOfAuthor)
      return true
    })
  return makeSample(listed.slice(0, SAMPLED).map(({ copies }) => copies))
}

const holderCounts = (sample: DeckSample) =>
  new Map([...sample.holders.keys()].map((key) => [key, countHolders(sample, key)]))

/** How many of the 20 decks with the most cards in common hold each card. */
function sharedCounts(sample: DeckSample, keys: readonly string[]): Map<string, number> {
  const near = sample.decks
    .map((deck) => ({ deck, shared: keys.filter((key) => deck.has(key)).length }))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, NEAREST)
  const counts = new Map<string, number>()
  for (const { deck } of near) for (const key of deck.keys()) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const mostOf = (counts: ReadonlyMap<string, number>, isAllowed: (key: string) => boolean): string[] =>
  [...counts]
    .filter(([key]) => isAllowed(key))
    .toSorted(([key, one], [otherKey, other]) => other - one || (key < otherKey ? -1 : 1))
    .slice(0, SHOWN)
    .map(([key]) => key)
