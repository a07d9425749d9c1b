import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { type PackCard, packCards } from './pack.ts'

/** A unique word. All tests share one database, so a search for it excludes the decks of other tests. */
export const uniqueWord = () => `q${randomBytes(4).toString('hex')}`

/** The cards of a set with exactly these inks. Fabled is legal in Core, The First Chapter only in Infinity. */
export const cardsOf = (set: string, ...inks: string[]): PackCard[] =>
  packCards.filter((card) => card.set_data.name === set && card.inks.join() === inks.join())

/** A deck row with four copies of each card. */
export const deckOf = (name: string, cards: readonly PackCard[], values: object = {}) => ({
  name,
  is_public: true,
  cards: cards.map(({ id }) => ({ card: id, quantity: 4 })),
  ...values,
})

/** The decks that a list shows. */
export const tiles = (page: Page): Locator => page.getByRole('main').getByRole('article')

/** The deck of a name in a list. Its own page, whose heading has level 1, may still be shown while the list loads. */
export const tile = (page: Page, name: string): Locator =>
  tiles(page).filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) })
