import { Z_95 } from '../matches/winRateConfidence.ts'

/** A mean over all games, and its margin of error: half of the 95% interval. */
export type Mean = { readonly mean: number; readonly margin: number }

/** A figure of both decks. */
export type SwapFigure = {
  readonly before: Mean
  readonly after: Mean
  /** After minus before, by pairs of games with the same order of places. */
  readonly difference: Mean
}

/** Whether the 95% interval of a difference does not include 0. */
export const isClearDifference = ({ mean, margin }: Mean): boolean => Math.abs(mean) > margin

/** Sums of figures of two decks over games. */
export class PairedSums {
  games = 0
  /** For each figure: the sums of before, after and their difference, and those of their squares. */
  readonly #sums: readonly Float64Array[]

  constructor(figures: number) {
    this.#sums = Array.from({ length: figures }, () => new Float64Array(6))
  }

  /** Adds a game of each deck. */
  add(before: readonly number[], after: readonly number[]): void {
    this.games++
    for (let at = 0; at < this.#sums.length; at++) {
      const sums = this.#sums[at]! // one of the figures, as below
      const [one, other] = [before[at]!, after[at]!]
      const difference = other - one
      sums[0]! += one
      sums[1]! += other
      sums[2]! += difference
      sums[3]! += one * one
      sums[4]! += other * other
      sums[5]! += difference * difference
    }
  }

  figures(): readonly SwapFigure[] {
    return this.#sums.map((sums) => {
      const mean = (at: number): Mean => {
        if (this.games < 2) return { mean: 0, margin: Infinity }
        const average = (sums[at] ?? 0) / this.games
        const variance = Math.max((sums[at + 3] ?? 0) / this.games - average ** 2, 0)
        return { mean: average, margin: Z_95 * Math.sqrt(variance / this.games) }
      }
      return { before: mean(0), after: mean(1), difference: mean(2) }
    })
  }
}
