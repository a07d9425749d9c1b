import { type Random, shuffle } from '../decks/openingHand.ts'
import { type GoldfishCard, type GoldfishResult, playGoldfish } from './goldfish.ts'

/** Two decks of one size: a card that leaves the deck and the one that replaces it have the same place. */
export type SwapQuestion = {
  readonly before: readonly GoldfishCard[]
  readonly after: readonly GoldfishCard[]
  readonly onThePlay: boolean
  readonly turns: number
}

/** A mean over all games, and its margin of error: half of the 95% interval. */
export type Mean = { readonly mean: number; readonly margin: number }

/** A figure of both decks. */
export type SwapFigure = {
  readonly before: Mean
  readonly after: Mean
  /** After minus before, by pairs of games with the same order of places. */
  readonly difference: Mean
}

export type SwapResult = {
  readonly games: number
  /** The lore until the end of turn 1, 2, 3 … */
  readonly lore: readonly SwapFigure[]
  readonly inkMissed: SwapFigure
  readonly stuck: SwapFigure
}

/** Whether the 95% interval of a difference does not include 0. */
export const isClearDifference = ({ mean, margin }: Mean): boolean => Math.abs(mean) > margin

/**
 * Plays goldfish games with both decks. Both decks have the same order of places in each game ("common random numbers": Law,
 * "Simulation Modeling and Analysis", 2015, section 11.2), so that luck changes both results alike and the interval of the
 * difference is narrow.
 */
export function simulateSwap({ before, after, ...rules }: SwapQuestion, games: number, random: Random): SwapResult {
  const places = before.map((_, place) => place)
  const figures = Array.from({ length: rules.turns + 2 }, () => new PairedSums())
  for (let game = 0; game < games; game++) {
    const order = { before: shuffle(places, random), after: shuffle(places, random) }
    const results = [before, after].map((deck) => listFigures(playGoldfish(deck, order, rules)))
    for (const [at, sums] of figures.entries()) sums.add(results[0]?.[at] ?? 0, results[1]?.[at] ?? 0)
  }
  const [inkMissed, stuck, ...lore] = figures.map((sums) => sums.figure())
  return { games, lore, inkMissed: inkMissed ?? NO_GAMES, stuck: stuck ?? NO_GAMES }
}

const listFigures = ({ lore, inkMissed, stuck }: GoldfishResult) => [inkMissed, stuck, ...lore]

const UNKNOWN: Mean = { mean: 0, margin: Infinity }
const NO_GAMES: SwapFigure = { before: UNKNOWN, after: UNKNOWN, difference: UNKNOWN }

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959964

/** Sums of a figure of two decks over games. */
class PairedSums {
  #games = 0
  readonly #sums = [0, 0, 0]
  readonly #squares = [0, 0, 0]

  add(before: number, after: number): void {
    this.#games++
    for (const [at, value] of [before, after, after - before].entries()) {
      this.#sums[at]! += value // there are three
      this.#squares[at]! += value ** 2 // as above
    }
  }

  figure(): SwapFigure {
    const mean = (at: number): Mean => {
      if (this.#games < 2) return UNKNOWN
      const average = (this.#sums[at] ?? 0) / this.#games
      const variance = Math.max((this.#squares[at] ?? 0) / this.#games - average ** 2, 0)
      return { mean: average, margin: Z * Math.sqrt(variance / this.#games) }
    }
    return { before: mean(0), after: mean(1), difference: mean(2) }
  }
}
