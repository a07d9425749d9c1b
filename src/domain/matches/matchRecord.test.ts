import { expect, test } from 'vitest'
import type { Match } from './match.ts'
import { countGames, countResults, formatRate, formatRecord, rateTone } from './matchRecord.ts'

test.each([
  [100, '100.0%'],
  [62.5, '62.5%'],
  [200 / 3, '66.7%'],
  [0, '0.0%'],
  [null, '–'],
])('a win rate of %s is shown as %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text)
})

test.each([
  [50.01, 'good'],
  [50, 'even'],
  [49.99, 'poor'],
  [0, 'poor'],
  [null, 'even'],
])('a win rate of %s is %s', (rate, tone) => {
  expect(rateTone(rate)).toBe(tone)
})

test('a record includes ties only if there are any', () => {
  expect(formatRecord({ wins: 10, losses: 6, ties: 0, total: 16 })).toBe('10–6')
  expect(formatRecord({ wins: 1200, losses: 6, ties: 1, total: 1207 })).toBe('1,200–6–1')
})

test('a match of three games counts once, and its games count each', () => {
  const single: Match = {
    id: 'm1',
    deckId: 'd1',
    result: 'tie',
    initiative: 'on_play',
    opponentInks: ['Amber', 'Ruby'],
    notes: '',
    matchDate: '2026-11-20T10:00:00.000Z',
  }
  const lost: Match = { ...single, result: 'loss', score: { bestOf: 3, won: 1, lost: 2 } }
  const won: Match = { ...single, result: 'win', score: { bestOf: 2, won: 2, lost: 0 } }
  const matches = [single, lost, won, { ...single, result: 'win' as const }]
  expect(countResults(matches)).toEqual({ wins: 2, losses: 1, ties: 1, total: 4 })
  expect(countGames(matches)).toEqual({ wins: 4, losses: 2, ties: 1, total: 7 })
})
