declare global {
  // The build writes calls of it in place of `import()` (tools/build/retryImports.ts).
  var importFile: (base: string, path: string) => Promise<unknown>
}

const failures = new Map<string, number>()

/**
 * Imports a file of the build. After a failure the file is requested under a new address, because browsers cache that a module
 * could not be fetched (Chromium from 150 on).
 * @param base the address of the importing file.
 * @param path the path of the file, relative to `base`.
 */
export async function importFile(base: string, path: string): Promise<unknown> {
  const url = new URL(path, base).href
  const count = failures.get(url) ?? 0
  try {
    return await import(/* @vite-ignore */ count === 0 ? url : `${url}?retry=${count}`)
  } catch (error) {
    failures.set(url, count + 1)
    throw error
  }
}
