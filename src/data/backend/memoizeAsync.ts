/**
 * Runs `work` at the first use, and again at the next use after a failure.
 * @returns a function that gives the same result from then on.
 */
export function memoizeAsync<Made>(work: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= work().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
