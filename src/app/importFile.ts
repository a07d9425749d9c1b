declare global {
  // The build writes calls of it in place of `import()` (tools/build/retryImports.ts).
  var importFile: (base: string, path: string, needed?: readonly string[]) => Promise<unknown>
}

const failures = new Map<string, number>()
const loaded = new Set<string>()

/**
 * Imports a file of the build. Browsers cache that a module, or one that it imports, could not be fetched (Chromium from 150
 * on). So the files that it imports are fetched first, without a connection the file too, and after another failure it is
 * requested under a new address. The other files keep their address, because a module has to run only once.
 * @param base the address of the importing file.
 * @param path the path of the file, relative to `base`.
 * @param needed the paths of all files that it imports, except those of the importing file.
 * @throws TypeError when a file cannot be fetched.
 */
export async function importFile(base: string, path: string, needed: readonly string[] = []): Promise<unknown> {
  const url = new URL(path, base).href
  const others = needed
    .map((file) => new URL(file, base).href)
    .filter((file) => !loaded.has(file) && !isPreloaded(file))
  // The service worker may have them.
  await Promise.all((navigator.onLine ? others : [url, ...others]).map(fetchFile))
  const count = failures.get(url) ?? 0
  try {
    const module: unknown = await import(/* @vite-ignore */ count === 0 ? url : `${url}?retry=${count}`)
    for (const file of others) loaded.add(file)
    return module
  } catch (error) {
    failures.set(url, count + 1)
    throw error
  }
}

const isPreloaded = (url: string) =>
  document.querySelector(`link[rel="modulepreload"][href="${new URL(url).pathname}"]`) !== null

/** Loads a file into the browser's cache. */
async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new TypeError(`${url} was answered with ${response.status}.`)
  await response.arrayBuffer()
}
