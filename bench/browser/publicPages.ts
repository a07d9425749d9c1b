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

/** The prerendered pages with their budgets, using an existing card and an existing deck's id. */
export function publicPages({ name, version, collector_number: number }: CardRow, deck: string): PublicPage[] {
  const examples: Partial<Record<PageName, string>> = {
    card: paths.card(makeCardSlug(version === null ? name : `${name} - ${version}`, number)),
    character: paths.character(makeCharacterSlug(name)),
    deck: paths.deck(deck),
  }
  return ALL_PAGES.filter(([, { prerendered }]) => prerendered).map(([page, { path }]) => ({
    name: path,
    path: examples[page] ?? path,
    awaited: HEADING,
    bars: {},
    ...BUDGETS[page],
  }))
}
