declare global {
  // The build writes calls of it in place of `import()` (tools/build/retryImports.ts).
  var importFile: (base: string, path: string) => Promise<unknown>
}

const failures = new Map<string, number>()

/**
 * Imports a file of the build. Browsers cache that a module, or one that it imports, could not be fetched (Chromium from 150
 * on). So without a connection the file is fetched first, and after another failure it is requested under a new address.
 * @param base the address of the importing file.
 * @param path the path of the file, relative to `base`.
 * @throws TypeError when the file cannot be fetched.
 */
export async function importFile(base: string, path: string): Promise<unknown> {
  const url = new URL(path, base).href
  // The service worker may have it.
  if (!navigator.onLine) await fetch(url)
  const count = failures.get(url) ?? 0
  try {
    return await import(/* @vite-ignore */ count === 0 ? url : `${url}?retry=${count}`)
  } catch (error) {
    failures.set(url, count + 1)
    throw error
  }
}
