import { expect, test } from 'vitest'
import { marketplaceUrl } from './marketplaceUrl.ts'

test('a card with a product id leads to its product page', () => {
  expect(marketplaceUrl({ name: 'Elsa - Snow Queen', tcgplayerId: 123 }, {})).toBe(
    'https://www.tcgplayer.com/product/123',
  )
})

test('a card without one leads to a search by its name', () => {
  expect(marketplaceUrl({ name: 'Ariel & Co', tcgplayerId: null }, {})).toBe(
    'https://www.tcgplayer.com/search/lorcana/product?q=Ariel+%26+Co&productLineName=lorcana-tcg',
  )
})

test("a partner's parameters are added to both", () => {
  expect(marketplaceUrl({ name: 'Elsa', tcgplayerId: 1 }, { partner: 'lore folio' })).toBe(
    'https://www.tcgplayer.com/product/1?partner=lore+folio',
  )
})
