import { OPENING_HAND_SIZE } from '../decks/openingHand.ts'
import { drawOne, type HandState } from './handStates.ts'
import { sumOf } from './hypergeometric.ts'
import { handsAfterPuttingBack } from './openingHands.ts'

/** Copies of a card, by the fields that decide about ink and curve. */
export type CurveCard = { readonly cost: number; readonly inkable: boolean; readonly quantity: number }

/**
 * The cards that a player puts back in the mulligan, for questions about ink and curve: none, all that cost more than a
 * number, or all that cannot be inked.
 */
export type CurvePolicy = { readonly kind: 'keep' | 'uninkable' } | { readonly kind: 'costly'; readonly above: number }

/** How a game starts: the cards that the mulligan puts back, and whether the player goes first. */
export type CurveStart = { readonly policy: CurvePolicy; readonly onThePlay: boolean }

/** A question about the first turns. `turns` is the number of turns to compute. */
export type CurveQuestion = CurveStart & { readonly cards: readonly CurveCard[]; readonly turns: number }

/** Whether a policy puts a card back. */
export function isPutBack({ cost, inkable }: Omit<CurveCard, 'quantity'>, policy: CurvePolicy): boolean {
  switch (policy.kind) {
    case 'keep':
      return false
    case 'uninkable':
      return !inkable
    case 'costly':
      return cost > policy.above
  }
}

/** The number of cards that a player draws at the start of a turn, counted from 1. */
export const drawsAtTurn = (turn: number, onThePlay: boolean): 0 | 1 => (turn === 1 && onThePlay ? 0 : 1)

/**
 * The chances, in percent, to put a card into the inkwell on every turn from 1 to 1, 2, 3 … `turns`, if the player needs no
 * inkable card for anything else. They are exact (docs/odds.md).
 */
export function chancesToInk(question: CurveQuestion): number[] {
  const { deck, hands } = openingHands(question, ({ inkable }) => (inkable ? 0 : 1), 2)
  const size = sumOf(deck)
  const [inkable = 0] = deck
  let seen = Math.min(OPENING_HAND_SIZE, size)
  // The chances of having had each number of inkable cards, and of having inked on all turns so far.
  let chances = new Float64Array(size + 1)
  for (const { hand, chance } of hands) chances[hand[0] ?? 0]! += chance // at most the size of the deck
  return Array.from({ length: question.turns }, (_, index) => {
    const turn = index + 1
    if (drawsAtTurn(turn, question.onThePlay) === 1 && seen < size) {
      const cardsLeft = size - seen
      chances = chances.map(
        (chance, had) =>
          (chance * (cardsLeft - (inkable - had)) + (chances[had - 1] ?? 0) * (inkable - had + 1)) / cardsLeft,
      )
      seen++
    }
    chances.fill(0, 0, turn)
    return percent(chances.reduce((sum, chance) => sum + chance, 0))
  })
}

/**
 * The chances, in percent, to put a card into the inkwell on every turn from 1 to t and to have a card of cost t to play on turn
 * t, for t = 1, 2, 3 … `turns`. The player saves a card of cost t and inks other cards first. They are exact (docs/odds.md).
 */
export function chancesToPlay(question: CurveQuestion): number[] {
  return chancesToInk(question).map((chance, index) => Math.max(chance - chanceToMiss(question, index + 1), 0))
}

/** The classes of cards in a question about a turn, and the number of `PLAY_INKABLE` cards that were not inked. */
const [PLAY_INKABLE, OTHER_INKABLE, PLAY_UNINKABLE, OTHER, SAVED] = [0, 1, 2, 3, 4] as const

/** The chance, in percent, to ink on every turn until a turn and not to have a card of the same cost then. */
function chanceToMiss(question: CurveQuestion, lastTurn: number): number {
  const classOf = ({ cost, inkable }: CurveCard) =>
    cost === lastTurn ? (inkable ? PLAY_INKABLE : PLAY_UNINKABLE) : inkable ? OTHER_INKABLE : OTHER
  const { deck, hands } = openingHands(question, classOf, 4)
  let states: Iterable<HandState> = Array.from(hands, ({ hand, chance }) => ({
    hand: [...hand, hand[PLAY_INKABLE] ?? 0],
    chance,
  }))
  for (let turn = 1; turn <= lastTurn; turn++) {
    if (drawsAtTurn(turn, question.onThePlay) === 1)
      states = drawOne(states, deck, (hand, taken) => {
        if (taken === PLAY_INKABLE) hand[SAVED]! += 1 // each hand has this number
      })
    states = inkOne(states, turn)
  }
  let sum = 0
  for (const { hand, chance } of states) if (hand[SAVED] === 0) sum += chance
  return percent(sum)
}

/**
 * Inks a card on a turn, one of another cost if possible. Hands without an inkable card are dropped, and hands with a card of
 * the wanted cost that is never inked.
 */
function* inkOne(states: Iterable<HandState>, turn: number): Iterable<HandState> {
  for (const { hand, chance } of states) {
    if ((hand[PLAY_UNINKABLE] ?? 0) > 0) continue
    const saved = hand[SAVED] ?? 0
    const inHand = (hand[PLAY_INKABLE] ?? 0) + (hand[OTHER_INKABLE] ?? 0) - (turn - 1)
    if (inHand > saved) yield { hand, chance }
    else if (inHand > 0) yield { hand: hand.with(SAVED, saved - 1), chance }
  }
}

/** The deck by classes, and its hands after the mulligan. */
function openingHands({ cards, policy }: CurveQuestion, classOf: (card: CurveCard) => number, classes: number) {
  const [stay, putBack] = [Array<number>(classes).fill(0), Array<number>(classes).fill(0)]
  for (const card of cards) (isPutBack(card, policy) ? putBack : stay)[classOf(card)]! += card.quantity // a class of the array
  return {
    deck: stay.map((count, at) => count + (putBack[at] ?? 0)),
    hands: handsAfterPuttingBack(stay, putBack),
  }
}

const percent = (chance: number): number => Math.min(chance * 100, 100)
