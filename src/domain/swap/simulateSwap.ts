import type { Random } from '../decks/openingHand.ts'
import { type GoldfishCard, type GoldfishResult, type GoldfishRules, placesNeeded, playGoldfish } from './goldfish.ts'
import { PairedSums, type SwapFigure } from './pairedSums.ts'

/** Two decks of one size: a card that leaves the deck and the one that replaces it have the same place. */
export type SwapQuestion = GoldfishRules & {
  readonly before: readonly GoldfishCard[]
  readonly after: readonly GoldfishCard[]
}

export type SwapResult = {
  readonly games: number
  /** The lore until the end of turn 1, 2, 3 … */
  readonly lore: readonly SwapFigure[]
  readonly inkMissed: SwapFigure
  readonly stuck: SwapFigure
  /** Whether each interval of a difference is `INTERVAL_REDUCTION` times narrower than that of `SEPARATE_GAMES`. */
  readonly hasConverged: boolean
}

/** The games of each deck that would be played without common random numbers. */
export const SEPARATE_GAMES = 20_000

/** How many times narrower the intervals of differences are than those of `SEPARATE_GAMES` of each deck. */
export const INTERVAL_REDUCTION = 5

/** The most games: without any gain from common random numbers as many would be needed. */
export const MAX_SWAP_GAMES = INTERVAL_REDUCTION ** 2 * SEPARATE_GAMES

/**
 * Goldfish games with both decks. Both decks have the same order of places in each game ("common random numbers": Law,
 * "Simulation Modeling and Analysis", 2015, section 11.2), so that luck changes both results alike and the interval of the
 * difference is narrow. More games make it as narrow as wanted (docs/odds.md).
 */
export class SwapSimulation {
  readonly #question: SwapQuestion
  readonly #random: Random
  readonly #sums: PairedSums
  /** The places in their current order, and whether both decks have equal cards there. */
  readonly #before: Uint8Array
  readonly #after: Uint8Array
  readonly #isSwapped: readonly boolean[]

  constructor(question: SwapQuestion, random: Random) {
    this.#question = question
    this.#random = random
    this.#sums = new PairedSums(question.turns + 2)
    this.#before = Uint8Array.from(question.before.keys())
    this.#after = Uint8Array.from(question.before.keys())
    this.#isSwapped = question.before.map((card, place) => !isEqual(card, question.after[place]))
  }

  /** Plays more games with each deck. */
  play(games: number): void {
    const { before, after } = this.#question
    const order = { before: this.#before, after: this.#after }
    const needed = placesNeeded(this.#question)
    for (let game = 0; game < games; game++) {
      const isSame = [
        shuffleFirst(this.#before, needed.before, this.#random, this.#isSwapped),
        shuffleFirst(this.#after, needed.after, this.#random, this.#isSwapped),
      ].every((swapped) => !swapped)
      const first = listFigures(playGoldfish(before, order, this.#question))
      // Without a swapped card both decks play the same game.
      this.#sums.add(first, isSame ? first : listFigures(playGoldfish(after, order, this.#question)))
    }
  }

  result(): SwapResult {
    const figures = this.#sums.figures()
    const [inkMissed, stuck, ...lore] = figures
    if (!inkMissed || !stuck) throw new Error('A simulation has these figures.')
    const { games } = this.#sums
    const hasConverged =
      games >= MAX_SWAP_GAMES || figures.every((figure) => narrowing(figure, games) >= INTERVAL_REDUCTION)
    return { games, lore, inkMissed, stuck, hasConverged }
  }
}

/**
 * How many times narrower the interval of a difference is than that of separate games of both decks.
 * @param games the pairs of games of the figure.
 * @param separate the games of each deck without common random numbers.
 */
export function narrowing({ before, after, difference }: SwapFigure, games: number, separate = SEPARATE_GAMES): number {
  const margin = Math.hypot(before.margin, after.margin) * Math.sqrt(games / separate)
  return difference.margin === 0 ? Infinity : margin / difference.margin
}

const isEqual = (one: GoldfishCard, other: GoldfishCard | undefined): boolean =>
  one.cost === other?.cost && one.inkable === other.inkable && one.lore === other.lore

/** Shuffles the first places of an order (Fisher and Yates). @returns whether any of them is marked. */
function shuffleFirst(order: Uint8Array, count: number, random: Random, marks: readonly boolean[]): boolean {
  let isMarked = false
  for (let at = 0; at < Math.min(count, order.length); at++) {
    const from = at + Math.floor(random() * (order.length - at))
    const place = order[from]! // both are places of the order
    order[from] = order[at]!
    order[at] = place
    isMarked ||= marks[place] === true
  }
  return isMarked
}

const listFigures = ({ lore, inkMissed, stuck }: GoldfishResult) => [inkMissed, stuck, ...lore]
