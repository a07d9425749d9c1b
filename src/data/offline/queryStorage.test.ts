import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { persistedKeys } from './indexedDb.fixture.ts'
import { clearUserQueries, deleteOldDatabases, PUBLIC_PREFIX, queryStorage, userPrefix } from './queryStorage.ts'

const query: PersistedQuery = {
  buster: '1',
  queryHash: 'q',
  queryKey: ['q'],
  state: new QueryCache().build(new QueryClient(), { queryKey: ['q'] }).state,
}

afterEach(() => void vi.unstubAllGlobals())

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

test('the databases of earlier versions, with private answers in one of them, are deleted', async () => {
  await Promise.all(['lorefolio-own', 'keyval-store', 'another'].map(leaveDatabase))
  deleteOldDatabases()
  await vi.waitFor(async () =>
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['lorefolio', 'another']),
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
