import { describe, expect, test } from 'vitest'
import { makeCard } from '../../cards/card.fixture.ts'
import { makeCardFinder } from '../../collection/csv/cardFinder.ts'
import type { CardSet } from '../../sets/cardSet.ts'
import { findDecks, type KnownList } from './findDecks.ts'
import { contentsOf, readContents } from './playedList.ts'
import type { ReadMatch } from './readMatchRows.ts'

const SETS = ['1', '2', 'P1', 'cp'].map((code): CardSet => ({
  id: `set ${code}`,
  code,
  name: `Set ${code}`,
  releasedAt: null,
  legalFrom: null,
  mainSet: /^\d/.test(code),
  cardCount: 300,
  keyArt: null,
  image: null,
}))
const card = (code: string, collectorNumber: string, name: string) =>
  makeCard({ id: `${code}/${collectorNumber}`, setId: `set ${code}`, set: `Set ${code}`, collectorNumber, name })
const CARDS = [
  card('1', '197', 'Fire the Cannons!'),
  card('2', '10', 'Fire the Cannons!'),
  card('1', '41', 'Elsa - Snow Queen'),
  card('cp', '1', 'Olaf - Friendly Snowman'),
]
const finder = makeCardFinder(CARDS, SETS)
const listed = (...cards: [number, string][]) =>
  contentsOf(cards.map(([quantity, name]) => ({ quantity, card: makeCard({ name }) })))

describe('the list that was played', () => {
  test('is equal to a deck with other printings in another order', () => {
    const contents = listed([2, 'Elsa - Snow Queen'], [4, 'Fire the Cannons!'])
    expect(
      readContents('[{"cardId":"2-10","count":1},{"cardId":"1-41","count":2},{"cardId":"1-197","count":3}]', finder),
    ).toBe(contents)
    expect(readContents('4x Fire the Cannons!; 2x Elsa - Snow Queen;', finder)).toBe(contents)
    expect(readContents('[{"cardId":"1-C1-2","count":4}]', finder)).toBe(listed([4, 'Olaf - Friendly Snowman']))
  })

  test.each([
    '',
    '[]',
    '[{"cardId":"1-999","count":1}]',
    '[{"cardId":"1-41","count":0}]',
    '[{"cardId":{},"count":1}]',
    '[null]',
    '[1',
    '{"a":1}',
    'Elsa',
    '4x Nobody',
  ])('“%s” is no list of known cards', (text) => {
    expect(readContents(text, finder)).toBeNull()
  })

  const DECKS = [
    { id: 'snow', name: 'Snow' },
    { id: 'copy', name: 'Copy' },
  ]
  const version = (number: number, day: string, contents: string, deckId = 'snow'): KnownList => ({
    deckId,
    version: { number, begunAt: `2026-09-${day}T00:00:00.000Z` },
    contents,
  })
  const LISTS = [version(1, '01', 'one'), version(2, '10', 'two'), version(3, '20', 'one')]
  const find = (
    lists: readonly KnownList[],
    ...played: [day: string, list: string, deck?: Partial<ReadMatch['deck']>][]
  ) => {
    const matches = played.map(([day, list, deck], at): ReadMatch => {
      const empty = { id: '', version: null, name: '', sourceId: '', inks: '' }
      return {
        rows: [at + 2],
        id: null,
        gameId: `game ${at}`,
        isAgainstBot: false,
        deck: { ...empty, ...deck, list },
        result: 'win',
        initiative: 'on_play',
        opponentInks: ['Amber', 'Ruby'],
        notes: '',
        matchDate: `2026-09-${day}T00:00:00.000Z`,
      }
    })
    const { found, questions } = findDecks(matches, DECKS, lists, (list) => list)
    return { found: matches.map((match) => found.get(match)), questions }
  }

  test('a logged game has its deck, and so have games of the same source; other decks are asked about', () => {
    const match = (gameId: string, sourceId: string): ReadMatch => ({
      rows: [2],
      id: null,
      gameId,
      isAgainstBot: false,
      deck: { id: '', version: null, name: '', sourceId, inks: 'Amber/Steel', list: '' },
      result: 'win',
      initiative: 'on_play',
      opponentInks: ['Amber', 'Ruby'],
      notes: '',
      matchDate: '2026-09-05T00:00:00.000Z',
    })
    const matches = [match('old', 'theirs'), match('new', 'theirs'), match('gone', 'other')]
    const logged: Record<string, string> = { old: 'copy', gone: 'deleted' }
    const { found, questions } = findDecks(
      matches,
      DECKS,
      [],
      () => null,
      ({ gameId }) => logged[gameId],
    )
    expect(matches.map((one) => found.get(one))).toEqual([{ deckId: 'copy' }, { deckId: 'copy' }, undefined])
    expect(questions.map(({ key }) => key)).toEqual(['other'])
  })

  test('names its version, unless that is the version of the time', () => {
    const { found } = find(
      LISTS,
      ['05', 'one'],
      ['05', 'two'],
      ['15', 'one'],
      ['15', 'two'],
      ['25', 'two'],
      ['25', 'none', { name: 'snow' }],
    )
    expect(found).toEqual([
      { deckId: 'snow' },
      { deckId: 'snow', deckVersion: 2 },
      { deckId: 'snow', deckVersion: 1 },
      { deckId: 'snow' },
      { deckId: 'snow', deckVersion: 2 },
      { deckId: 'snow' },
    ])
  })

  test('finds a deck that has no versions, and the name decides between equal decks', () => {
    const lists: KnownList[] = ['snow', 'copy'].map((deckId) => ({ deckId, version: null, contents: 'one' }))
    expect(find(lists.slice(0, 1), ['05', 'one']).found).toEqual([{ deckId: 'snow' }])
    expect(find(lists, ['05', 'one', { name: 'Copy' }]).found).toEqual([{ deckId: 'copy' }])
    expect(find(lists, ['05', 'one', { name: 'Third' }]).found).toEqual([undefined])
  })

  test('a deck of another site is the same in all games, and unknown decks are asked about once', () => {
    const { found, questions } = find(
      LISTS,
      ['05', 'one', { sourceId: 'a' }],
      ['05', 'lost', { sourceId: 'a' }],
      ['05', 'lost', { sourceId: 'b', inks: 'Ruby/Steel' }],
      ['06', '', { sourceId: 'b', inks: 'Ruby/Steel' }],
      ['05', '', { name: 'Gone' }],
    )
    expect(found.slice(0, 3)).toEqual([{ deckId: 'snow' }, { deckId: 'snow' }, undefined])
    expect(questions.map(({ key, name, inks, matches }) => [key, name, inks, matches.length])).toEqual([
      ['b', '', 'Ruby/Steel', 2],
      ['gone', 'Gone', '', 1],
    ])
  })

  test('an export names deck and version by id', () => {
    expect(find(LISTS, ['05', '', { id: 'snow', version: 3 }], ['05', '', { id: 'other' }]).found).toEqual([
      { deckId: 'snow', deckVersion: 3 },
      undefined,
    ])
  })
})
