import { gzipSync } from 'node:zlib'
import { minifySync, type Plugin, type Rolldown } from 'vite'

/** The limit of what the shelf, wishes and trades add to the scripts that members load on another page, in bytes after gzip. */
const MAX_BYTES = 1000

/** The modules of the shelf, of wishes and of trades. */
const OF_SHELF =
  /\/src\/(?:(?:domain|data|features)\/shelf\/|(?:domain|data)\/wishes\/|cardUi\/wishes\/|features\/collection\/lists\/|url\/shelfSearch|cardUi\/copies\/(?:Allocation|CopyNote|[Ff]reeCopies)|domain\/collection\/tradeList)|TradeTextReader/

/** Members load these modules on every page, with all that they import. */
const ALWAYS = /\/src\/(?:app\/start\.tsx|data\/offline\/outboxes\.ts)$/

const PAGE = /\/src\/features\/(?!shelf\/).*Page\.tsx$/

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports'> & {
  readonly modules: Readonly<Record<string, { readonly code: string | null }>>
}

/** Refuses a build in which the shelf adds more than 1 kB to the scripts of another page. Code on demand does not count. */
export const limitShelfScript: Plugin = {
  name: 'limit-shelf-script',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    for (const { page, bytes } of listShelfBytes(chunks))
      if (bytes > MAX_BYTES)
        this.error(
          `The shelf adds ${bytes} bytes to the scripts of ${page}, more than ${MAX_BYTES}. Load it on demand.`,
        )
  },
}

/** Measures for each page but the shelf how many bytes after gzip the modules of the shelf take in the files that members load. */
export function listShelfBytes(chunks: readonly Chunk[]): { readonly page: string; readonly bytes: number }[] {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const always = chunks.filter(({ modules }) => Object.keys(modules).some((id) => ALWAYS.test(id)))
  const minified = new Map<string, string>()
  const minify = (id: string, code: string) => {
    const done = minified.get(id) ?? minifySync(id, code).code
    minified.set(id, done)
    return done
  }
  return chunks.flatMap((chunk) => {
    const page = Object.keys(chunk.modules).find((id) => PAGE.test(id))
    if (page === undefined) return []
    const code = [...loadedWith([chunk, ...always], files)].flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { code }]) => (OF_SHELF.test(id) && code ? [minify(id, code)] : [])),
    )
    return [{ page, bytes: code.length === 0 ? 0 : gzipSync(code.join('\n')).length }]
  })
}

/** All files that load together with `entries`. */
function loadedWith(entries: readonly Chunk[], files: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const found = new Set<Chunk>()
  const queue = [...entries]
  for (let chunk = queue.pop(); chunk !== undefined; chunk = queue.pop()) {
    if (found.has(chunk)) continue
    found.add(chunk)
    queue.push(...chunk.imports.flatMap((file) => files.get(file) ?? []))
  }
  return found
}
