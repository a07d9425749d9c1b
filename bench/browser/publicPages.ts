import { makeCardSlug, makeCharacterSlug } from '#domain/cards/slug.ts'
import { ALL_PAGES, type PageName } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import type { CardRow } from '../../tools/pack/packRows.ts'
import type { PublicPage } from './measureVisits.ts'

/** Selectors for the card grid and for a card in it. */
export const CARDS = 'ul[aria-label="Cards"]'
export const CARD = `${CARDS} > li`
/** The card count. The page shows it once all cards are loaded. */
export const CARD_COUNT = 'main [role=status] b'
const HEADING = 'main h1'

/** The pages with budgets in ms, or with another awaited element than the heading. */
const BUDGETS: Partial<Record<PageName, Partial<PublicPage>>> = {
  home: { bars: { largestPaint: 2500 } },
  cards: { awaited: CARD, bars: { ready: 3500, secondReady: 1000, offlineReady: 1000 } },
}

/** Rows for the pages whose addresses have a parameter. `member` is the id of a member with a public profile. */
type Examples = { readonly card: CardRow; readonly deck: string; readonly member: string }

const examplePaths = ({ card, deck, member }: Examples): Partial<Record<PageName, string>> => ({
  card: paths.card(
    makeCardSlug(card.version === null ? card.name : `${card.name} - ${card.version}`, card.collector_number),
  ),
  character: paths.character(makeCharacterSlug(card.name)),
  deck: paths.deck(deck),
  userCollection: paths.userCollection(member),
  userDecks: paths.userDecks(member),
})

/** The prerendered pages with their budgets. */
export function publicPages(examples: Examples): PublicPage[] {
  const addresses = examplePaths(examples)
  return ALL_PAGES.filter(([, { prerendered }]) => prerendered).map(([page, { path }]) => ({
    name: path,
    path: addresses[page] ?? path,
    awaited: HEADING,
    bars: {},
    ...BUDGETS[page],
  }))
}

/** All pages for everyone, with common variants. /success is excluded: without a payment it shows the home page. */
export function comparedPages(examples: Examples): Pick<PublicPage, 'name' | 'path'>[] {
  const addresses = examplePaths(examples)
  const found = ALL_PAGES.filter(([page, { audience }]) => audience === 'everyone' && page !== 'success').map(
    ([page, { path }]) => ({ name: path, path: addresses[page] ?? path }),
  )
  const variants = [
    paths.cards({ search: 'mickey' }),
    paths.cards({ set: ['Fabled'], color: ['Ruby'] }),
    paths.userCollection(examples.member, { tab: 'cards' }),
  ]
  return [...found, ...variants.map((path) => ({ name: path.replace(examples.member, '$userId'), path }))]
}
