import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_COPIES } from '../copies.ts'
import { makeCardFinder } from './cardFinder.ts'
import { makeCollectionCsv, makeDreambornCsv } from './makeCollectionCsv.ts'
import { readCollection } from './readCollection.ts'
import { CARDS, SETS } from './transfer.fixture.ts'

const byId = new Map(CARDS.map((card) => [card.id, card]))
const finder = makeCardFinder(CARDS, SETS)

const count = fc.integer({ min: 0, max: MAX_COPIES })
const anyCollection = fc
  .array(fc.record({ id: fc.constantFrom(...byId.keys()), nonFoil: count, foil: count }))
  .map((all) => new Map(all.filter((one) => one.nonFoil + one.foil > 0).map(({ id, ...copies }) => [id, copies])))

describe('a collection as a spreadsheet', () => {
  test('has a row for each card, by set from the oldest and number, unknown cards last', () => {
    const copies = { nonFoil: 1, foil: 2 }
    const owned = new Map(['gone', 'jafar', 'te ka', 'ariel'].map((id) => [id, copies]))
    expect(makeCollectionCsv(owned, byId, SETS).map((cells) => cells.join('|'))).toEqual([
      'Name|Set|Set Code|Card Number|Ink|Rarity|Non-Foil|Foil|Price|Foil Price|Card ID',
      'Ariel - On Human Legs|The First Chapter|1|1|Amber|Common|1|2|||ariel',
      'Te Kā - The Burning One|The First Chapter|1|126|Amber|Common|1|2|||te ka',
      'Jafar - Newly Crowned|Reign of Jafar|8|12|Amber|Common|1|2|||jafar',
      '||||||1|2|||gone',
    ])
  })

  test('has the prices of one copy', () => {
    const card = { ...CARDS[0], id: 'priced', prices: { usd: 0.29, usdFoil: null } } as (typeof CARDS)[number]
    const [, row] = makeCollectionCsv(new Map([['priced', { nonFoil: 3, foil: 0 }]]), new Map([['priced', card]]), SETS)
    expect(row?.slice(6)).toEqual(['3', '0', '0.29', '', 'priced'])
  })

  test('can be read back exactly', () => {
    fc.assert(
      fc.property(anyCollection, (collection) => {
        const result = readCollection(makeCollectionCsv(collection, byId, SETS), finder)
        expect(result).toMatchObject({ ok: true, file: { format: 'lorefolio', problems: [] } })
        expect(result.ok && result.file.collection).toEqual(collection)
      }),
    )
  })
})

describe('a collection for Dreamborn', () => {
  test('has a row for each finish, with three-digit sets', () => {
    const owned = new Map([
      ['puppy b', { nonFoil: 2, foil: 1 }],
      ['ariel', { nonFoil: 0, foil: 4 }],
    ])
    expect(makeDreambornCsv(owned, byId, SETS)).toEqual({
      rows: [
        ['Set Number', 'Card Number', 'Variant', 'Count', 'Name', 'Color', 'Rarity'],
        ['001', '1', 'foil', '4', 'Ariel - On Human Legs', 'Amber', 'Common'],
        ['003', '4b', 'normal', '2', 'Dalmatian Puppy - Tail Wagger', 'Amber', 'Common'],
        ['003', '4b', 'foil', '1', 'Dalmatian Puppy - Tail Wagger', 'Amber', 'Common'],
      ],
      leftOut: 0,
    })
  })

  test('excludes promos and unknown cards, and can be read back without them', () => {
    fc.assert(
      fc.property(anyCollection, (collection) => {
        const { rows, leftOut } = makeDreambornCsv(
          new Map([...collection, ['gone', { nonFoil: 1, foil: 0 }]]),
          byId,
          SETS,
        )
        const main = [...collection].filter(([id]) => !/ (P1|P3|cp)$/.test(id))
        expect(leftOut).toBe(collection.size - main.length + 1)
        const result = readCollection(rows, finder)
        expect(result.ok && result.file.collection).toEqual(new Map(main))
      }),
    )
  })
})
