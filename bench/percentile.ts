/**
 * The value that a share of the values does not exceed: 0.5 for the median, 0.95 for "95 of 100".
 * NaN without values, so that something that was never measured is not taken for a good one.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle of the values, NaN without any. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)
