import type { Card } from '../cards/card.ts'
import { type CardType, CARD_TYPES, type Ink, INKS } from '../cards/vocabulary.ts'

/** The bars of the cost curve (requirements §2, Deck detail; §9). */
const COST_BUCKETS = ['0', '1', '2', '3', '4', '5', '6+'] as const
export type CostBucket = (typeof COST_BUCKETS)[number]

/** The fields of a deck's cards that its charts need. */
export type CountedEntry = {
  readonly card: Pick<Card, 'cost' | 'inkable' | 'inks' | 'types' | 'lore' | 'strength'>
  readonly quantity: number
}

/** The data of a deck's charts. Counts are of copies. */
export type DeckAnalytics = {
  readonly totalCards: number
  /** All buckets in order, with the number of inkable cards in each. */
  readonly costCurve: readonly { readonly cost: CostBucket; readonly cards: number; readonly inkable: number }[]
  /** The inks of the deck in the game's order. A dual-ink card counts for both, so the sum may exceed the total. */
  readonly byInk: readonly { readonly ink: Ink; readonly cards: number }[]
  /** The types of the deck in the game's order. A song only counts as a song, so the sum is the total. */
  readonly byType: readonly { readonly type: CardType; readonly cards: number }[]
  readonly inkableCards: number
  /** Percent from 0 to 100, rounded; 0 without cards. */
  readonly inkablePercentage: number
  /** Null without cards. */
  readonly averageCost: number | null
  readonly totalLore: number
  readonly totalStrength: number
}

/** Computes the data of a deck's charts (requirements §2, Deck Analytics). */
export function analyzeDeck(cards: readonly CountedEntry[]): DeckAnalytics {
  const totalCards = count(cards)
  const inkableCards = count(cards, isInkable)
  const totalCost = sum(cards, ({ card }) => card.cost)
  return {
    totalCards,
    costCurve: COST_BUCKETS.map((cost) => {
      const inBucket = cards.filter(({ card }) => costBucket(card.cost) === cost)
      return { cost, cards: count(inBucket), inkable: count(inBucket, isInkable) }
    }),
    byInk: deckInks(cards).map((ink) => ({ ink, cards: count(cards, ({ card }) => card.inks.includes(ink)) })),
    byType: CARD_TYPES.map((type) => ({ type, cards: count(cards, (card) => mainType(card) === type) })).filter(
      (row) => row.cards > 0,
    ),
    inkableCards,
    inkablePercentage: totalCards === 0 ? 0 : Math.round((inkableCards * 100) / totalCards),
    averageCost: totalCards === 0 ? null : totalCost / totalCards,
    totalLore: sum(cards, ({ card }) => card.lore ?? 0),
    totalStrength: sum(cards, ({ card }) => card.strength ?? 0),
  }
}

/** The inks of a deck in the game's order. */
export function deckInks(cards: readonly CountedEntry[]): Ink[] {
  return INKS.filter((ink) => cards.some(({ card }) => card.inks.includes(ink)))
}

function costBucket(cost: number): CostBucket {
  return COST_BUCKETS[cost] ?? '6+'
}

/** The type under which a card is counted: a song only counts as a song. Undefined for a card without a known type. */
export function mainType({ card }: Pick<CountedEntry, 'card'>): CardType | undefined {
  return CARD_TYPES.find((type) => card.types.includes(type) && (type !== 'Action' || !card.types.includes('Song')))
}

function isInkable({ card }: CountedEntry): boolean {
  return card.inkable
}

function count(cards: readonly CountedEntry[], isCounted: (card: CountedEntry) => boolean = () => true): number {
  return sum(cards, (card) => Number(isCounted(card)))
}

function sum(cards: readonly CountedEntry[], valueOf: (card: CountedEntry) => number): number {
  return cards.reduce((total, card) => total + valueOf(card) * card.quantity, 0)
}
