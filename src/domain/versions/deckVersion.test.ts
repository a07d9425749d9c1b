import { expect, test } from 'vitest'
import type { Match } from '../matches/match.ts'
import { type DeckVersion, matchesByVersion } from './deckVersion.ts'

const version = (number: number, day: string): DeckVersion => ({
  number,
  name: null,
  entries: [],
  begunAt: `2026-11-${day}T12:00:00.000Z`,
})
const match = (id: string, matchDate: string): Match => ({
  id,
  deckId: 'deck',
  result: 'win',
  initiative: 'on_play',
  opponentInks: ['Ruby', 'Steel'],
  notes: '',
  matchDate: `2026-11-${matchDate}.000Z`,
})
const ids = (versions: readonly DeckVersion[], matches: readonly Match[]) =>
  [...matchesByVersion(versions, matches)].map(([number, found]) => [number, found.map(({ id }) => id).join('')])

const MATCHES = [
  match('d', '20T12:00:00'),
  match('c', '10T12:00:00'),
  match('b', '10T11:59:59'),
  match('a', '01T00:00:00'),
]

test('a match belongs to the version of its time', () => {
  expect(ids([version(1, '05'), version(2, '10'), version(3, '30')], MATCHES)).toEqual([
    [1, 'ba'],
    [2, 'dc'],
    [3, ''],
  ])
})

test('matches before all known versions belong to none, unless the first one is known', () => {
  expect(ids([version(4, '10')], MATCHES)).toEqual([[4, 'dc']])
  expect(ids([], MATCHES)).toEqual([])
})

test('a match belongs to the version that it names, and to that of its time if there is no such version', () => {
  const named = MATCHES.map((one) => ({ ...one, deckVersion: one.id === 'd' ? 1 : 9 }))
  expect(ids([version(1, '05'), version(2, '10'), version(3, '30')], named)).toEqual([
    [1, 'dba'],
    [2, 'c'],
    [3, ''],
  ])
})
