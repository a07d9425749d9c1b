import { applyStylesOf } from './restOfStyles.ts'

declare global {
  // The build replaces each `import()` by a call of this function (tools/build/retryImports.ts).
  var importFile: (
    base: string,
    path: string,
    needed?: readonly string[],
    styled?: readonly string[],
  ) => Promise<unknown>
}

const failures = new Map<string, number>()
const loaded = new Set<string>()

/**
 * Imports a file of the build. Browsers (Chromium from 150 on) cache the failure to fetch a module or one of its imports. So
 * this function fetches the file's imports before it imports the file; without a connection it fetches the file first, too.
 * After a failed import, the next call requests the file under a new address. The file's imports always have the same
 * address, because a module with two addresses would run twice. If all files can be fetched and the import fails again, the
 * browser has cached the failure of a file that the page preloads, and only a new document can load it.
 * @param base the address of the importing file.
 * @param path the path of the file, relative to `base`.
 * @param needed the paths of all files that the file imports, directly or not, except those that the importing file imports too.
 * @param styled the paths of those of these files that have styles, which are applied before the file is used.
 * @throws TypeError when a file, or the styles of the site, cannot be fetched.
 */
export async function importFile(
  base: string,
  path: string,
  needed: readonly string[] = [],
  styled: readonly string[] = [],
): Promise<unknown> {
  const url = new URL(path, base).href
  const count = failures.get(url) ?? 0
  const files = needed.map((file) => new URL(file, base).href)
  const others = count === 0 ? files.filter((file) => !loaded.has(file) && !isPreloaded(file)) : files
  // Without a connection the service worker may have the files.
  await Promise.all((navigator.onLine ? others : [url, ...others]).map(fetchFile))
  try {
    const [module]: readonly unknown[] = await Promise.all([
      import(/* @vite-ignore */ count === 0 ? url : `${url}?retry=${count}`),
      applyStylesOf(styled.map((file) => new URL(file, base).pathname)),
    ])
    for (const file of others) loaded.add(file)
    return module
  } catch (error) {
    failures.set(url, count + 1)
    if (count > 0 && files.some(isPreloaded)) location.reload()
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
