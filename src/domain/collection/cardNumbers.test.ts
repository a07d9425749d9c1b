import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { makeCardFinder } from './csv/cardFinder.ts'
import { CARDS, SETS } from './csv/transfer.fixture.ts'
import {
  type AddedCopies,
  setAddedCount,
  markCount,
  markFoil,
  mergeAdded,
  limitAdded,
  parseCardNumbers,
} from './cardNumbers.ts'

const shiny = makeCard({
  id: 'shiny',
  set: 'The First Chapter',
  collectorNumber: '205',
  prices: { usd: null, usdFoil: 90 },
})
const finder = makeCardFinder([...CARDS, shiny], SETS)
const setOf = (name: string) => SETS.find((set) => set.name === name) ?? expect.fail(`no set ${name}`)
const line = ({ card, isFoil, count }: AddedCopies) => `${count} ${card.id}${isFoil ? ' foil' : ''}`
const read = (text: string, isFoil = false, set = 'The First Chapter') => {
  const { copies, ...left } = parseCardNumbers(finder, setOf(set), text, isFoil)
  return { ...left, copies: copies.map(line) }
}

test.each([
  ['126', ['1 te ka']],
  [' #126 ', ['1 te ka']],
  ['001', ['1 ariel']],
  ['126/204', ['1 te ka']],
  ['25/P3', ['1 buzz P3']],
  ['126f', ['1 te ka foil']],
  ['3x126', ['3 te ka']],
  ['12X126F', ['12 te ka foil']],
  ['12x#1', ['12 ariel']],
  ['4x1', ['4 ariel']],
  ['3 x 126 f, 2*1', ['3 te ka foil', '2 ariel']],
  ['126/204f', ['1 te ka foil']],
  ['25/cpf', ['1 dragon fire cp foil']],
  ['205', ['1 shiny foil']],
  ['1 126f, 3x130;149', ['1 ariel', '1 te ka foil', '3 dragon fire', '1 mickey']],
  ['', []],
])('"%s" means %j', (text, copies) => {
  expect(read(text)).toEqual({ copies, rest: '', problem: '' })
})

test('a collector number may end in f', () => {
  expect(read('4a 4bf', false, 'Into the Inklands').copies).toEqual(['1 puppy a', '1 puppy b foil'])
})

test('a foil entry makes all numbers foil', () => {
  expect(read('1 2x126f', true).copies).toEqual(['1 ariel foil', '2 te ka foil'])
})

test.each([
  ['1, 999 126', '999 126', 'The First Chapter has no card with the number 999.', ['1 ariel']],
  ['999f', '999f', 'The First Chapter has no card with the number 999.', []],
  [
    '1 19x2',
    '19x2',
    '“19x2” can mean two things. Type 2x19 for 2 copies of card 19, or 19x#2 for 19 copies of card 2.',
    ['1 ariel'],
  ],
  [
    '126 x 1f',
    '126x1f',
    '“126x1f” can mean two things. Type 1x126f for 1 copy of card 126, or 126x#1f for 126 copies of card 1.',
    [],
  ],
  ['3x', '3x', 'The First Chapter has no card with the number 3x.', []],
  ['0x1', '0x1', '“0x1” is not a card number.', []],
  ['1-26', '1-26', '“1-26” is not a card number.', []],
  ['1.26', '1.26', '“1.26” is not a card number.', []],
  ['1 #', '#', '“#” is not a card number.', ['1 ariel']],
  ['25/P9', '25/P9', 'No promo series is called "P9".', []],
  ['Te Kā', 'Te Kā', '“Te” is not a card number.', []],
])('"%s" leaves "%s" with a reason', (text, rest, problem, copies) => {
  expect(read(text)).toEqual({ copies, rest, problem })
})

test('copies added again move their line to the top', () => {
  const [one, other] = [shiny, makeCard({ id: 'plain' })]
  const before = mergeAdded(
    [],
    [
      { card: one, isFoil: true, count: 2 },
      { card: other, isFoil: false, count: 1 },
    ],
  )
  expect(before.map(line)).toEqual(['1 plain', '2 shiny foil'])
  const after = mergeAdded(before, [
    { card: one, isFoil: true, count: 1 },
    { card: other, isFoil: true, count: 1 },
  ])
  expect(after.map(line)).toEqual(['1 plain foil', '3 shiny foil', '1 plain'])
  expect(setAddedCount(after, { card: one, isFoil: true, count: 0 }).map(line)).toEqual([
    '1 plain foil',
    '0 shiny foil',
    '1 plain',
  ])
})

test('all lines of a card together respect the limit', () => {
  const other = makeCard({ id: 'plain' })
  const typed = [
    { card: shiny, isFoil: true, count: 5000 },
    { card: other, isFoil: false, count: 3 },
    { card: shiny, isFoil: true, count: 5000 },
  ]
  expect(limitAdded(typed, () => 0).map(line)).toEqual(['3 plain', '9999 shiny foil'])
  expect(limitAdded(typed, ({ card }) => (card === shiny ? 9999 : 9997)).map(line)).toEqual(['2 plain'])
})

test.each([
  ['45', '3x45'],
  ['2x45', '3x45'],
  ['3X45', '45'],
  ['12, 45f', '12, 3x45f'],
  ['3x12 ', '3x12 3x'],
  ['', '3x'],
  ['3x', ''],
])('a count of three is set on the last number of "%s", or removed from it', (text, marked) => {
  expect(markCount(text, 3)).toBe(marked)
})

test.each([
  ['45', '45f'],
  ['12, 3x45 ', '12, 3x45f'],
  ['25/P3', '25/P3f'],
  ['45f', '45f'],
  ['12, ', '12, '],
  ['', ''],
])('the last number of "%s" is marked as foil', (text, marked) => {
  expect(markFoil(text)).toBe(marked)
})
