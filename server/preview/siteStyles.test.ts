import { expect, test } from 'vitest'
import { INKS, RARITIES } from '#domain/cards/vocabulary.ts'
import { color, inkColors, mix, rarityColors, rarityCorners } from './siteStyles.ts'

const COLOR = /^#[\da-f]{3,8}$/

test('the style sheets define every ink and rarity', () => {
  for (const ink of INKS)
    expect(Object.values(inkColors(ink))).toEqual([expect.stringMatching(COLOR), expect.anything()])
  for (const rarity of RARITIES) {
    expect(rarityColors(rarity)).not.toHaveLength(0)
    for (const one of rarityColors(rarity)) expect(one).toMatch(COLOR)
    expect(rarityCorners(rarity) ?? 'a circle').toMatch(rarity === 'Common' ? /^a circle$/ : /^(\d+,\d+ ?){3,}$/)
  }
})

test('pictures use the dark theme’s colors', () => {
  expect(color('night')).toBe('#0e1228')
  expect(() => color('no-such-color')).toThrow('no-such-color')
})

test('colors are mixed per channel', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mix('#fff', '#000000', 0)).toBe('#ffffff')
})
