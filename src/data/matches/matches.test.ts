import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anyMatch } from '#domain/matches/match.arbitrary.ts'
import type { Match } from '#domain/matches/match.ts'
import { inBatches, matchesQuery, showMatchChange } from './matches.ts'

const match = (id: string, parts: Partial<Match> = {}): Match => ({
  id,
  deckId: 'one',
  result: 'win',
  initiative: 'on_play',
  opponentInks: ['Amber', 'Ruby'],
  notes: '',
  matchDate: '2026-11-20T10:00:00.000Z',
  ...parts,
})

let client: QueryClient
const shown = (userId: string, deckId?: string) =>
  client.getQueryData(matchesQuery(userId, deckId).queryKey)?.map(({ id }) => id)

describe('a change that was accepted', () => {
  const [a, b] = [match('a'), match('b', { deckId: 'two', matchDate: '2026-11-19T10:00:00.000Z' })]

  beforeEach(() => {
    client = new QueryClient()
    client.setQueryData(matchesQuery('me').queryKey, [a, b])
    client.setQueryData(matchesQuery('me', 'one').queryKey, [a])
    client.setQueryData(matchesQuery('me', 'two').queryKey, [b])
    client.setQueryData(matchesQuery('somebody').queryKey, [a])
  })

  test('shows a new match in the lists it belongs to, at its date', async () => {
    await showMatchChange(client, 'me', { saved: match('c', { matchDate: '2026-11-19T12:00:00.000Z' }) })
    expect([shown('me'), shown('me', 'one'), shown('me', 'two')]).toEqual([['a', 'c', 'b'], ['a', 'c'], ['b']])
    expect(shown('me', 'three')).toBeUndefined()
  })

  test('moves a match whose deck was another one', async () => {
    await showMatchChange(client, 'me', { saved: { ...a, deckId: 'two' } })
    expect([shown('me'), shown('me', 'one'), shown('me', 'two')]).toEqual([['a', 'b'], [], ['a', 'b']])
  })

  test('takes a deleted match out of all lists, and touches nobody else’s', async () => {
    await showMatchChange(client, 'me', { deletedId: 'a' })
    expect([shown('me'), shown('me', 'one'), shown('me', 'two')]).toEqual([['b'], [], ['b']])
    expect(shown('somebody')).toEqual(['a'])
  })

  test('is in a list that was still being read for the first time, and is read anew', async () => {
    const [before, after] = [Promise.withResolvers<readonly Match[]>(), Promise.withResolvers<readonly Match[]>()]
    const read = vi.fn<() => Promise<readonly Match[]>>(() => after.promise).mockReturnValueOnce(before.promise)
    const list = matchesQuery('me', 'three')
    const leave = new QueryObserver(client, { ...list, queryFn: read }).subscribe(() => undefined)
    const c = match('c', { deckId: 'three' })
    const change = showMatchChange(client, 'me', { saved: c })
    before.resolve([])
    after.resolve([c])
    await change
    expect(shown('me', 'three')).toEqual(['c'])
    leave()
  })
})

test('many matches are sent in batches that a request can carry, in order and all of them', () => {
  const long = anyMatch.map((one) => ({ ...one, notes: '💧'.repeat(2000) }))
  fc.assert(
    fc.property(fc.array(fc.oneof(anyMatch, long), { maxLength: 80, size: 'max' }), (matches) => {
      const batches = inBatches(matches)
      expect(batches.flat()).toEqual(matches)
      for (const batch of batches) expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(200_000)
    }),
  )
})
