import { expect, test } from 'vitest'
import { describeReasons, shortListedReasons, shortReasons } from './describeReasons.ts'
import type { Reason } from './judgeDeck.ts'

const reason = (parts: Partial<Reason>): Reason => ({
  kind: 'size',
  card: null,
  count: null,
  limit: null,
  day: null,
  source: 'TR 1.6',
  ...parts,
})

test('cards that rotated on the same day share a sentence', () => {
  const rotated = ['Ariel', 'Belle'].map((card) => reason({ kind: 'rotated', card, day: '2026-07-17' }))
  const earlier = reason({ kind: 'rotated', card: 'Cinderella', day: '2025-08-29' })
  expect(describeReasons([...rotated, earlier])).toEqual([
    { text: '2 cards rotated out on July 17, 2026', cards: ['Ariel', 'Belle'], source: 'TR 1.6' },
    { text: '1 card rotated out on August 29, 2025', cards: ['Cinderella'], source: 'TR 1.6' },
  ])
  expect(shortReasons([...rotated, earlier])).toBe('3 rotated')
})

test('the reasons of a listed deck are counted', () => {
  const about = { card: null, count: null, limit: null }
  expect(
    shortListedReasons([
      { ...about, kind: 'rotated', cards: 4 },
      { ...about, kind: 'copies', card: 'Elsa - Snow Queen', cards: 1, count: 8, limit: 4 },
      { ...about, kind: 'size', cards: 1, count: 16, limit: 60 },
    ]),
  ).toBe('4 rotated · 8 copies of Elsa · 16 of 60')
})

test.each<[Partial<Reason>, string, string]>([
  [{ count: 16, limit: 60 }, '16 of at least 60 cards', '16 of 60'],
  [{ kind: 'inks', count: 3, limit: 2 }, '3 inks, at most 2 are allowed', '3 inks'],
  [
    { kind: 'copies', card: 'Elsa - Snow Queen', count: 5, limit: 4 },
    '5 copies of Elsa - Snow Queen, over all its printings; at most 4 are allowed',
    '5 copies of Elsa',
  ],
  [{ kind: 'banned', card: 'Fortisphere', day: '2025-04-08' }, '1 card was banned on April 8, 2025', '1 banned'],
  [
    { kind: 'early', card: 'Ariel', day: '2026-10-16' },
    '1 card is not legal before October 16, 2026',
    '1 not legal yet',
  ],
  [{ kind: 'outside', card: 'Ariel' }, '1 card is not in a legal set', '1 not legal'],
  [{ kind: 'not a leader', card: 'Ariel' }, 'Ariel cannot be a leader', 'wrong leader'],
])('%o is a sentence', (parts, text, short) => {
  expect(describeReasons([reason(parts)])).toMatchObject([{ text }])
  expect(shortReasons([reason(parts)])).toBe(short)
})
