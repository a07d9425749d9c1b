import { describe, expect, test } from 'vitest'
import type { Match } from '../match.ts'
import { compareImport, type ImportedMatch } from './compareImport.ts'

const game = (gameId: string, fields: Partial<ImportedMatch> = {}): ImportedMatch => ({
  id: null,
  gameId,
  deckId: 'd1',
  result: 'win',
  initiative: 'on_play',
  opponentInks: ['Amber', 'Ruby'],
  notes: '',
  matchDate: '2026-11-20T12:00:00.000Z',
  ...fields,
})
const logged = (id: string, fields: Partial<Match> = {}): Match => ({ ...game(''), gameId: undefined, ...fields, id })
const score = (won: number, lost: number) => ({
  score: { bestOf: 3, won, lost } as const,
  result: won > lost ? ('win' as const) : won < lost ? ('loss' as const) : ('tie' as const),
})
const alikeIds = (matches: readonly ImportedMatch[], known: readonly Match[]) =>
  compareImport(matches, known).alike.map(({ match, logged: { id } }) => [match.gameId, id])

test('a match is known by the id of its game or its own', () => {
  const known = [logged('m1', { gameId: 'g1' }), logged('m2')]
  const plan = compareImport([game('g1'), game('g9', { id: 'm2' }), game('g3')], known)
  // The match that the file names by its id is no other one.
  expect(plan).toEqual({ known: 2, completed: 0, alike: [] })
})

test('a match of several games is completed until it is over', () => {
  const known = [
    logged('m1', { gameId: 'begun', ...score(1, 0) }),
    logged('m2', { gameId: 'over', ...score(2, 0) }),
    logged('m3', { gameId: 'other', ...score(1, 0) }),
    logged('m4', { gameId: 'abandoned', result: 'abandoned' }),
  ]
  const plan = compareImport(
    [game('begun', score(2, 1)), game('over', score(2, 1)), game('other', score(0, 2)), game('abandoned', score(1, 0))],
    known,
  )
  expect(plan).toEqual({ known: 2, completed: 2, alike: [] })
})

describe('a match that was logged by hand', () => {
  test('may be a game with the same deck, day, result and inks', () => {
    expect(alikeIds([game('g1')], [logged('m1', { matchDate: '2026-11-20T13:00:00.000Z' })])).toEqual([['g1', 'm1']])
    for (const fields of [
      { deckId: 'd2' },
      { result: 'loss' as const },
      { opponentInks: ['Amber', 'Steel'] as const },
      { matchDate: '2026-11-25T12:00:00.000Z' },
      { gameId: 'g7' },
    ])
      expect(alikeIds([game('g1')], [logged('m1', fields)])).toEqual([])
  })

  test('is no match of several games with another score', () => {
    expect(alikeIds([game('g1', score(2, 0))], [logged('m1', score(2, 1))])).toEqual([])
    expect(alikeIds([game('g1', score(2, 0))], [logged('m1')])).toEqual([['g1', 'm1']])
  })

  test('is paired once, with the game that fits best', () => {
    const evening = [
      logged('m1', { initiative: 'on_draw' }),
      logged('m2', { opponentName: 'Mara', matchDate: '2026-11-20T14:00:00.000Z' }),
    ]
    expect(alikeIds([game('g1', { opponentName: 'Mara' }), game('g2'), game('g3')], evening)).toEqual([
      ['g1', 'm2'],
      ['g2', 'm1'],
    ])
  })
})
