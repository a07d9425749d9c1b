import { expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { indexByName } from '#domain/decks/cardNameIndex.ts'
import { makeInktableLink } from '#domain/decks/pixelborn.ts'
import { pixelbornCode, readPixelbornCode } from '../share/pixelbornCode.ts'
import { correctLine, readPastedDeck } from './readPastedDeck.ts'

const teKa = makeCard({ id: 'te-ka', name: 'Te Kā - The Burning One', cost: 6 })
const prepared = makeCard({ id: 'be-prepared', name: 'Be Prepared', cost: 7 })
const index = indexByName([teKa, prepared])
const deck = [
  { card: teKa, quantity: 2 },
  { card: prepared, quantity: 4 },
]
const entries = [
  { card: 'te-ka', quantity: 2 },
  { card: 'be-prepared', quantity: 4 },
]

test('a code has the deck that it was made from, also with the URL-safe alphabet and in a link', () => {
  const code = pixelbornCode(deck)
  for (const pasted of [
    code,
    ` ${code}\n`,
    code.replaceAll('+', '-').replaceAll('/', '_'),
    makeInktableLink('My deck', code),
  ])
    expect(readPastedDeck(pasted, index)).toMatchObject({ ok: true, entries, differences: [] })
})

test('an invalid code is read as a list', () => {
  expect(readPixelbornCode('****')).toBeNull()
  expect(readPixelbornCode(btoa('\xff\xfe'))).toBeNull()
  expect(readPastedDeck('4 Be Prepared', index)).toMatchObject({
    ok: true,
    differences: [],
    entries: [{ card: 'be-prepared', quantity: 4 }],
  })
  expect(readPastedDeck('BePrepared', index)).toMatchObject({ ok: false })
})

const correct = (text: string, line: number) => {
  const { lines } = readPastedDeck(text, index)
  const wrong = lines.find((checked) => checked.line === line)
  return wrong === undefined ? undefined : correctLine(text, lines, wrong, prepared)
}

test.each([
  ['2 Te Kā\n 4x Be Prepard (1-128) *E*\n# end', 2, '2 Te Kā\n 4x Be Prepared (1-128) *E*\n# end'],
  ['Be Prepard', 1, '1 Be Prepared'],
  ['Count,Name\n4,Be Prepard', 2, 'Count,Name\n4,"Be Prepared"'],
  ['Count;Name\n4;"Be Prepard"', 2, 'Count;Name\n4;"Be Prepared"'],
  ['Count,Name,Version\n4,Bee,Prepard', 2, null],
])('a correction replaces only the name in its line: “%s”', (text, line, corrected) => {
  expect(correct(text, line)).toBe(corrected)
})

test('a correction makes a code a list', () => {
  const wrong = [{ ...deck[0]! }, { card: makeCard({ name: 'Bee Prepard', cost: 7 }), quantity: 3 }] // deck[0] exists
  expect(correct(pixelbornCode(wrong), 2)).toBe('2 Te Kā - The Burning One\n3 Be Prepared')
})
