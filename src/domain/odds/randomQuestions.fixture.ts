import { OPENING_HAND_SIZE, type Random } from '../decks/openingHand.ts'
import { chancesToFind, type GroupQuestion, hasWanted } from './groupOdds.ts'
import { cardsPutBack, type MulliganPolicy } from './mulliganPolicy.ts'
import { seededRandom } from './seededRandom.ts'

/** A question with a number of draws after the mulligan. */
export type DrawsQuestion = GroupQuestion & { readonly draws: number }

/** How far a simulated chance is from the exact one, in standard errors. */
export type Comparison = DrawsQuestion & { readonly exact: number; readonly simulated: number; readonly z: number }

/** Simulated shares near 0 and 1 are not normal: each question has at least about this many games of both results. */
const MIN_GAMES = 100

const pick = (random: Random, most: number) => Math.floor(random() * (most + 1))

/** A random question about a deck of 7 to 60 cards, most often 60. */
export function randomQuestion(random: Random): DrawsQuestion {
  const size = random() < 0.7 ? 60 : 7 + pick(random, 53)
  const most = Math.floor(size / 3)
  const hasB = random() < 0.7
  const [a, b, both] = [pick(random, most), hasB ? pick(random, most) : 0, hasB ? pick(random, 6) : 0]
  const [inA, inB, inBoth] = [a, b, Math.min(both, size - a - b)]
  const policies: MulliganPolicy[] = [
    { kind: 'keep' },
    { kind: 'others' },
    { kind: 'whole' },
    { kind: 'custom', a: pick(random, 3), b: pick(random, 3), others: pick(random, 4) },
  ]
  return {
    deck: [inA, inB, inBoth, size - inA - inB - inBoth],
    wanted: { a: 1 + pick(random, 2), b: hasB ? 1 + pick(random, 1) : 0 },
    policy: policies[pick(random, 3)] ?? { kind: 'keep' },
    draws: pick(random, 10),
  }
}

/**
 * The share of games, from 0 to 1, in which the wanted cards were found. It follows the steps of CR 2.2.2 with each card, and
 * shuffles as much of the deck as it needs.
 */
export function simulateQuestion(
  { deck, wanted, policy, draws }: DrawsQuestion,
  games: number,
  random: Random,
): number {
  const cards = Uint8Array.from(deck.flatMap((count, at) => Array<number>(count).fill(at)))
  const size = cards.length
  const swap = (one: number, other: number) => {
    const card = cards[one] ?? 0
    cards[one] = cards[other] ?? 0
    cards[other] = card
  }
  /** Puts random cards of the places from `start` to `end` on the places `from` to `to`. */
  const shuffleInto = (from: number, to: number, end: number) => {
    for (let at = from; at < to; at++) swap(at, at + Math.floor(random() * (end - at)))
  }
  const inHand = Math.min(OPENING_HAND_SIZE, size)
  let found = 0
  for (let game = 0; game < games; game++) {
    shuffleInto(0, inHand, size)
    const hand = [0, 0, 0, 0]
    for (let at = 0; at < inHand; at++) hand[cards[at] ?? 0]! += 1 // a class of the hand
    const toMove = [...cardsPutBack(hand, policy)]
    let remaining = inHand
    // The cards that are put back follow the others of the hand.
    for (let at = 0; at < remaining;) {
      const card = cards[at] ?? 0
      if ((toMove[card] ?? 0) > 0) {
        toMove[card]! -= 1 // as above
        remaining--
        swap(at, remaining)
      } else at++
    }
    const putBack = inHand - remaining
    const refill = Math.min(putBack, size - inHand)
    shuffleInto(inHand, inHand + refill, size)
    // The refill comes to the hand, and the cards that were put back to the rest of the deck.
    for (let at = 0; at < refill; at++) swap(remaining + at, inHand + at)
    const after = [0, 0, 0, 0]
    const seen = Math.min(inHand + draws, size)
    shuffleInto(inHand, seen, size)
    for (let at = 0; at < seen; at++) after[cards[at] ?? 0]! += 1 // as above
    if (hasWanted(after, wanted)) found++
  }
  return found / games
}

/** Compares the exact answers to random questions with simulated ones. */
export function* compareQuestions(questions: number, games: number, seed: number): Iterable<Comparison> {
  const random = seededRandom(seed)
  let left = questions
  while (left > 0) {
    const question = randomQuestion(random)
    const exact = (chancesToFind(question, question.draws)[question.draws] ?? 0) / 100
    if (games * exact * (1 - exact) < MIN_GAMES) continue
    left--
    const simulated = simulateQuestion(question, games, random)
    yield { ...question, exact, simulated, z: (simulated - exact) / Math.sqrt((exact * (1 - exact)) / games) }
  }
}
