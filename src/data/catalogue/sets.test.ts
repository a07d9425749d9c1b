import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../backend/backend.fixture.ts'
import { setsQuery } from './sets.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))

const row = (id: string) => ({ id, name: id, code: id, released_at: null, main_set: true, key_art: null, image: null })

/** Reads the bundled sets while the backend cannot be reached. */
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ sets: [row('bundled')], cards: [{ set_id: 'bundled' }] }))
  answer.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
})

async function read(client: QueryClient) {
  const { persister: _, ...query } = setsQuery
  const sets = await client.query({ ...query, staleTime: 0, retry: false })
  return sets.map(({ id }) => id)
}

test('without the backend the bundled sets are used', async () => {
  expect(await read(new QueryClient())).toEqual(['bundled'])
})

test('sets that were read before stay when the backend can no longer be reached', async () => {
  const client = new QueryClient()
  answer.mockResolvedValueOnce(Response.json([{ ...row('newest'), actual_card_count: 1 }]))
  expect([await read(client), await read(client)]).toEqual([['newest'], ['newest']])
})
