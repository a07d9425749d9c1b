/**
 * Does a piece of work when it is first asked for, and again when it is asked for after a failure.
 * @returns what gives its result, from then on the same one.
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
