/** The result of reading or writing IndexedDB; undefined in a browser that refuses it, which works without saved data. */
export async function tryStorage<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run()
  } catch {
    return undefined
  }
}
