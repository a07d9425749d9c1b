import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { keptInPieces } from './keptInPieces.ts'

const store = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  get: async (key: string) => structuredClone(store.get(key)),
  set: async (key: string, value: unknown) => void store.set(key, structuredClone(value)),
  del: async (key: string) => void store.delete(key),
}))
beforeEach(() => store.clear())

/** An answer as it is given to be kept. */
const answer = (data: unknown): PersistedQuery => {
  const { state } = new QueryCache().build(new QueryClient(), { queryKey: ['q'] }, undefined)
  return { buster: '1', queryHash: 'q', queryKey: ['q'], state: { ...state, data } }
}
const cards = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

test.each([0, 500, 501, 2851])(
  'an answer with %d cards comes back as it was, no piece of it longer than 500',
  async (count) => {
    const kept = answer({ cards: cards(count), version: 3 })
    await keptInPieces.setItem('q', kept)
    expect(await keptInPieces.getItem('q')).toMatchObject(kept)
    const lengths = [...store.values()].map((value) => /"id"/g[Symbol.match](JSON.stringify(value))?.length ?? 0)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500)
  },
)

test('an answer of another kind is kept whole', async () => {
  for (const data of [null, 'words', cards(3), { sets: cards(3) }]) {
    await keptInPieces.setItem('q', answer(data))
    expect(await keptInPieces.getItem('q')).toEqual(answer(data))
  }
})

test('what was written in part is as nothing', async () => {
  await keptInPieces.setItem('q', answer({ cards: cards(1200) }))
  const piece = store.get('q 1')
  store.delete('q 1')
  expect(await keptInPieces.getItem('q')).toBeUndefined()
  store.set('q 1', { ...(piece as object), stamp: 1 })
  expect(await keptInPieces.getItem('q')).toBeUndefined()
})

test('nothing is kept after it was removed', async () => {
  await keptInPieces.setItem('q', answer({ cards: cards(1200) }))
  await keptInPieces.removeItem('q')
  expect(await keptInPieces.getItem('q')).toBeUndefined()
})
