import { globSync } from 'node:fs'
import { resolve } from 'node:path'

/** What the bundler tells about a module: the modules that it imports at once. */
type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

const LISTS = ['src/features/{characters,sets}/*Page.tsx']
const CARDS = ['src/features/cards/CardsPage.tsx']
const CARD = ['src/features/cards/CardPage.tsx']
const DECKS = ['src/features/decks/list/DecksPage.tsx']
const DECK = ['src/features/decks/detail/{DeckPage,DeckTools}.tsx']

/** What guides share with cards and decks beyond what every page has: a guide needs no catalogue with it, and a deck no guide. */
const GUIDED = ['src/ui/BackLink.tsx', 'src/domain/decks/deckRules.ts']

/**
 * The files that share code between pages, the ones that more visits need first, each with the modules it begins at: it has
 * what those import and no earlier file has. So a file needs only earlier ones, and no two need each other.
 * Where there are two lists of beginnings it has what both of them import.
 */
const FILES: readonly (readonly [file: string, begins: readonly string[], alsoOf?: readonly string[]])[] = [
  [
    'shared',
    ['src/app/start.tsx', 'src/features/landing/LandingPage.tsx', 'src/app/offline/keepOffline.ts', ...GUIDED],
  ],
  // A link leads to one card or deck, where no grid and no filters are needed.
  ['catalogue', CARDS, [...CARD, ...DECKS, ...DECK]],
  ['search', ['src/features/cards/searchAddress.ts']],
  ['articles', ['src/features/{guides,legal}/*Page.tsx']],
  ['grid', LISTS, CARDS],
  ['lists', LISTS],
  ['cards', CARDS],
  ['card', CARD],
  ['decks', DECKS, DECK],
  ['deckLists', DECKS],
  ['deck', DECK],
  ['ownDecks', ['src/features/decks/**/*Page.tsx']],
  ['tracking', ['src/features/{collection,matches}/**/*Page.tsx']],
  ['members', ['src/features/**/*Page.tsx']],
]

/**
 * Names the file that a module belongs to when more than one page needs it, for the bundler's groups.
 * @param root the project's folder.
 */
export function sharedFiles(root: string): (id: string, graph: Graph) => string | null {
  let files: ReadonlyMap<string, string> | undefined
  return (id, graph) => (files ??= sortModules(root, graph)).get(id) ?? null
}

function sortModules(root: string, graph: Graph): ReadonlyMap<string, string> {
  const reached = (begins: readonly string[]): Set<string> => {
    const found = new Set<string>()
    const open = globSync(begins, { cwd: root }).map((path) => resolve(root, path))
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue
      found.add(id)
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    return found
  }
  const files = new Map<string, string>()
  for (const [file, begins, alsoOf] of FILES) {
    const also = alsoOf && reached(alsoOf)
    for (const id of reached(begins)) if (!files.has(id) && also?.has(id) !== false) files.set(id, file)
  }
  return files
}
