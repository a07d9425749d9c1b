import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Graph, makeImportedModules } from './importedModules.ts'

const LISTS = ['src/features/{characters,sets}/*Page.tsx']
const CARDS = ['src/features/cards/CardsPage.tsx']

/**
 * Small modules that members' pages share with the outbox. Guests get them, so that pages do not load the outbox for them, nor the
 * outbox the files of pages.
 */
const OF_OUTBOX = [
  'src/data/account/onboardingEvents.ts',
  'src/data/backend/cancelAndInvalidate.ts',
  'src/data/matches/lazyMatchOutbox.ts',
  'src/data/offline/requestTimeout.ts',
  'node_modules/uuid/dist/v4.js',
]
// The wishes of a card's page and exported collections are sorted alike.
const CARD = ['src/features/cards/CardPage.tsx', 'src/domain/collection/sortOwned.ts', ...OF_OUTBOX]
/** The hooks of pages that the landing page does not use. */
const QUERY_HOOKS = ['node_modules/@tanstack/react-query/build/modern/use{InfiniteQuery,Mutation,MutationState}.js']
const DECKS = ['src/features/decks/list/DecksPage.tsx']
const MEMBER_DECKS = ['src/features/decks/**/*Page.tsx']
const SIGN_IN = ['src/features/signIn/*Page.tsx']
const DECK = ['src/features/decks/detail/{DeckPage,DeckTools}.tsx']

/**
 * Small modules that guides, sets and lists share with pages of cards and decks. Every page gets them, so that guides and
 * sets do not load a large file for them.
 */
const SMALL = [
  'src/ui/BackLink.tsx',
  'src/domain/decks/deckRules.ts',
  'src/domain/cards/firstCards.ts',
  'src/domain/sets/listSets.ts',
  'src/domain/text/listWords.ts',
  // of the sign-in page
  'src/data/analytics/analytics.ts',
  'src/data/session/viewer.ts',
  'src/features/signIn/Benefits.tsx',
  'src/ui/useIsMounted.ts',
]

/**
 * The files with code shared between pages, the most needed first, each with its entry modules. A file contains the
 * imports of its entry modules that no earlier file contains, so each file depends only on earlier ones.
 * With a second list of entry modules a file contains only what both lists import.
 */
const FILES: readonly (readonly [file: string, begins: readonly string[], alsoOf?: readonly string[]])[] = [
  ['shared', ['src/app/start.tsx', 'src/features/home/HomePage.tsx', 'src/app/offline/cacheForOffline.ts', ...SMALL]],
  // A link leads to one card or deck, where no grid and no filters are needed.
  ['catalogue', CARDS, [...CARD, ...DECKS, ...DECK]],
  ['search', ['src/url/searchAddress.ts']],
  ['articles', ['src/features/{guides,legal}/*Page.tsx']],
  ['grid', LISTS, CARDS],
  // A guest's next visit without a connection needs the data of these lists.
  ['lists', [...LISTS, 'src/data/offline/cacheCatalogue.ts']],
  ['cards', CARDS],
  ['card', CARD],
  // Otherwise pages would load the files of others for an icon.
  ['icons', ['node_modules/lucide-react/dist/esm/icons/*.mjs', ...QUERY_HOOKS]],
  // Members load it when their session is restored; no page imports it.
  ['outbox', ['src/data/collection/collectionOutbox.ts', 'src/data/{shelf,wishes}/lazy*Outbox.ts']],
  ['decks', DECKS, DECK],
  // The texts beside owned counts depend on assembled decks, which only the shelf changes.
  ['assembled', ['src/data/shelf/useAssembledDecks.ts']],
  ['assembly', ['src/data/shelf/assemblyOutbox.ts']],
  ['deckLists', DECKS],
  ['deck', DECK],
  ['fields', SIGN_IN, MEMBER_DECKS],
  ['signIn', SIGN_IN],
  ['ownDecks', MEMBER_DECKS],
  // Matches and the account do without it.
  ['wishes', ['src/data/wishes/useMemberLists.ts', 'src/domain/wishes/{describeWish,findWish}.ts']],
  ['trade', ['src/domain/collection/tradeList.ts', 'src/domain/wishes/{wishList,wishedCopies}.ts']],
  ['wishOutbox', ['src/data/wishes/useChangeLists.ts']],
  ['tracking', ['src/features/{collection,matches}/**/*Page.tsx']],
  [
    'shelf',
    ['src/cardUi/copies/AllocationReader.tsx', 'src/features/shelf/ShelfPending.tsx'],
    ['src/features/shelf/ShelfPage.tsx'],
  ],
  ['members', ['src/features/**/*Page.tsx']],
]

/**
 * Names the shared file of a module that several pages need, for the bundler's groups.
 * @param root the project's folder.
 */
export function sharedChunks(root: string): (id: string, graph: Graph) => string | null {
  let files: ReadonlyMap<string, string> | undefined
  return (id, graph) => (files ??= assignModules(root, graph)).get(id) ?? null
}

function assignModules(root: string, graph: Graph): ReadonlyMap<string, string> {
  const importedModules = makeImportedModules(graph)
  const importedFrom = (begins: readonly string[]): Set<string> => {
    const found = new Set<string>()
    const queue = globSync(begins, { cwd: root }).map((path) => resolve(root, path))
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (found.has(id)) continue
      found.add(id)
      queue.push(...importedModules(id))
    }
    return found
  }
  const files = new Map<string, string>()
  for (const [file, begins, alsoOf] of FILES) {
    const alsoImported = alsoOf && importedFrom(alsoOf)
    for (const id of importedFrom(begins)) if (!files.has(id) && alsoImported?.has(id) !== false) files.set(id, file)
  }
  return files
}
