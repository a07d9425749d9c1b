import { describe, expect, test } from 'vitest'
import { type CardRow, toCard } from './cardRow.ts'

const row: CardRow = {
  id: 'crd_1',
  name: 'Elsa',
  version: 'Spirit of Winter',
  layout: 'normal',
  cost: 8,
  inkwell: false,
  ink: 'Amethyst',
  inks: null,
  type: ['Character'],
  classifications: ['Floodborn', 'Hero'],
  rules_text: 'Shift 6',
  keywords: ['Shift'],
  move_cost: null,
  strength: 4,
  willpower: 6,
  lore: 3,
  rarity: 'Legendary',
  illustrators: ['Matthew Robert Davies'],
  collector_number: '42',
  flavor_text: null,
  tcgplayer_id: 12,
  set_data: { id: 'set_1', name: 'The First Chapter', franchise: 'Frozen' },
  prices_data: { usd: '1.42' },
  image_small: null,
  image_normal: 'https://pictures/42.jpg',
  image_large: null,
  set_id: 'set_1',
}

describe('a card from a row', () => {
  test('has a full name, slug, franchise and prices', () => {
    expect(toCard(row)).toMatchObject({
      name: 'Elsa - Spirit of Winter',
      characterName: 'Elsa',
      slug: 'elsa-spirit-of-winter-42',
      inks: ['Amethyst'],
      franchise: 'Frozen',
      prices: { usd: 1.42, usdFoil: null },
      images: { small: 'https://pictures/42.jpg', large: 'https://pictures/42.jpg' },
    })
  })

  test('has both inks of a dual-ink card, whose `ink` is null', () => {
    expect(toCard({ ...row, ink: null, inks: ['Ruby', 'Amber'] }).inks).toEqual(['Amber', 'Ruby'])
  })

  test.each([
    ['Super_rare', 'Super Rare'],
    ['Special', 'Promo'],
    ['Iconic', 'Iconic'],
    [null, 'Common'],
    ['Mythic', 'Mythic'],
  ])('rarity %s is %s', (text, rarity) => {
    expect(toCard({ ...row, rarity: text }).rarity).toBe(rarity)
  })

  test('has both types of a song, and a single text as a list', () => {
    expect(toCard({ ...row, type: ['Action', 'Song'] }).types).toEqual(['Action', 'Song'])
    expect(toCard({ ...row, type: 'Item' }).types).toEqual(['Item'])
  })

  test('has the one name of its set', () => {
    expect(toCard({ ...row, set_data: { name: 'The Reign of Jafar' } }).set).toBe('Reign of Jafar')
  })

  test('is complete even if the row has only a name', () => {
    const bare = Object.fromEntries(Object.keys(row).map((column) => [column, null])) as unknown as CardRow
    expect(toCard({ ...bare, id: 'x', name: 'Lantern' })).toMatchObject({
      name: 'Lantern',
      version: null,
      cost: 0,
      inks: [],
      images: null,
      text: '',
      prices: { usd: null, usdFoil: null },
    })
  })
})
