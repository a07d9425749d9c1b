import { findSetName } from '#domain/sets/setName.ts'
import { countOf } from '#domain/text/countOf.ts'
import { parseCardsSearch } from '#url/cardsSearch.ts'
import { type PageHead, pageHeads } from '#url/pageHeads.ts'
import { paths } from '#url/paths.ts'
import type { Scene } from '../../preview/scene.ts'
import { bestCards, type CardIndex, type IndexedGroup } from './cardIndex.ts'
import { type Thing, trail, type Whereabouts } from './structuredData.ts'

/** The contents of a page's head, for search engines and link previews. */
export type HostedHead = PageHead & {
  readonly type?: 'website' | 'article'
  /** 404 if the address names something that does not exist. */
  readonly status?: number
  /** The page's preview picture; by default the site's. */
  readonly scene?: Scene
  /** On a card's page: the ids of the cards of its name. */
  readonly cardIds?: readonly string[]
  /** On a character's page: the ids of all its cards. */
  readonly characterIds?: readonly string[]
  /** On the page of a public deck. */
  readonly deckId?: string
  /** Structured data for search engines (schema.org). */
  readonly things?: (at: Whereabouts) => readonly Thing[]
}

/** The parameters of an address, as `parseSearchParams` reads them. */
export type Query = Readonly<Record<string, string[]>>

const LISTED: readonly HostedHead[] = [
  { ...pageHeads.home, things: (at) => [site(at)] },
  pageHeads.cards,
  pageHeads.sets,
  pageHeads.characters,
  pageHeads.deckBuilder,
  pageHeads.decks,
  { ...pageHeads.beginnerGuide, type: 'article' },
  { ...pageHeads.setRotationGuide, type: 'article' },
  { ...pageHeads.searchHelp, type: 'article' },
  pageHeads.terms,
  pageHeads.privacy,
]

const PAGES: Readonly<Record<string, HostedHead>> = {
  ...Object.fromEntries(LISTED.map((head) => [head.path, head])),
  [paths.login()]: pageHeads.login,
  [paths.resetPassword()]: pageHeads.resetPassword,
  [paths.confirmEmail()]: pageHeads.confirmEmail,
  [paths.account()]: pageHeads.account,
  [paths.matches()]: pageHeads.matches,
  [paths.success()]: pageHeads.success,
  [paths.admin()]: pageHeads.admin,
}

/** Pages with one address per member that only this member can see (requirements §2). */
const USER_PAGES: readonly (readonly [RegExp, HostedHead])[] = [
  [/^\/user\/[^/]+\/collection\/activity$/, pageHeads.activity],
  [/^\/user\/[^/]+\/collection\/add$/, pageHeads.addCards],
  [/^\/user\/[^/]+\/collection\/import$/, pageHeads.importCollection],
  [/^\/my-(collection|decks)$/, { title: pageHeads.home.title, noindex: true }],
]

/** The paths of all pages without a parameter. */
export const FIXED_PAGES: readonly string[] = Object.keys(PAGES)

/** The public ones among them. */
export const PUBLIC_PAGES = LISTED.flatMap(({ path }) => path ?? [])

/** The head of the page at `path` (decoded, without the query). Unknown addresses have the home page's head; the browser redirects them there. */
export function pageHead(path: string, query: Query, index: CardIndex): HostedHead {
  const [, kind, slug = ''] = /^\/(card|character)\/([^/]+)\/?$/.exec(path) ?? []
  if (kind === 'card') return cardHead(slug.toLowerCase(), query, index)
  if (kind === 'character') return characterHead(slug.toLowerCase(), index)
  const page = path.length > 1 ? path.replace(/\/$/, '') : path
  const set = page === paths.cards() ? namedSet(query, index) : undefined
  if (set) return setHead(set)
  return PAGES[page] ?? USER_PAGES.find(([pattern]) => pattern.test(page))?.[1] ?? pageHeads.home
}

function cardHead(slug: string, query: Query, index: CardIndex): HostedHead {
  const printings = index.bySlug.get(slug) ?? []
  const named = findSetName(
    printings.map(({ face }) => face.set),
    query['set']?.join(',') ?? '',
  )
  const card = printings.find(({ face }) => face.set === named) ?? printings[0]
  if (!card) return { ...pageHeads.cardNotFound, status: 404 }
  const { name, path, face } = card
  return {
    ...pageHeads.card({ name, path, types: face.types, set: face.set, text: face.text }),
    scene: { kind: 'card', card: face },
    cardIds: index.byName.get(name)?.map(({ id }) => id) ?? [],
    things: (at) => [trail(at, ['Cards', paths.cards()], [face.set, paths.cards({ set: [face.set] })], [name, path])],
  }
}

function characterHead(slug: string, { characters }: CardIndex): HostedHead {
  const character = characters.get(slug)
  if (!character) return { ...pageHeads.characterNotFound, status: 404 }
  const { name, path, cards } = character
  return {
    ...pageHeads.character({ name, slug, cards: cards.length }),
    scene: { kind: 'cards', eyebrow: 'Character', name, line: countCards(character), cards: bestFaces(character) },
    characterIds: cards.map(({ id }) => id),
    things: (at) => [trail(at, ['Characters', paths.characters()], [name, path]), cardList(at, character)],
  }
}

/** The set, if the query filters by exactly one known set. */
function namedSet(query: Query, { sets }: CardIndex): IndexedGroup | undefined {
  const { set: [wanted, ...more] = [] } = parseCardsSearch(query)
  const name = wanted === undefined || more.length > 0 ? undefined : findSetName(sets.keys(), wanted)
  return name === undefined ? undefined : sets.get(name)
}

function setHead(set: IndexedGroup): HostedHead {
  const { name, path, cards } = set
  return {
    ...pageHeads.cardsOfSet({ name, cards: cards.length }),
    scene: { kind: 'cards', eyebrow: 'Set', name, line: countCards(set), cards: bestFaces(set) },
    things: (at) => [trail(at, ['Sets', paths.sets()], [name, path])],
  }
}

const countCards = ({ cards }: IndexedGroup) => `${countOf(cards.length, 'card')} with their rules, rarities and prices`

const bestFaces = (group: IndexedGroup) => bestCards(group, 3).map(({ face }) => face)

const cardList = (at: Whereabouts, { cards }: IndexedGroup): Thing => ({
  '@type': 'ItemList',
  numberOfItems: cards.length,
  itemListElement: cards.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: at(path),
  })),
})

const site = (at: Whereabouts): Thing => ({
  '@type': 'WebSite',
  name: 'Lorefolio',
  description: pageHeads.home.description,
  url: at(paths.home()),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: at(`${paths.cards()}?search={search_term_string}`) },
    'query-input': 'required name=search_term_string',
  },
})
