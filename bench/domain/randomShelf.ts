import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { SelectableDeck, SelectionProblem } from '#domain/shelf/selectionProblem.ts'

const INKS = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel']
const FAVORITE_PAIRS = 6
/** The number of cards that decks of two inks choose from; the first ones are the most popular. */
const POOL = 120
const DECK_CARDS = 60
/** The highest prices of common, uncommon, … cards in cents. */
const HIGHEST = new Map([
  ['Common', 25],
  ['Uncommon', 50],
  ['Rare', 300],
  ['Super Rare', 800],
  ['Legendary', 3000],
])

/**
 * A member's decks and collection: decks of 60 real cards in 15 to 20 lines, in six pairs of inks, with popular cards
 * in many of them. The member owns enough of 97% of the cards for each single deck, and more of a third of them.
 * @param seed the same number gives the same shelf.
 */
export function randomShelf(
  cards: readonly Card[],
  decks: number,
  budgetCents: number,
  seed: number,
): SelectionProblem {
  const random = randomNumbers(seed)
  const pick = (count: number) => Math.floor(random() * count)
  const shuffle = <T>(values: readonly T[]) =>
    values
      .map((value) => ({ value, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ value }) => value)
  const byKey = new Map(cards.map((card) => [cardKey(card), card]))
  const pairs = INKS.flatMap((one, at) => INKS.slice(at + 1).map((other) => new Set([one, other])))
  const pools = shuffle(pairs)
    .slice(0, FAVORITE_PAIRS)
    .map((inks) => shuffle([...byKey].filter(([, card]) => card.inks.every((ink) => inks.has(ink)))).slice(0, POOL))
  const makeDeck = (at: number): SelectableDeck => {
    const pool = pools[pick(pools.length)] ?? []
    const size = 15 + pick(6)
    const lines = new Set<string>()
    while (lines.size < size) lines.add(pool[Math.floor(random() ** 2 * pool.length)]?.[0] ?? '')
    const fours = DECK_CARDS - 3 * size
    return { id: String(at), cards: new Map([...lines].map((key, place) => [key, place < fours ? 4 : 3])) }
  }
  const made = Array.from({ length: decks }, (_, at) => makeDeck(at))
  const owned = new Map<string, number>()
  const cents = new Map<string, number>()
  for (const [key, { rarity }] of byKey) {
    const most = Math.max(...made.map((deck) => deck.cards.get(key) ?? 0))
    owned.set(key, random() < 0.03 ? pick(4) : most + (random() < 0.33 ? 1 + pick(4) : 0))
    cents.set(key, Math.ceil((HIGHEST.get(rarity) ?? 1000) * random() ** 2))
  }
  return { decks: made, owned, cents, budgetCents, pinned: new Set(), order: 'most' }
}

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
