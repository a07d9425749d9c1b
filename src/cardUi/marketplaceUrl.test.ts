import { expect, test } from 'vitest'
import { marketplaceListUrl, marketplaceUrl } from './marketplaceUrl.ts'

test('a card with a product id links to its product page', () => {
  expect(marketplaceUrl({ name: 'Elsa - Snow Queen', tcgplayerId: 123 }, {})).toBe(
    'https://www.tcgplayer.com/product/123',
  )
})

test('a card without a product id links to a search for its name', () => {
  expect(marketplaceUrl({ name: 'Ariel & Co', tcgplayerId: null }, {})).toBe(
    'https://www.tcgplayer.com/search/lorcana/product?q=Ariel+%26+Co&productLineName=lorcana-tcg',
  )
})

test('affiliate parameters are added to both addresses', () => {
  expect(marketplaceUrl({ name: 'Elsa', tcgplayerId: 1 }, { partner: 'lore folio' })).toBe(
    'https://www.tcgplayer.com/product/1?partner=lore+folio',
  )
})

test('many cards link to a list of all of them', () => {
  const cards = [
    { card: { name: 'Elsa - Snow Queen' }, quantity: 3 },
    { card: { name: 'Hook & Smee' }, quantity: 1 },
  ]
  const url = new URL(marketplaceListUrl(cards, { partner: 'lorefolio' }))
  expect(url.origin + url.pathname).toBe('https://www.tcgplayer.com/massentry')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    productline: 'Lorcana TCG',
    c: '3 Elsa - Snow Queen||1 Hook & Smee',
    partner: 'lorefolio',
  })
})
