import { makeCardSlug, makeCharacterSlug } from '#domain/cards/slug.ts'
import { paths } from '#url/paths.ts'
import type { CardRow } from '../../tools/pack/packRows.ts'
import type { PublicPage } from './measureVisits.ts'

/** Selectors for the card grid and for a card in it. */
export const CARDS = 'ul[aria-label="Cards"]'
export const CARD = `${CARDS} > li`
/** The card count. The page shows it once all cards are loaded. */
export const CARD_COUNT = 'main [role=status] b'
const HEADING = 'main h1'

/** The public pages with their budgets in ms, using an existing card and an existing deck's id. */
export function publicPages({ name, version, collector_number: number }: CardRow, deck: string): PublicPage[] {
  const slug = makeCardSlug(version === null ? name : `${name} - ${version}`, number)
  return [
    { name: 'Landing page', path: paths.home(), awaited: HEADING, bars: { largestPaint: 2500 } },
    {
      name: '/cards',
      path: paths.cards(),
      awaited: CARD,
      bars: { ready: 3500, secondReady: 1000, offlineReady: 1000 },
    },
    { name: '/card', path: paths.card(slug), awaited: HEADING, bars: {} },
    { name: '/sets', path: paths.sets(), awaited: HEADING, bars: {} },
    { name: '/characters', path: paths.characters(), awaited: HEADING, bars: {} },
    { name: '/character', path: paths.character(makeCharacterSlug(name)), awaited: HEADING, bars: {} },
    { name: '/decks', path: paths.decks(), awaited: HEADING, bars: {} },
    { name: '/deck', path: paths.deck(deck), awaited: HEADING, bars: {} },
    { name: 'Beginner guide', path: paths.beginnerGuide(), awaited: HEADING, bars: {} },
    { name: 'Set rotation guide', path: paths.setRotationGuide(), awaited: HEADING, bars: {} },
  ]
}
