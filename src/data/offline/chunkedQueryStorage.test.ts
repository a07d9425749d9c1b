import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { chunkedQueryStorage } from './chunkedQueryStorage.ts'

/** The browser's store: what a transaction has written is there once it has come to its end, and nothing of it before. */
const browser = vi.hoisted(() => ({ kept: new Map<string, unknown>(), stores: true, writes: Infinity }))
type Request = { readonly result?: unknown; readonly end?: () => void }
vi.mock('idb-keyval', () => ({
  createStore: () => async (_mode: string, work: (items: object) => Promise<unknown>) => {
    if (!browser.stores) throw new DOMException('The operation is insecure.', 'SecurityError')
    const items = new Map(browser.kept)
    return work({
      get: (key: string) => ({ result: structuredClone(items.get(key)) }),
      put: (value: unknown, key: string) => {
        if (browser.writes-- <= 0) throw new DOMException('The page was closed.', 'AbortError')
        items.set(key, structuredClone(value))
        return {}
      },
      delete: (key: string) => ({ result: items.delete(key) }),
      transaction: { end: () => (browser.kept = items) },
    })
  },
  promisifyRequest: async (request: Request) => {
    request.end?.()
    return request.result
  },
  del: (key: string, store: (mode: string, work: (items: Items) => Promise<void>) => Promise<void>) =>
    store('readwrite', async (items) => {
      items.delete(key)
      items.transaction.end()
    }),
}))
type Items = { delete: (key: string) => unknown; transaction: { end: () => void } }

beforeEach(() => Object.assign(browser, { kept: new Map(), stores: true, writes: Infinity }))

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
    await chunkedQueryStorage.setItem('q', kept)
    expect(await chunkedQueryStorage.getItem('q')).toMatchObject(kept)
    const lengths = [...browser.kept.values()].map((value) => /"id"/g[Symbol.match](JSON.stringify(value))?.length ?? 0)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500)
  },
)

test('an answer of another kind is kept whole', async () => {
  for (const data of [null, 'words', cards(3), { sets: cards(3) }]) {
    await chunkedQueryStorage.setItem('q', answer(data))
    expect(await chunkedQueryStorage.getItem('q')).toEqual(answer(data))
  }
})

test('an answer that was not written to its end leaves the one before as it was', async () => {
  const before = answer({ cards: cards(1200), version: 3 })
  for (const writes of [0, 1, 3]) {
    browser.writes = Infinity
    await chunkedQueryStorage.setItem('q', before)
    browser.writes = writes
    await chunkedQueryStorage.setItem('q', answer({ cards: cards(1201).toReversed(), version: 4 }))
    expect(await chunkedQueryStorage.getItem('q')).toMatchObject(before)
  }
})

test('a list that is kept as it was read is not written again, and is when another tab has written since', async () => {
  const again = async () => {
    const { state } = (await chunkedQueryStorage.getItem('q'))!
    browser.writes = 1
    await chunkedQueryStorage.setItem('q', { ...answer(state.data), state: { ...state, dataUpdatedAt: 5 } })
    const left = browser.writes
    browser.writes = Infinity
    return { left, kept: await chunkedQueryStorage.getItem('q') }
  }
  await chunkedQueryStorage.setItem('q', answer({ cards: cards(1200), version: 3 }))
  expect(await again()).toMatchObject({ left: 0, kept: { state: { dataUpdatedAt: 5, data: { cards: cards(1200) } } } })

  const { state } = (await chunkedQueryStorage.getItem('q'))!
  await chunkedQueryStorage.setItem('q', answer({ cards: cards(700), version: 4 }))
  await chunkedQueryStorage.setItem('q', answer(state.data))
  expect((await chunkedQueryStorage.getItem('q'))?.state.data).toEqual({ cards: cards(1200), version: 3 })
})

test('nothing is kept after it was removed', async () => {
  await chunkedQueryStorage.setItem('q', answer({ cards: cards(1200) }))
  await chunkedQueryStorage.removeItem('q')
  expect(await chunkedQueryStorage.getItem('q')).toBeUndefined()
})

test('a browser that stores nothing for the site is as if nothing were kept, and no failure', async () => {
  browser.stores = false
  await chunkedQueryStorage.setItem('q', answer({ cards: cards(3) }))
  expect(await chunkedQueryStorage.getItem('q')).toBeUndefined()
  await chunkedQueryStorage.removeItem('q')
})
