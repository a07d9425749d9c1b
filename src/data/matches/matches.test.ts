import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Match } from '#domain/matches/match.ts'
import { match as winOf } from './match.fixture.ts'
import { matchesQuery, showMatchChange } from './matches.ts'

const match = (id: string, parts: Partial<Match> = {}): Match => ({ ...winOf(id), ...parts })

let client: QueryClient
const shown = (userId: string, deckId?: string) =>
  client.getQueryData(matchesQuery(userId, deckId).queryKey)?.map(({ id }) => id)

describe('an accepted change', () => {
  const [a, b] = [match('a'), match('b', { deckId: 'two', matchDate: '2026-11-19T10:00:00.000Z' })]

  beforeEach(() => {
    client = new QueryClient()
    client.setQueryData(matchesQuery('me').queryKey, [a, b])
    client.setQueryData(matchesQuery('me', 'one').queryKey, [a])
    client.setQueryData(matchesQuery('me', 'two').queryKey, [b])
    client.setQueryData(matchesQuery('somebody').queryKey, [a])
  })

  test('shows a new match in its lists, at its date', async () => {
    await showMatchChange(client, 'me', { saved: match('c', { matchDate: '2026-11-19T12:00:00.000Z' }) })
    expect([shown('me'), shown('me', 'one'), shown('me', 'two')]).toEqual([['a', 'c', 'b'], ['a', 'c'], ['b']])
    expect(shown('me', 'three')).toBeUndefined()
  })

  test('moves a match whose deck was changed', async () => {
    await showMatchChange(client, 'me', { saved: { ...a, deckId: 'two' } })
    expect([shown('me'), shown('me', 'one'), shown('me', 'two')]).toEqual([['a', 'b'], [], ['a', 'b']])
  })

  test('removes a deleted match from all lists of its member, and from no other member’s', async () => {
    await showMatchChange(client, 'me', { deletedId: 'a' })
    expect([shown('me'), shown('me', 'one'), shown('me', 'two')]).toEqual([['b'], [], ['b']])
    expect(shown('somebody')).toEqual(['a'])
  })

  test('is in a list that was being read for the first time, because the list is read again', async () => {
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
