import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Collection } from '#domain/collection/copies.ts'
import { type CollectionOf, userCollectionKey } from './collectionKey.ts'
import { stubLocalStorage } from '../offline/localStorage.fixture.ts'

/** What the browser keeps of the collection, for all of its tabs. */
const kept = vi.hoisted(() => ({ name: 'Mira', collection: new Map() as Collection }))
vi.mock('../offline/userAnswers.ts', () => ({
  updateUserAnswer: (_: string, __: string, change: (known: CollectionOf) => CollectionOf) =>
    Object.assign(kept, change(kept)),
}))
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }), subscribe: () => () => undefined },
}))
vi.mock('../account/onboardingEvents.ts', () => ({ announceStep: () => undefined }))
/** A backend that has one copy after whatever is asked, unless it refuses. */
const ask = vi.hoisted(() => vi.fn<() => Promise<{ data: number | null; error: object | null; status: number }>>())
vi.mock('../session/viewer.ts', () => ({ tablesAs: async () => ({ rpc: () => ({ abortSignal: ask }) }) }))

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ data: 1, error: null, status: 200 })
  stubLocalStorage()
  vi.stubGlobal('document', new EventTarget())
})

/** A tab with modules of its own, that hears of what others have stored when it is told. */
async function openTab() {
  vi.resetModules()
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const queryClient = new QueryClient()
  queryClient.setQueryData(userCollectionKey('me'), { name: 'Mira', collection: new Map() })
  const { copyChangesFor } = await import('./copyChanges.ts')
  return {
    changes: copyChangesFor('me', queryClient),
    copies: () => queryClient.getQueryData<CollectionOf>(userCollectionKey('me'))?.collection.get('c1'),
    connect: () => window.dispatchEvent(new Event('online')),
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

test.each([
  [400, 'is taken back'],
  [422, 'is taken back'],
  [401, 'waits'],
  [408, 'waits'],
  [429, 'waits'],
  [500, 'waits'],
])('what is refused with %i %s', async (status, fate) => {
  const { changes } = await openTab()
  const { subscribeToRefusals } = await import('../offline/unsaved.ts')
  const said = vi.fn<(message: string) => void>()
  subscribeToRefusals(said)
  ask.mockResolvedValueOnce({ data: null, error: { message: 'No.' }, status })
  changes.add({ cardId: 'c1', isFoil: false, delta: 1 })
  await changes.flush().catch(() => undefined)
  const waits = fate === 'waits'
  expect([changes.pending().length, changes.isStuck(), said.mock.calls]).toEqual([
    +waits,
    waits,
    waits ? [] : [['No.']],
  ])
})

test('what waits is sent when its pause is over or there is a connection, and what comes then right away', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { changes, connect } = await openTab()
  const add = () => changes.add({ cardId: 'c1', isFoil: false, delta: 1 })
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  add()
  await vi.advanceTimersByTimeAsync(200)
  add()
  await vi.advanceTimersByTimeAsync(200)
  expect([ask.mock.calls.length, changes.isStuck()]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(1000)
  expect([ask.mock.calls.length, changes.isStuck()]).toEqual([2, true])
  connect()
  await vi.advanceTimersByTimeAsync(0)
  expect([changes.pending(), changes.isStuck()]).toEqual([[], false])
  add()
  await vi.advanceTimersByTimeAsync(200)
  expect(changes.pending()).toEqual([])
})
