/**
 * The smallest value that is at least as large as the given share of all values: 0.5 for the median, 0.95 for p95. NaN
 * without values, so that a missing measurement never passes its budget.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The median; NaN without values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)
