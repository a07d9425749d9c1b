import { makeCardSlug, makeCharacterSlug } from '#domain/cards/slug.ts'
import { paths } from '#url/paths.ts'
import type { CardRow } from '../../tools/pack/packRows.ts'
import type { PublicPage } from './measureVisits.ts'

/** The grid of cards and a card in it, as selectors. */
export const CARDS = 'ul[aria-label="Cards"]'
export const CARD = `${CARDS} > li`
/** What says how many cards there are: it is there once all of them are. */
export const CARD_COUNT = 'main [role=status] b'
const HEADING = 'main h1'

/** The pages that everybody may see, with the times that are wanted of them in ms; the card, and the deck by its id, are there. */
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
