import { expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { pixelbornCode } from './pixelbornCode.ts'

test('a deck becomes base64, including names beyond ASCII', () => {
  const cards = [
    { card: makeCard({ name: 'Te Kā - The Burning One', cost: 6 }), quantity: 2 },
    { card: makeCard({ name: 'Be Prepared', cost: 7 }), quantity: 4 },
  ]
  expect(Buffer.from(pixelbornCode(cards), 'base64').toString('utf8')).toBe('Te Kā_The Burning One$2|Be Prepared$4|')
})
