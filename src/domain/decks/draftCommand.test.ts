import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { copiesAfter, findCommandCard, readDraftCommand, withoutCommand } from './draftCommand.ts'

test.each([
  ['+3 elsa', 'add', 3, 'elsa', ''],
  ['-1 maui', 'remove', 1, 'maui', ''],
  ['=4 be prepared', 'set', 4, 'be prepared', ''],
  ['=0 maui ', 'set', 0, 'maui', ''],
  ['ink:amethyst,ruby +2 elsa', 'add', 2, 'elsa', 'ink:amethyst,ruby '],
  ['set:"The First Chapter" cost<=3 +2 elsa', 'add', 2, 'elsa', 'set:"The First Chapter" cost<=3 '],
])('the command %s', (text, type, quantity, words, filters) => {
  expect(readDraftCommand(text)).toEqual({ type, quantity, words, filters })
})

test.each(['elsa', '-maui', '+elsa', '+3', '+3 ', 'cost =3 elsa', 'elsa +3 maui', 'lore = 2 elsa'])(
  '%s is a search, not a command',
  (text) => {
    expect(readDraftCommand(text)).toBeNull()
    expect(withoutCommand(text)).toBe(text)
  },
)

test('the search of a command keeps the positions of its words', () => {
  expect(withoutCommand('ink:ruby +3 elsa')).toBe('ink:ruby    elsa')
})

const command = (text: string) => readDraftCommand(text) ?? expect.unreachable(text)
const CARDS = ['Elsa - Ice Maker', 'Elsa - Spirit of Winter', 'Anna & Elsa', 'Be Prepared'].map((name) =>
  makeCard({ id: name, name }),
)

test.each([
  ['+1 elsa', [], 'Elsa - Ice Maker'],
  ['+1 ELSA - SPIRIT OF WINTER', [], 'Elsa - Spirit of Winter'],
  ['+1 anna', [], 'Anna & Elsa'],
  ['-1 elsa', ['Elsa - Spirit of Winter'], 'Elsa - Spirit of Winter'],
  ['=0 elsa', ['Elsa - Spirit of Winter'], 'Elsa - Spirit of Winter'],
  ['-1 elsa', [], undefined],
])('of the found cards, %s in a deck with %j means %s', (text, inDeck, expected) => {
  const draft = inDeck.map((card) => ({ card, quantity: 2 }))
  expect(findCommandCard(command(text), CARDS, draft)?.name).toBe(expected)
})

test('a command changes the number of copies', () => {
  expect(['+3 elsa', '-1 elsa', '-4 elsa', '=4 elsa'].map((text) => copiesAfter(command(text), 2))).toEqual([
    5, 1, 0, 4,
  ])
})
