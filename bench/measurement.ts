/** One row of the report: the measured quantity, its value and its budget. */
export type Measurement = {
  /** The part of the product. */
  readonly area: string
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 's' | 'kB' | 'MB' | 'nodes' | '%' | 'per s' | 'ratio' | ''
  /** The value must be below this; absent for informative rows. */
  readonly bar?: number
  /** Context for the value, such as the spread or the median. */
  readonly note?: string
}
