import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Collection } from '#domain/collection/copies.ts'
import { type CollectionOf, ownCollectionKey } from './collectionKey.ts'
import { stubLocalStorage } from './localStorage.fixture.ts'

/** What the browser keeps of the collection, for all of its tabs. */
const kept = vi.hoisted(() => ({ name: 'Mira', collection: new Map() as Collection }))
vi.mock('./ownAnswers.ts', () => ({
  changeAnswer: (_: string, __: string, change: (known: CollectionOf) => CollectionOf) =>
    Object.assign(kept, change(kept)),
}))
vi.mock('./session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }), subscribe: () => () => undefined },
}))
vi.mock('./onboardingNews.ts', () => ({ announceStep: () => undefined }))
/** A backend that has one copy after whatever is asked. */
vi.mock('./viewer.ts', () => ({
  tablesAs: async () => ({ rpc: () => ({ abortSignal: async () => ({ data: 1, error: null, status: 200 }) }) }),
}))

beforeEach(() => {
  stubLocalStorage()
  vi.stubGlobal('document', new EventTarget())
})

/** A tab with modules of its own, that hears of what others have stored when it is told. */
async function openTab() {
  vi.resetModules()
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const queryClient = new QueryClient()
  queryClient.setQueryData(ownCollectionKey('me'), { name: 'Mira', collection: new Map() })
  const { copyChangesOf } = await import('./copyChanges.ts')
  return {
    changes: copyChangesOf('me', queryClient),
    copies: () => queryClient.getQueryData<CollectionOf>(ownCollectionKey('me'))?.collection.get('c1'),
    hear: () => window.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null })),
  }
}

test('a copy that one tab has counted is kept once for when there is no connection, whoever else has heard of it', async () => {
  const [one, two] = [await openTab(), await openTab()]
  one.changes.add({ cardId: 'c1', isFoil: false, delta: 1 })
  two.hear()
  await one.changes.flush()
  two.hear()
  expect(two.copies()).toEqual({ nonFoil: 1, foil: 0 })
  expect(kept.collection.get('c1')).toEqual({ nonFoil: 1, foil: 0 })
})
