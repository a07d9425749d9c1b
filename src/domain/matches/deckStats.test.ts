import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMatches } from './match.arbitrary.ts'
import { byNewest, inkPairName, isCounted, type Match } from './match.ts'
import { deckStats, recordsByDeck } from './deckStats.ts'
import { winRate } from './matchRecord.ts'

const shuffled = anyMatches.chain((matches) =>
  fc.tuple(fc.constant(matches), fc.shuffledSubarray(matches, { minLength: matches.length })),
)

const match = (parts: Partial<Match>): Match => ({
  id: 'm1',
  deckId: 'd1',
  result: 'win',
  initiative: 'on_play',
  opponentInks: ['Amber', 'Ruby'],
  notes: '',
  matchDate: '2026-11-01T10:00:00.000Z',
  ...parts,
})

describe('the statistics of a history', () => {
  test('have parts that sum up to the total', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        const { all, onPlay, onDraw, matchups } = deckStats(matches)
        expect(all.total).toBe(matches.filter(isCounted).length)
        const parts = [[onPlay, onDraw], matchups.map(({ record }) => record), [...recordsByDeck(matches).values()]]
        for (const records of parts)
          for (const count of ['wins', 'losses', 'ties', 'total'] as const)
            expect(records.reduce((sum, record) => sum + record[count], 0)).toBe(all[count])
        for (const record of [all, ...parts.flat()])
          expect(record.wins + record.losses + record.ties).toBe(record.total)
      }),
    )
  })

  test('do not depend on the order of the matches', () => {
    fc.assert(
      fc.property(shuffled, ([matches, others]) => {
        expect(deckStats(others)).toEqual(deckStats(matches))
      }),
    )
  })

  test('list the most played matchups first, then those with the better win rate, each pair of inks once', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        const { matchups } = deckStats(matches)
        const names = matchups.map(({ opponentInks }) => inkPairName(opponentInks))
        expect(new Set(names).size).toBe(names.length)
        for (const [index, { record }] of matchups.slice(1).entries()) {
          const before = matchups[index]?.record ?? record
          expect(before.total).toBeGreaterThanOrEqual(record.total)
          const isBetter = before.total > record.total || (winRate(before) ?? 0) >= (winRate(record) ?? 0)
          expect(isBetter).toBe(true)
        }
      }),
    )
  })

  test('show the latest 10, the latest first', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        expect(deckStats(matches).recent).toEqual(matches.toSorted(byNewest).slice(0, 10))
      }),
    )
  })

  test('leave abandoned matches out of every record, and show them among the latest', () => {
    const abandoned = match({ id: '2', result: 'abandoned' })
    const { all, onPlay, matchups, recent } = deckStats([match({ id: '1' }), abandoned])
    const won = { wins: 1, losses: 0, ties: 0, total: 1 }
    expect([all, onPlay, ...matchups.map(({ record }) => record)]).toEqual([won, won, won])
    expect(recent).toContain(abandoned)
    expect(deckStats([abandoned])).toMatchObject({ all: { total: 0 }, matchups: [] })
    expect(recordsByDeck([abandoned]).size).toBe(0)
  })

  test('count a tie as a match and not as a win', () => {
    const { all } = deckStats([match({ id: '1' }), match({ id: '2', result: 'tie' })])
    expect(all).toEqual({ wins: 1, losses: 0, ties: 1, total: 2 })
    expect(winRate(all)).toBe(50)
  })

  test('of no matches are zeros', () => {
    const none = { wins: 0, losses: 0, ties: 0, total: 0 }
    expect(deckStats([])).toEqual({ all: none, onPlay: none, onDraw: none, matchups: [], recent: [] })
    expect(winRate(none)).toBeNull()
  })
})
