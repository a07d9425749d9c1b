import { expect, test } from 'vitest'
import { describeAnnounced } from './announcedSet.ts'
import type { CardSet } from './cardSet.ts'

const set = (releasedAt: string | null, cardCount = 49) => ({ releasedAt, cardCount }) as CardSet

test.each([
  [set('2026-11-26'), null],
  [set('2023-08-18'), null],
  [set('2026-11-27'), '49 cards so far'],
  [set(null, 1), '1 card so far'],
])('the set %j is announced as %s on November 26', (announced, text) => {
  expect(describeAnnounced(announced, '2026-11-26')).toBe(text)
})
