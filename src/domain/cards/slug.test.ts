import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardName } from './card.arbitrary.ts'
import { findBySlug, makeCardSlug, makeCharacterName, makeCharacterSlug } from './slug.ts'

describe('a card slug', () => {
  test.each([
    ['Elsa - Spirit of Winter', '42', 'elsa-spirit-of-winter-42'],
    ['A Whole New World', '195', 'a-whole-new-world-195'],
    ["Ursula's Return", '4a', 'ursulas-return-4a'],
    ['Lilo & Stitch  -  Best Friends', '1', 'lilo-stitch-best-friends-1'],
    ['Has Set My Heaaaaaaart...', '94', 'has-set-my-heaaaaaaart-94'],
    ['Te Kā - Heartless', '192', 'te-kā-heartless-192'],
  ])('of %s number %s is %s', (name, number, slug) => {
    expect(makeCardSlug(name, number)).toBe(slug)
  })

  test('is the same for precomposed and combining accents', () => {
    expect(makeCardSlug('Te Ka\u0304', '1')).toBe(makeCardSlug('Te K\u0101', '1'))
  })

  test('has only letters, digits and single hyphens, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = makeCardSlug(text, '7')
        expect(slug).toMatch(/^[\p{L}\p{N}-]*-7$/u)
        expect(slug).not.toContain('--')
        expect(makeCharacterSlug(slug)).toBe(slug)
      }),
    )
  })
})

test.each([
  ['elsa-ice-42', ['new']],
  ['elsa-ice-41', ['new', 'other set']],
  ['elsa-ice-4a', ['new', 'other set']],
  ['elsa-ice', []],
  ['elsa-7', []],
  ['anna-1', []],
  ['', []],
])('the slug %s, perhaps of a former number, leads to %j', (slug, printings) => {
  const bySlug = new Map([
    ['elsa-ice-42', ['new']],
    ['elsa-ice-7', ['other set']],
    ['elsa-ice-queen-41', ['another card']],
  ])
  expect(findBySlug(bySlug, slug)).toEqual(printings)
})

describe('a character slug', () => {
  test.each([
    ['Mickey Mouse', 'mickey-mouse', 'Mickey Mouse'],
    ['Mr. Smee', 'mr-smee', 'Mr Smee'],
    ['HeiHei', 'heihei', 'Heihei'],
    ['Te Kā', 'te-kā', 'Te Kā'],
    ['', '', ''],
  ])('of %s is %s and reads as %s', (name, slug, readAs) => {
    expect(makeCharacterSlug(name)).toBe(slug)
    expect(makeCharacterName(slug)).toBe(readAs)
  })

  test('is the same after conversion to a name and back', () => {
    fc.assert(
      fc.property(cardName, (name) => {
        const slug = makeCharacterSlug(name)
        expect(makeCharacterSlug(makeCharacterName(slug))).toBe(slug)
      }),
    )
  })
})
