import { globSync } from 'node:fs'
import { resolve } from 'node:path'

/** What the bundler tells about a module: the modules that it imports at once. */
type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

/**
 * The files that share code between pages, the ones that more visits need first, each with the modules it begins at: it has
 * what those import and no earlier file has. So a file needs only earlier ones, and no two need each other.
 */
const FILES = [
  ['shared', 'src/app/start.tsx', 'src/features/landing/LandingPage.tsx'],
  ['search', 'src/features/cards/searchAddress.ts'],
  ['cards', 'src/features/cards/CardsPage.tsx', 'src/features/{characters,sets}/*Page.tsx'],
  ['card', 'src/features/cards/CardPage.tsx'],
  ['articles', 'src/features/{guides,legal}/*Page.tsx'],
  ['decks', 'src/features/decks/**/*Page.tsx'],
  ['tracking', 'src/features/{collection,matches}/**/*Page.tsx'],
  ['members', 'src/features/**/*Page.tsx'],
] as const

/**
 * Names the file that a module belongs to when more than one page needs it, for the bundler's groups.
 * @param root the project's folder.
 */
export function sharedFiles(root: string): (id: string, graph: Graph) => string | null {
  let files: ReadonlyMap<string, string> | undefined
  return (id, graph) => (files ??= sortModules(root, graph)).get(id) ?? null
}

function sortModules(root: string, graph: Graph): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [file, ...beginnings] of FILES) {
    const open = globSync(beginnings, { cwd: root }).map((path) => resolve(root, path))
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (files.has(id)) continue
      files.set(id, file)
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return files
}
