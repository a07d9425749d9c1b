import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { persistedKeys } from './indexedDb.fixture.ts'
import { clearUserQueries, deleteOldDatabases, PUBLIC_PREFIX, queryStorage, userPrefix } from './queryStorage.ts'

const query: PersistedQuery = {
  buster: '2',
  queryHash: 'q',
  queryKey: ['q'],
  state: new QueryCache().build(new QueryClient(), { queryKey: ['q'] }).state,
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const cards = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))
const withData = (data: unknown): PersistedQuery => ({ ...query, state: { ...query.state, data } })
const KEY = `${PUBLIC_PREFIX}-["cards"]`

test.each([0, 500, 501, 2851])(
  '%d cards are restored as they were, and copied at most 500 at a time',
  async (count) => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    const saved = withData({ cards: cards(count), version: 3 })
    await queryStorage.setItem(KEY, saved)
    expect(await queryStorage.getItem(KEY)).toEqual(saved)
    const lengths = put.mock.calls.map(([value]) => JSON.stringify(value).match(/"id"/g)?.length ?? 0)
    expect(Math.max(...lengths)).toBe(Math.min(count, 500))
    await queryStorage.removeItem(KEY)
    expect(await persistedKeys()).toEqual([])
  },
)

test('an incomplete write leaves the stored query as it was', async () => {
  const before = withData({ cards: cards(1200), version: 3 })
  await queryStorage.setItem(KEY, before)
  const unwritable = Object.assign(cards(1201), { 1200: { id: () => 1200 } })
  await queryStorage.setItem(KEY, withData({ cards: unwritable, version: 4 }))
  expect(await queryStorage.getItem(KEY)).toEqual(before)
  await queryStorage.setItem(KEY, withData({ cards: cards(2), version: 5 }))
  expect(await persistedKeys()).toEqual([KEY])
  await queryStorage.removeItem(KEY)
})

test('leaving the page ends a write, which would block the next page', async () => {
  const before = withData({ cards: cards(1200), version: 3 })
  await queryStorage.setItem(KEY, before)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const written = queryStorage.setItem(KEY, withData({ cards: cards(2851), version: 4 }))
  while (put.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
  window.dispatchEvent(new Event('pagehide'))
  await written
  expect(await queryStorage.getItem(KEY)).toEqual(before)
  await queryStorage.removeItem(KEY)
})

test('sign-out deletes the private data of every user of the browser, and leaves public data', async () => {
  for (const prefix of [PUBLIC_PREFIX, userPrefix('me'), userPrefix('somebody')])
    await queryStorage.setItem(`${prefix}-q`, query)
  await clearUserQueries()
  expect(await persistedKeys()).toEqual([`${PUBLIC_PREFIX}-q`])
})

/** Makes a database with one entry, as an earlier version of the site or another script has left it. */
const leaveDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('answers').put({ name: 'Mira' }, 'me'),
    )
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
  })

test('the databases of earlier versions, some with private answers, are deleted', async () => {
  await Promise.all(['lorefolio', 'lorefolio-own', 'keyval-store', 'another'].map(leaveDatabase))
  deleteOldDatabases()
  await vi.waitFor(async () =>
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['lorefolio-queries', 'another']),
  )
})

test('a browser that refuses storage finds nothing, saves nothing, and nothing fails', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  vi.resetModules()
  const storage = await import('./queryStorage.ts')
  await storage.queryStorage.setItem('public-q', query)
  expect(await storage.queryStorage.getItem('public-q')).toBeUndefined()
  await storage.queryStorage.removeItem('public-q')
  await storage.clearUserQueries()
  storage.deleteOldDatabases()
})
