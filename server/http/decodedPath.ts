/** The decoded path of a request; undefined if it has a broken percent sign. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
