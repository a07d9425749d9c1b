/** One line of the table: what was measured, the value, and what it should be (design: speed). */
export type Measurement = {
  /** Which part of the product. */
  readonly area: string
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 's' | 'kB' | 'MB' | 'nodes' | '%' | 'per s' | 'ratio' | ''
  /** The value has to be below it; absent where the number only informs. */
  readonly bar?: number
  /** What helps to judge the value: its spread, the median of many. */
  readonly note?: string
}
