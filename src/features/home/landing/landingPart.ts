import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { marketPrice } from '#domain/cards/prices.ts'
import { INKS, type Ink } from '#domain/cards/vocabulary.ts'
import { analyzeDeck } from '#domain/decks/deckAnalytics.ts'
import { countCards, MAX_COPIES } from '#domain/decks/deckRules.ts'
import { isInfinityOnly } from '#domain/decks/legality.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { findShortList, toFoundCard } from './findShortList.ts'
import { type FanCard, type Landing, LANDING_KEY } from './landing.ts'

/** The search that the landing page shows first. */
const SEARCH = 'elsa'

/** The inks of the example deck, and its number of cards for each cost from 1 on, each with four copies. */
const DECK_INKS: ReadonlySet<Ink> = new Set(['Amethyst', 'Sapphire'])
const DECK_CURVE = [2, 4, 4, 3, 1, 1]
/** Cards that cost more are in few decks. */
const MAX_PRICE = 5

const LINES = 4
const SETS = 5

/** The cards of the landing page. */
export const landingPart: CataloguePart<Landing> = {
  key: LANDING_KEY,
  select(catalogue) {
    const { cards, facets } = catalogue
    const deck = makeDeck(cards)
    return {
      cards: cards.length,
      fan: INKS.flatMap((ink) => findFanCard(catalogue, ink) ?? []),
      found: findShortList(catalogue, SEARCH),
      deck: {
        cards: countCards(deck),
        curve: analyzeDeck(deck).costCurve,
        lines: deck
          .slice(0, LINES)
          .map(({ card, quantity }) => ({ ...toFoundCard(card, cardPath(catalogue, card)), quantity })),
      },
      sets: [...facets.sets]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, SETS)
        .map(([name, count]) => ({ name, cards: count })),
    }
  },
}

const priceOf = (card: Card) => marketPrice(card) ?? 0
const byPrice = (a: Card, b: Card) => priceOf(b) - priceOf(a)

/** The most valuable legendary character of an ink, or the most valuable card if there is none. */
function findFanCard(catalogue: Catalogue, ink: Ink): FanCard | undefined {
  const cards = catalogue.cards.filter(({ inks, images }) => images && inks.length === 1 && inks[0] === ink)
  const legendary = cards.filter(({ rarity, types }) => rarity === 'Legendary' && types.includes('Character'))
  const [card] = (legendary.length > 0 ? legendary : cards).toSorted(byPrice)
  return card && { ...card, path: cardPath(catalogue, card) }
}

/** An example deck of two inks for Core, by cost. */
function makeDeck(cards: readonly Card[]): readonly { readonly card: Card; readonly quantity: number }[] {
  const names = new Set<string>()
  const usable = cards
    .filter(
      ({ inks, set, types }) =>
        inks.every((ink) => DECK_INKS.has(ink)) && !isInfinityOnly(set) && types.includes('Character'),
    )
    .toSorted(byPrice)
    .filter((card) => {
      if (priceOf(card) > MAX_PRICE || names.has(card.characterName)) return false
      return names.add(card.characterName)
    })
  return DECK_CURVE.flatMap((count, place) =>
    usable
      .filter(({ cost }) => cost === place + 1)
      .slice(0, count)
      .map((card) => ({ card, quantity: MAX_COPIES })),
  )
}
