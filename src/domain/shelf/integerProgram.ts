/** A variable, which takes whole numbers only. */
export type IntegerColumn = { readonly lower: number; readonly upper: number; readonly cost: number }

/** A constraint: lower ≤ Σ factor · variable ≤ upper. Without a bound that side is open. */
export type IntegerRow = {
  readonly lower?: number
  readonly upper?: number
  /** Pairs of a column's index and its factor. */
  readonly terms: readonly (readonly [column: number, factor: number])[]
}

/**
 * An integer program: which values of the columns satisfy all rows, with the greatest or the least total cost? Costs are
 * whole numbers.
 */
export type IntegerProgram = {
  readonly columns: readonly IntegerColumn[]
  readonly rows: readonly IntegerRow[]
  readonly sense: 'maximize' | 'minimize'
  /** Values that satisfy all rows, if some are known. */
  readonly start: readonly number[] | null
}

export type IntegerSolution = {
  /** The best values found, by column; null if none satisfy the rows, or none were found in time. */
  readonly values: readonly number[] | null
  /** No values have a better total cost than this, which may be a fraction. */
  readonly bound: number
  /** Whether there was time to prove that no values are better. */
  readonly isProven: boolean
}

/**
 * Solves an integer program.
 * @param seconds the time limit.
 * @param onProgress receives the total cost of the best values and the bound while it works.
 */
export type SolveProgram = (
  program: IntegerProgram,
  seconds: number,
  onProgress?: (best: number, bound: number) => void,
) => IntegerSolution
