import { expect, test } from 'vitest'
import { listEventDays } from './eventDays.ts'
import type { Match } from './match.ts'

const played = (id: string, at: string, fields: Partial<Match>): Match => ({
  id,
  deckId: 'd1',
  result: 'win',
  initiative: 'on_play',
  opponentInks: ['Amber', 'Ruby'],
  notes: '',
  matchDate: new Date(at).toISOString(),
  ...fields,
})

test('the matches of an event and a day are listed by round, the latest day first', () => {
  const matches = [
    played('a', '2026-11-19T18:00', { event: 'League', round: 2, result: 'loss' }),
    played('b', '2026-11-19T20:00', { event: 'league' }),
    played('c', '2026-11-19T19:00', { event: 'League', round: 1 }),
    played('d', '2026-11-19T21:00', { event: 'League' }),
    played('e', '2026-11-12T19:00', { event: 'League', round: 1, result: 'tie' }),
    played('f', '2026-11-20T19:00', { event: 'Championship', round: 1 }),
    played('g', '2026-11-20T20:00', {}),
  ]
  const eventDays = listEventDays(matches).map(({ event, day, matches: rounds, record }) => [
    event,
    day,
    rounds.map(({ id }) => id).join(''),
    record,
  ])
  expect(eventDays).toEqual([
    ['Championship', '2026-11-20', 'f', { wins: 1, losses: 0, ties: 0, total: 1 }],
    ['League', '2026-11-19', 'cabd', { wins: 3, losses: 1, ties: 0, total: 4 }],
    ['League', '2026-11-12', 'e', { wins: 0, losses: 0, ties: 1, total: 1 }],
  ])
  expect(listEventDays([])).toEqual([])
})
