import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'
import type { Collection } from '../collection/copies.ts'
import { compareDecks } from '../decks/compareDecks.ts'
import { analyzeDeck, type DeckAnalytics } from '../decks/deckAnalytics.ts'
import { copyLimit } from '../decks/copyLimit.ts'
import { type DeckCard, findDeckCards } from '../decks/deckCard.ts'
import { countCards, type DeckEntry } from '../decks/deckRules.ts'
import { type DeckWorth, deckWorth, type PrintingsOf } from '../decks/deckValue.ts'
import { judgeFormats, type Verdict } from '../formats/judgeFormats.ts'
import type { RuleBook } from '../formats/ruleBook.ts'
import { chancesToInk, chancesToPlay, type CurveStart } from '../odds/inkOdds.ts'
import type { GoldfishCard } from './goldfish.ts'

/** Copies of a card that leave a deck for as many of another one. Cards are compared by name. */
export type Swap = { readonly out: Card; readonly in: Card; readonly copies: number }

/** The deck after swaps, one after the other. A swap moves at most the copies that the deck has. */
export const swapCards = (cards: readonly DeckCard[], swaps: readonly Swap[]): readonly DeckCard[] =>
  swaps.reduce((deck, swap) => swapOnce(deck, swap).cards, cards)

/** A swap that leaves a deck with no more copies of the card that comes in than it may have. */
function fitSwap(cards: readonly DeckCard[], swap: Swap): Swap {
  const copies = countCards(cards.filter(({ card }) => cardKey(card) === cardKey(swap.in)))
  return { ...swap, copies: Math.min(swap.copies, Math.max(0, copyLimit(swap.in) - copies)) }
}

/** The entries of a deck after swaps that fit. Entries of unknown cards stay. */
export const swapEntries = (
  entries: readonly DeckEntry[],
  swaps: readonly Swap[],
  byId: ReadonlyMap<string, Card>,
): readonly DeckEntry[] => [
  ...swaps
    .reduce<readonly DeckCard[]>(
      (deck, swap) => swapOnce(deck, fitSwap(deck, swap)).cards,
      findDeckCards(entries, byId),
    )
    .map(({ card, quantity }) => ({ card: card.id, quantity })),
  ...entries.filter(({ card }) => !byId.has(card)),
]

/** The swaps that move copies if they are made one after the other, with the copies that they really move. */
export function movingSwaps(cards: readonly DeckCard[], swaps: readonly Swap[]): Swap[] {
  let deck = cards
  return swaps.flatMap((swap) => {
    const { cards: after, moved } = swapOnce(deck, swap)
    deck = after
    return moved > 0 ? { ...swap, copies: moved } : []
  })
}

function swapOnce(cards: readonly DeckCard[], swap: Swap): { readonly cards: DeckCard[]; readonly moved: number } {
  const same = cards.filter(({ card }) => cardKey(card) === cardKey(swap.in))
  let wanted = swap.copies
  const left = cards.map(({ card, quantity }) => {
    const taken = cardKey(card) === cardKey(swap.out) ? Math.min(quantity, wanted) : 0
    wanted -= taken
    return { card, quantity: quantity - taken }
  })
  const moved = swap.copies - wanted
  // The printing that the deck has already gets the copies.
  const known = (same.find(({ card }) => card.id === swap.in.id) ?? same[0])?.card.id
  const added =
    known === undefined
      ? [...left, { card: swap.in, quantity: moved }]
      : left.map((line) => (line.card.id === known ? { ...line, quantity: line.quantity + moved } : line))
  return { cards: added.filter(({ quantity }) => quantity > 0), moved }
}

/** The figures of a deck that a swap may change. */
export type DeckFigures = DeckWorth &
  Pick<DeckAnalytics, 'costCurve' | 'averageCost' | 'inkableCards'> & {
    /** The chances, in percent, to ink on every turn until turn 1, 2, 3 … */
    readonly inks: readonly number[]
    /** The chances, in percent, to ink on every turn until turn t and then hold a card of cost t, for t = 1, 2, 3 … */
    readonly plays: readonly number[]
    /** The official verdicts; null without rules. */
    readonly verdicts: readonly Verdict[] | null
  }

/** The number of turns with odds. */
const TURNS = 6

/**
 * Computes the figures of a deck.
 * @param start who starts, and the cards that the mulligan puts back.
 * @param official the rules of official events, and the ISO day for which they are applied; null before they are loaded.
 * @param collection see `deckWorth`.
 */
export function deckFigures(
  cards: readonly DeckCard[],
  {
    collection,
    printingsOf,
    official,
    leader = null,
    start,
  }: {
    collection: Collection | null
    printingsOf: PrintingsOf
    official: { readonly today: string; readonly book: RuleBook } | null
    leader?: string | null
    start: CurveStart
  },
): DeckFigures {
  const { costCurve, averageCost, inkableCards } = analyzeDeck(cards)
  const question = {
    cards: cards.map(({ card: { cost, inkable }, quantity }) => ({ cost, inkable, quantity })),
    ...start,
    turns: TURNS,
  }
  return {
    ...deckWorth(cards, collection, printingsOf),
    costCurve,
    averageCost,
    inkableCards,
    inks: chancesToInk(question),
    plays: chancesToPlay(question),
    verdicts: official && judgeFormats({ cards, leader }, official.today, official.book),
  }
}

/** The cards of a deck before and after a swap for `simulateSwap`: cards in both decks have the same place in both. */
export function pairPlaces(
  before: readonly DeckCard[],
  after: readonly DeckCard[],
): { readonly before: GoldfishCard[]; readonly after: GoldfishCard[] } {
  // Both lists are sorted by cost, so that cards with similar costs share a place.
  const { onlyInFirst, onlyInSecond } = compareDecks(before, after)
  const shared = copiesOf(compareDecks(before, onlyInFirst).onlyInFirst)
  return { before: [...shared, ...copiesOf(onlyInFirst)], after: [...shared, ...copiesOf(onlyInSecond)] }
}

const copiesOf = (cards: readonly DeckCard[]): GoldfishCard[] =>
  cards.flatMap(({ card, quantity }) => Array<GoldfishCard>(quantity).fill(goldfishCard(card)))

/** Characters without Reckless can quest for lore, and locations give it without characters. */
function goldfishCard({ cost, inkable, lore, types, keywords }: Card): GoldfishCard {
  const gives = types.includes('Location') || (types.includes('Character') && !keywords.includes('Reckless'))
  return { cost, inkable, lore: gives ? (lore ?? 0) : 0 }
}
