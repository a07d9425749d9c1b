/** Numbers of cards by class, in an order that the caller chooses. */
export type Counts = readonly number[]

/**
 * The number of ways to choose `size` of `total` cards; 0 if there are fewer. The error is below 10⁻¹³ of the result.
 */
export function binomial(total: number, size: number): number {
  if (size < 0 || size > total) return 0
  let ways = 1
  for (let taken = 0; taken < Math.min(size, total - size); taken++) ways = (ways * (total - taken)) / (taken + 1)
  return ways
}

/** The number of cards of all classes. */
export const sumOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0)

/** Adds the counts of each class. */
export const addCounts = (one: Counts, other: Counts): number[] => one.map((count, at) => count + (other[at] ?? 0))

/** Subtracts the counts of each class. */
export const subtractCounts = (one: Counts, other: Counts): number[] => one.map((count, at) => count - (other[at] ?? 0))

/**
 * Visits every possible sample of `size` cards, or all cards if there are fewer, with its chance from 0 to 1: the
 * multivariate hypergeometric distribution (Johnson, Kotz and Balakrishnan, "Discrete Multivariate Distributions",
 * 1997, chapter 39).
 * @param visit gets the same array each time, with other numbers.
 */
export function forEachSample(cards: Counts, size: number, visit: (sample: Counts, chance: number) => void): void {
  const total = sumOf(cards)
  const wanted = Math.min(size, total)
  const all = binomial(total, wanted)
  const sample = cards.map(() => 0)
  const take = (at: number, ways: number, sizeLeft: number, cardsLeft: number): void => {
    if (at === cards.length) return visit(sample, ways / all)
    const inClass = cards[at] ?? 0
    const fewest = Math.max(0, sizeLeft - (cardsLeft - inClass))
    const most = Math.min(inClass, sizeLeft)
    // Each number of ways follows from the one before.
    let ofClass = binomial(inClass, fewest)
    for (let taken = fewest; taken <= most; taken++) {
      sample[at] = taken
      take(at + 1, ways * ofClass, sizeLeft - taken, cardsLeft - inClass)
      ofClass = (ofClass * (inClass - taken)) / (taken + 1)
    }
  }
  take(0, 1, wanted, total)
}
