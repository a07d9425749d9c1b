import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCards } from './card.arbitrary.ts'
import { makeCard } from './card.fixture.ts'
import { bestPrinting, compareRarity, isPrecious, RARITY_ORDER, rarityRank } from './rarity.ts'
import { RARITIES } from './vocabulary.ts'

const images = { small: 's', normal: 'n', large: 'l' }

describe('rarities', () => {
  test('rank from Common over Epic and Iconic to Enchanted, without Promo', () => {
    expect(RARITY_ORDER).toEqual([
      'Common',
      'Uncommon',
      'Rare',
      'Super Rare',
      'Legendary',
      'Epic',
      'Iconic',
      'Enchanted',
    ])
  })

  test('sort with promos last', () => {
    expect((['Promo', 'Enchanted', 'Common', 'Epic'] as const).toSorted(compareRarity)).toEqual([
      'Common',
      'Epic',
      'Enchanted',
      'Promo',
    ])
  })

  test('are precious from Epic upwards', () => {
    expect(RARITIES.filter(isPrecious)).toEqual(['Epic', 'Iconic', 'Enchanted'])
  })
})

describe('the best printing', () => {
  test('is the rarest', () => {
    const [common, enchanted, legendary] = (['Common', 'Enchanted', 'Legendary'] as const).map((rarity) =>
      makeCard({ rarity }),
    )
    expect(bestPrinting([common!, enchanted!, legendary!])).toBe(enchanted)
  })

  test('is a promo only without other printings', () => {
    const promo = makeCard({ rarity: 'Promo', images })
    const common = makeCard({ rarity: 'Common' })
    expect(bestPrinting([promo, common])).toBe(common)
    expect(bestPrinting([promo])).toBe(promo)
  })

  test('is the first one with a picture among equally rare ones', () => {
    const [plain, pictured, other] = [makeCard(), makeCard({ images }), makeCard({ images })]
    expect(bestPrinting([plain, pictured, other])).toBe(pictured)
  })

  test('is undefined without cards', () => {
    expect(bestPrinting([])).toBeUndefined()
  })

  test('is at least as rare as every other', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const best = bestPrinting(cards)
        for (const card of cards) expect(rarityRank(card.rarity)).toBeLessThanOrEqual(rarityRank(best!.rarity))
      }),
    )
  })
})
