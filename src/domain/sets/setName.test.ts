import { describe, expect, test } from 'vitest'
import { findSetName, isSameSetName, normalizeSetName } from './setName.ts'

describe('the name of a set', () => {
  test.each([
    ['The Reign of Jafar', 'Reign of Jafar'],
    ['Reign of Jafar', 'Reign of Jafar'],
    ['Promo 1', 'Promo Set 1'],
    [' p1 ', 'Promo Set 1'],
    ['The First Chapter', 'The First Chapter'],
    ['9', 'Fabled'],
    ['002', 'Rise of the Floodborn'],
    ['10', 'Whispers in the Well'],
    ['c2', 'Lorcana Challenge Year 3'],
    ['0', '0'],
    [' 999 ', '999'],
    ['09 lives', '09 lives'],
  ])('%s is shown as %s', (name, shown) => {
    expect(normalizeSetName(name)).toBe(shown)
  })

  test('is compared ignoring case, quotes and aliases', () => {
    expect(isSameSetName("ursula's return", 'Ursula’s Return')).toBe(true)
    expect(isSameSetName('Promo 1', 'Promo Set 1')).toBe(true)
    expect(isSameSetName('Promo 1', 'Promo 2')).toBe(false)
    expect(isSameSetName('First Chapter', 'The First Chapter')).toBe(false)
  })

  test('is found among the names that cards use', () => {
    expect(findSetName(['Fabled', 'Promo 1'], 'Promo Set 1')).toBe('Promo 1')
    expect(findSetName(['Fabled'], 'Winterspell')).toBeUndefined()
  })
})
