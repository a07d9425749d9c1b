import { rateInterval } from '../matches/winRateConfidence.ts'
import { OPENING_HAND_SIZE, type Random } from '../decks/openingHand.ts'
import { type CurveCard, type CurveQuestion, drawsAtTurn, isPutBack } from './inkOdds.ts'

/** A question about playing a card of cost t on every turn t from `firstTurn` on. */
export type OnCurveQuestion = CurveQuestion & { readonly firstTurn: number }

/** The result of simulated games: in how many of them the player was on curve through turn 1, 2, 3 … */
export type SimulatedCurve = { readonly games: number; readonly onCurve: readonly number[] }

/**
 * Simulates the first turns of games. On each turn the player draws, puts a card into the inkwell, and from `firstTurn` on plays
 * a card with a cost equal to the turn. The player sets aside the card to play, one that cannot be inked if possible, and inks
 * a card whose turn to be played is over, if there is one, else the most expensive one (docs/odds.md).
 */
export function simulateCurve(question: OnCurveQuestion, games: number, random: Random): SimulatedCurve {
  const { policy, onThePlay, turns, firstTurn } = question
  const kinds = joinKinds(question.cards)
  const deck = Uint8Array.from(kinds.flatMap(({ quantity }, at) => Array<number>(quantity).fill(at)))
  const goesBack = kinds.map((card) => isPutBack(card, policy))
  const onCurve = Array<number>(turns).fill(0)
  const hand = new Uint8Array(kinds.length)

  for (let game = 0; game < games; game++) {
    let top = dealHand(deck, goesBack, random)
    hand.fill(0)
    for (let at = 0; at < top; at++) hand[deck[at]!]! += 1 // `hand` has a place for each kind
    for (let turn = 1; turn <= turns; turn++) {
      if (drawsAtTurn(turn, onThePlay) === 1 && top < deck.length) {
        swap(deck, top, top + Math.floor(random() * (deck.length - top)))
        hand[deck[top]!]! += 1 // as above
        top++
      }
      if (turn >= firstTurn && !take(hand, findPlay(kinds, hand, turn))) break
      if (!take(hand, findInk(kinds, hand, Math.max(turn, firstTurn - 1)))) break
      onCurve[turn - 1]! += 1 // one of `turns`
    }
  }
  return { games, onCurve }
}

/** Cards with the same cost that can or cannot be inked are one kind. Kinds are sorted by cost, first those that cannot. */
const joinKinds = (cards: readonly CurveCard[]): CurveCard[] =>
  [...Map.groupBy(cards, ({ cost, inkable }) => cost * 2 + Number(inkable))]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, [first, ...others]]) =>
      first ? [{ ...first, quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
    )

/** The first kind in the hand with a cost; −1 if there is none. */
function findPlay(kinds: readonly CurveCard[], hand: Uint8Array, cost: number): number {
  for (let at = 0; at < kinds.length; at++) if (hand[at]! > 0 && kinds[at]!.cost === cost) return at // both have this place
  return -1
}

/**
 * The kind in the hand to ink: one with a cost up to that of the last turn to play it, else the most expensive one; −1 if
 * there is none.
 */
function findInk(kinds: readonly CurveCard[], hand: Uint8Array, passed: number): number {
  let found = -1
  for (let at = 0; at < kinds.length; at++) {
    const { cost, inkable } = kinds[at]! // a place of the list
    if (!inkable || hand[at] === 0) continue
    if (cost <= passed) return at
    found = at
  }
  return found
}

/** Removes a card from the hand. @returns whether there is one. */
function take(hand: Uint8Array, kind: number): boolean {
  if (kind < 0) return false
  hand[kind]! -= 1 // callers found it in the hand
  return true
}

/**
 * Shuffles as much of a deck as an opening hand and the mulligan need: afterwards the deck begins with the hand, and the rest
 * is still to be shuffled.
 * @returns the number of cards in the hand.
 */
function dealHand(deck: Uint8Array, goesBack: readonly boolean[], random: Random): number {
  const size = Math.min(OPENING_HAND_SIZE, deck.length)
  for (let at = 0; at < size; at++) swap(deck, at, at + Math.floor(random() * (deck.length - at)))
  let next = size
  const refilled: number[] = []
  for (let at = 0; at < size; at++) if (goesBack[deck[at]!]) refilled.push(at) // `at` is below the size
  for (const at of refilled) {
    // A card from the rest of the deck replaces the one that goes to the bottom; a rest that is too small ends the refill,
    // because the card on the bottom would come back.
    if (next >= deck.length) break
    swap(deck, next, next + Math.floor(random() * (deck.length - next)))
    swap(deck, at, next)
    next++
  }
  return size
}

function swap(deck: Uint8Array, one: number, other: number): void {
  const card = deck[one]!
  deck[one] = deck[other]! // callers pass places in the deck
  deck[other] = card
}

/** The margin of error of a simulated chance, in percentage points: half of its 95% interval (decision 27), always above 0. */
export function marginOfError(hits: number, games: number): number {
  const interval = rateInterval({ wins: hits, total: games })
  return interval ? (interval.high - interval.low) / 2 : 100
}
