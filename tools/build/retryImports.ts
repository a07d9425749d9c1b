import type { Plugin } from 'vite'

/** A dynamic import of another file of the build. */
const DYNAMIC_IMPORT = /\bimport\((?=["'`]\.\/)/g

/** A call of `importFile` without the files that the imported file needs. */
const CALL = /\bimportFile\(import\.meta\.url,(["'`])\.\/([^"'`]+)\1\)/g

/** A style sheet of a module. */
const STYLES = /\.module\.css(?:$|\?)/

/** A file of the build: its path, and the paths of its static imports. */
type Chunk = { readonly fileName: string; readonly imports: readonly string[] }

/**
 * Replaces the dynamic imports of the built site by calls of `importFile` (src/app/importFile.ts), which retries under another
 * address: browsers cache that a module could not be fetched, so a second import under the same address fails at once. Each call
 * lists the files that the imported file needs, and those of them that have styles.
 */
export const retryImports: Plugin = {
  name: 'retry-imports',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  renderChunk: (code) => ({ code: code.replaceAll(DYNAMIC_IMPORT, 'importFile(import.meta.url,'), map: null }),
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const styled = new Set(
      chunks.filter(({ moduleIds }) => moduleIds.some((id) => STYLES.test(id))).map(({ fileName }) => fileName),
    )
    for (const chunk of chunks)
      chunk.code = chunk.code.replaceAll(CALL, (call: string, _quote: string, name: string) => {
        const imported = inSameFolder(chunk.fileName, name)
        const needed = filesNeeded(chunks, chunk.fileName, imported)
        const withStyles = [`./${name}`, ...needed].filter((path) =>
          styled.has(inSameFolder(chunk.fileName, path.slice(2))),
        )
        const more = withStyles.length > 0 ? [needed, withStyles] : needed.length > 0 ? [needed] : []
        return [call.slice(0, -1), ...more.map((value) => JSON.stringify(value))].join(',') + ')'
      })
  },
}

/**
 * The files that a file imports, directly or not, unless the importing file imports them too.
 * @returns their paths relative to the importing file; all files are in one folder.
 * @throws if a file is missing.
 */
export function filesNeeded(chunks: readonly Chunk[], importing: string, imported: string): string[] {
  const present = importsOf(chunks, importing)
  return [...importsOf(chunks, imported)]
    .filter((file) => file !== imported && !present.has(file))
    .map((file) => `./${file.slice(file.lastIndexOf('/') + 1)}`)
    .toSorted() // lists of the same files compress best in the same order
}

const inSameFolder = (file: string, name: string) => file.slice(0, file.lastIndexOf('/') + 1) + name

/** A file and all files that it imports, directly or not. */
function importsOf(chunks: readonly Chunk[], fileName: string, seen = new Set<string>()): Set<string> {
  if (seen.has(fileName)) return seen
  const chunk = chunks.find((file) => file.fileName === fileName)
  if (!chunk) throw new Error(`The built site has no ${fileName}.`)
  seen.add(fileName)
  for (const file of chunk.imports) importsOf(chunks, file, seen)
  return seen
}
