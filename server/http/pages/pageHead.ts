import { findBySlug } from '#domain/cards/slug.ts'
import { findSetName } from '#domain/sets/setName.ts'
import { countOf } from '#domain/text/countOf.ts'
import { parseCardsSearch } from '#url/cardsSearch.ts'
import type { PageHead } from '#url/pageHead.ts'
import { type PageName, pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import type { Scene } from '../../preview/scene.ts'
import { bestCards, type CardIndex, type IndexedGroup } from './cardIndex.ts'
import { findPage } from './findPage.ts'
import { type Thing, breadcrumbs, type ToUrl } from './structuredData.ts'

/** The contents of a page's head, for search engines and link previews. */
export type HostedHead = PageHead & {
  /** 404 if the address names something that does not exist. */
  readonly status?: number
  /** The page's preview picture; by default the site's. */
  readonly scene?: Scene
  /** Structured data for search engines (schema.org). */
  readonly things?: (toUrl: ToUrl) => readonly Thing[]
}

/** The parameters of an address, as `parseSearchParams` reads them. */
export type Query = Readonly<Record<string, string[]>>

/** Makes a head from the catalogue. `id` is the parameter of the path. */
type MakeHead = (index: CardIndex, query: Query, id: string) => HostedHead

/** The pages whose heads depend on the catalogue or have structured data. */
const CATALOGUE_HEADS = {
  home: () => ({ ...pages.home.head, things: (toUrl) => [site(toUrl)] }),
  cards: (index, query) => {
    const set = namedSet(query, index)
    return set ? setHead(set) : pages.cards.head
  },
  card: (index, query, slug) => cardHead(slug.toLowerCase(), query, index),
  character: (index, _query, slug) => characterHead(slug.toLowerCase(), index),
} satisfies Partial<Record<PageName, MakeHead>>

const makersByName: Partial<Record<PageName, MakeHead>> = CATALOGUE_HEADS

/** The pages whose heads are made from a row of the database (heads.ts). */
export type StoredPage = Exclude<
  { [Name in PageName]: (typeof pages)[Name]['head'] extends PageHead ? never : Name }[PageName],
  keyof typeof CATALOGUE_HEADS
>

/**
 * The head of the page at `path` (decoded, without the query), for every page but a `StoredPage`. Unknown addresses have the
 * head of the home page, because the browser redirects them there.
 */
export function pageHead(path: string, query: Query, index: CardIndex): HostedHead {
  const found = findPage(path)
  if (!found) return pages.home.head
  const { name, page, id } = found
  const make = makersByName[name]
  if (make) return make(index, query, id)
  return typeof page.head === 'function' ? pages.home.head : page.head
}

function cardHead(slug: string, query: Query, index: CardIndex): HostedHead {
  const printings = findBySlug(index.bySlug, slug)
  const named = findSetName(
    printings.map(({ face }) => face.set),
    query['set']?.join(',') ?? '',
  )
  const card = printings.find(({ face }) => face.set === named) ?? printings[0]
  if (!card) return { ...pages.card.notFound, status: 404 }
  const { name, path, face } = card
  return {
    ...pages.card.head({ name, path, types: face.types, set: face.set, text: face.text }),
    scene: { kind: 'card', card: face },
    things: (toUrl) => [
      breadcrumbs(toUrl, ['Cards', paths.cards()], [face.set, paths.cards({ set: [face.set] })], [name, path]),
    ],
  }
}

function characterHead(slug: string, { characters }: CardIndex): HostedHead {
  const character = characters.get(slug)
  if (!character) return { ...pages.character.notFound, status: 404 }
  const { name, path, cards } = character
  return {
    ...pages.character.head({ name, slug, cards: cards.length }),
    scene: { kind: 'cards', eyebrow: 'Character', name, line: countCards(character), cards: bestFaces(character) },
    things: (toUrl) => [
      breadcrumbs(toUrl, ['Characters', paths.characters()], [name, path]),
      cardList(toUrl, character),
    ],
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
    ...pages.cards.headOfSet({ name, cards: cards.length }),
    scene: { kind: 'cards', eyebrow: 'Set', name, line: countCards(set), cards: bestFaces(set) },
    things: (toUrl) => [breadcrumbs(toUrl, ['Sets', paths.sets()], [name, path])],
  }
}

const countCards = ({ cards }: IndexedGroup) => `${countOf(cards.length, 'card')} with their rules, rarities and prices`

const bestFaces = (group: IndexedGroup) => bestCards(group, 3).map(({ face }) => face)

const cardList = (toUrl: ToUrl, { cards }: IndexedGroup): Thing => ({
  '@type': 'ItemList',
  numberOfItems: cards.length,
  itemListElement: cards.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: toUrl(path),
  })),
})

const site = (toUrl: ToUrl): Thing => ({
  '@type': 'WebSite',
  name: 'Lorefolio',
  description: pages.home.head.description,
  url: toUrl(paths.home()),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: toUrl(`${paths.cards()}?search={search_term_string}`) },
    'query-input': 'required name=search_term_string',
  },
})
