import { expect, test } from 'vitest'
import { cardEmblem } from '../cards/face/emblem.ts'
import { makeCatalogue } from '../cards/catalogue.ts'
import { type CardRow, toCard } from '../cards/cardRow.ts'
import { bestPrinting, compareRarity } from '../cards/rarity.ts'
import type { CardSort } from '../cards/sort.ts'
import { groupDeckCards } from '../decks/groupDeckCards.ts'
import { joinSearch, splitText } from './choices.ts'
import { parseSearch } from './parseSearch.ts'
import { searchCards } from './searchCards.ts'

const ROW: CardRow = {
  id: 'known',
  name: 'Elsa',
  version: 'Snow Queen',
  layout: 'normal',
  cost: 3,
  inkwell: true,
  ink: 'Amethyst',
  inks: ['Amethyst'],
  type: ['Character'],
  classifications: null,
  rules_text: null,
  keywords: null,
  move_cost: null,
  strength: null,
  willpower: null,
  lore: null,
  rarity: 'Enchanted',
  illustrators: null,
  collector_number: '1',
  flavor_text: null,
  tcgplayer_id: null,
  set_data: { name: 'Fabled' },
  prices_data: null,
  image_small: null,
  image_normal: null,
  image_large: null,
  set_id: 'set_9',
}

/** A card of a set whose code and words no version of the site has heard of. */
const odd = toCard({
  ...ROW,
  id: 'odd',
  name: 'Nobody "N" (x',
  version: null,
  layout: 'round',
  cost: null,
  inkwell: null,
  ink: 'Gold',
  inks: ['Gold', 'Ruby'],
  type: ['Companion'],
  rarity: 'Very_odd',
  keywords: ['Adventurous (', '[*'],
  collector_number: null,
  set_data: { name: 'It\'s "C" & more' },
  set_id: 'set "x"',
})
const bare = toCard({ ...ROW, id: 'bare', name: 'Bare', version: null, ink: 'Gold', inks: null, type: null })
const known = toCard(ROW)
const { catalogue } = makeCatalogue([odd, bare, known])

const find = (text: string, sort: CardSort = 'name') =>
  searchCards(catalogue, parseSearch(text), null, sort).cards.map(({ id }) => id)

test('unknown words stay on the card, and known inks have their color', () => {
  expect(odd).toMatchObject({ rarity: 'Very odd', types: ['Companion'], inks: ['Ruby'], otherInks: ['Gold'] })
  expect(bare).toMatchObject({ types: [], inks: [], otherInks: ['Gold'], landscape: false })
})

test.each([
  ['rarity:"very odd"', ['odd']],
  ['r:very', ['odd']],
  ['type:companion', ['odd']],
  ['ink:gold', ['bare', 'odd']],
  ['-ink:gold', ['known']],
  ['gold', ['bare', 'odd']],
  ['companion', ['odd']],
  ['set:"It\'s \\"C\\" & more"', ['odd']],
  ['keyword:adventurous', ['odd']],
  ['rarity>=common', ['bare', 'known']],
])('%s finds %j', (text, ids) => {
  expect(find(text).toSorted()).toEqual(ids)
})

test.each<CardSort>(['name', 'cost-asc', 'ink', 'ink-desc', 'rarity-asc', 'rarity-desc', 'type', 'type-desc', 'set'])(
  'all cards are there by %s',
  (sort) => {
    expect(find('', sort).toSorted()).toEqual(['bare', 'known', 'odd'])
  },
)

test('unknown rarities come last, and the best printing has a known one', () => {
  expect(find('', 'rarity-desc').at(-1)).toBe('odd')
  expect(find('', 'rarity-asc').at(-1)).toBe('odd')
  expect(['Very odd', 'Promo', 'Common'].toSorted(compareRarity)).toEqual(['Common', 'Promo', 'Very odd'])
  expect(bestPrinting([odd, known])).toBe(known)
})

test('the filters offer unknown values that occur', () => {
  expect([...catalogue.facets.rarities.keys()]).toEqual(['Enchanted', 'Very odd'])
  expect([...catalogue.facets.types.keys()]).toEqual(['Character', 'Companion'])
  const split = splitText('rarity:"very odd" type:companion', catalogue.facets)
  expect(split).toMatchObject({ choices: { rarities: ['Very odd'], types: ['Companion'] }, rest: null })
  expect(find(joinSearch(split))).toEqual(['odd'])
  // The six inks have buttons; another one stays a term.
  expect(splitText('ink:gold', catalogue.facets).choices.inks).toEqual([])
})

test('a card of an unknown type has an emblem and a group in decks', () => {
  expect(cardEmblem(odd)).toBe('drop')
  expect(groupDeckCards([{ card: odd, quantity: 2 }])).toMatchObject([{ title: 'Other Cards', copies: 2 }])
})
