/** What came of asking the browser's own store; undefined where it stores nothing: such a browser goes without. */
export async function tryStorage<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run()
  } catch {
    return undefined
  }
}
