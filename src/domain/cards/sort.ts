import type { Card } from './card.ts'
import { compareText, foldText } from './foldText.ts'
import { memoize } from './memoize.ts'
import { marketPrice } from './prices.ts'
import { rarityRank } from './rarity.ts'
import { INKS } from './vocabulary.ts'

/** Returns the positions of all cards in an order. */
export type CardOrders = (sort: Order) => Uint32Array

/**
 * Sorts cards as the catalogue does: by name, set, collector number (9 before 10), id. The result does not depend on
 * the order of the input or on a locale.
 */
export function sortByName<Named extends Pick<Card, 'id' | 'name' | 'setId' | 'collectorNumber'>>(
  cards: readonly Named[],
): Named[] {
  return cards
    .map((card) => ({ card, name: foldText(card.name), number: collectorKey(card.collectorNumber) }))
    .toSorted(
      (a, b) =>
        compareText(a.name, b.name) ||
        compareText(a.card.setId, b.card.setId) ||
        compareText(a.number, b.number) ||
        compareText(a.card.id, b.card.id),
    )
    .map(({ card }) => card)
}

/**
 * The orders of card lists (requirements §2, Cards screen). `number` is for sets; `set` is by the name of the set, then by
 * number.
 */
const ORDERS = {
  name: (cards) => Uint32Array.from(cards.keys()),
  'name-desc': (cards) => Uint32Array.from(cards.keys()).toReversed(),
  'cost-asc': (cards) => orderBy(cards, ({ cost }) => cost),
  'cost-desc': (cards) => orderBy(cards, ({ cost }) => cost, DESCENDING),
  ink: (cards) => orderBy(cards, (card) => inkKey(card) * 1000 + card.cost),
  number: (cards) => orderByText(cards, ({ collectorNumber }) => collectorKey(collectorNumber)),
  'rarity-asc': (cards) => orderBy(cards, rarityKey),
  'rarity-desc': (cards) => orderBy(cards, rarityKey, DESCENDING),
  'price-asc': (cards) => orderBy(cards, marketPrice),
  'price-desc': (cards) => orderBy(cards, marketPrice, DESCENDING),
  'strength-asc': (cards) => orderBy(cards, ({ strength }) => strength),
  'strength-desc': (cards) => orderBy(cards, ({ strength }) => strength, DESCENDING),
  'willpower-asc': (cards) => orderBy(cards, ({ willpower }) => willpower),
  'willpower-desc': (cards) => orderBy(cards, ({ willpower }) => willpower, DESCENDING),
  'lore-asc': (cards) => orderBy(cards, ({ lore }) => lore),
  'lore-desc': (cards) => orderBy(cards, ({ lore }) => lore, DESCENDING),
  'ink-desc': (cards) =>
    orderBy(cards, (card) => (card.inks.length > 0 ? inkKey(card) * 1000 - card.cost : null), DESCENDING),
  type: (cards) => orderByText(cards, mainType),
  'type-desc': (cards) => orderByText(cards, mainType, DESCENDING),
  set: (cards) => orderByText(cards, setKey),
  'set-desc': (cards) => orderByText(cards, setKey, DESCENDING),
  'foil-desc': (cards) => orderBy(cards, ({ prices }) => prices.usdFoil, DESCENDING),
  'foil-asc': (cards) => orderBy(cards, ({ prices }) => prices.usdFoil),
} satisfies Record<string, (cards: readonly Card[]) => Uint32Array>

type Order = keyof typeof ORDERS

/**
 * An order, or one that puts the best match of a search first. `relevance` sorts equally good matches by name,
 * `relevance-number` by number.
 */
export type CardSort = Order | 'relevance' | 'relevance-number'

/**
 * Computes orders of cards, each at its first use; ties keep the order of names. `ink` sorts by ink, dual-ink cards
 * after the cards of their first ink and cards without ink last, then by cost.
 * @param cards sorted by `sortByName`.
 */
export function makeCardOrders(cards: readonly Card[]): CardOrders {
  return memoize((sort) => ORDERS[sort](cards))
}

/** The rank of a card by ink: each single ink is followed by the pairs that start with it; no ink comes last. */
export function inkKey({ inks }: Pick<Card, 'inks'>): number {
  const [first, second] = inks.map((ink) => INKS.indexOf(ink)).toSorted((a, b) => a - b)
  if (first === undefined) return INKS.length * (INKS.length + 1)
  return first * (INKS.length + 1) + (second === undefined ? 0 : second + 1)
}

const DESCENDING = -1

/** The rank of a card's rarity; null for a promo or an unknown rarity, which come last in both directions. */
const rarityKey = ({ rarity }: Card) => {
  const rank = rarityRank(rarity)
  return rank < 0 ? null : rank
}

/** Orders by a number; cards without it come last, in either direction. */
function orderBy(cards: readonly Card[], key: (card: Card) => number | null, direction = 1): Uint32Array {
  const keys = Float64Array.from(cards, (card) => {
    const value = key(card)
    return value === null ? Infinity : direction * value
  })
  return Uint32Array.from(cards.keys()).toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
}

function orderByText(cards: readonly Card[], key: (card: Card) => string, direction = 1): Uint32Array {
  const keys = cards.map(key)
  return Uint32Array.from(cards.keys()).toSorted((a, b) => direction * compareText(keys[a] ?? '', keys[b] ?? ''))
}

/** The most specific type of a card: "Song" for an action that is a song. */
export const mainType = ({ types }: Pick<Card, 'types'>): string => types.at(-1) ?? ''

/** Sorts by the name of the set, then by collector number. */
export const setKey = ({ set, collectorNumber }: Card) => `${foldText(set)} ${collectorKey(collectorNumber)}`

/**
 * Makes a sortable text of a collector number: "9" comes before "10", "4" before "4a" and "4A", and these before "4b".
 */
export function collectorKey(collectorNumber: string): string {
  return collectorNumber.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(6, '0'))
}
