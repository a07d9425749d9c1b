import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Collection } from '#domain/collection/copies.ts'
import { stubLocalStorage } from '../offline/localStorage.fixture.ts'
import { type CollectionOf, userCollectionKey } from './collectionKey.ts'

/** The collection that the browser has saved, for all of its tabs. */
const saved = vi.hoisted(() => ({ name: 'Mira', collection: new Map() as Collection }))
vi.mock('../offline/userQueries.ts', () => ({
  updateUserData: (client: QueryClient, _: string, key: QueryKey, update: (known: CollectionOf) => CollectionOf) => {
    client.setQueryData<CollectionOf>(key, (known) => known && update(known))
    Object.assign(saved, update(saved))
  },
}))
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }), subscribe: () => () => undefined },
}))
vi.mock('../account/onboardingEvents.ts', () => ({ announceStep: () => undefined }))

type SendRpc = (
  name: string,
  parameters: { readonly operation_id: string },
) => Promise<{ data: number | null; error: object | null; status: number }>
/** A backend that answers with one copy unless it refuses. */
const sendRpc = vi.hoisted(() => vi.fn<SendRpc>())
vi.mock('../session/viewer.ts', () => ({
  requireSession: () => undefined,
  tablesAs: async () => ({ rpc: (...call: Parameters<SendRpc>) => ({ abortSignal: () => sendRpc(...call) }) }),
}))

beforeEach(() => {
  // Real timers would let the tabs of earlier tests send.
  vi.useFakeTimers()
  sendRpc.mockReset().mockResolvedValue({ data: 1, error: null, status: 200 })
  stubLocalStorage()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { getElementById: () => null }))
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => void vi.useRealTimers())

/** A tab with separate modules, which observes other tabs' storage when `observe` is called. */
async function openTab() {
  vi.resetModules()
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const queryClient = new QueryClient()
  queryClient.setQueryData(userCollectionKey('me'), { name: 'Mira', collection: new Map() })
  const { collectionOutbox } = await import('./collectionOutbox.ts')
  const { startOutboxes } = await import('../offline/outboxes.ts')
  const report = vi.fn<(message: string) => void>()
  const copies = collectionOutbox.of('me')
  return {
    ...copies,
    report,
    start: () => startOutboxes({ queryClient, report }),
    press: () => copies.add({ cardId: 'c1', isFoil: false, delta: 1 }),
    cached: () => queryClient.getQueryData<CollectionOf>(userCollectionKey('me'))?.collection.get('c1'),
    connect: () => window.dispatchEvent(new Event('online')),
    observe: (key: string | null = null) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null })),
  }
}

async function openStartedTab() {
  const tab = await openTab()
  tab.start()
  return tab
}

test('a copy that one tab has counted is saved once for use without a connection, and shown in all tabs', async () => {
  const [one, two] = [await openStartedTab(), await openStartedTab()]
  one.press()
  two.observe()
  await one.flush()
  two.observe()
  expect(two.cached()).toEqual({ nonFoil: 1, foil: 0 })
  expect(saved.collection.get('c1')).toEqual({ nonFoil: 1, foil: 0 })
})

test.each([
  [400, 'is reverted'],
  [422, 'is reverted'],
  [401, 'waits'],
  [408, 'waits'],
  [429, 'waits'],
  [500, 'waits'],
])('a change that is refused with %i %s', async (status, fate) => {
  const tab = await openStartedTab()
  sendRpc.mockResolvedValueOnce({ data: null, error: { message: 'No.' }, status })
  tab.press()
  await tab.flush().catch(() => undefined)
  const waits = fate === 'waits'
  expect([tab.pending().length, tab.isStuck(), tab.report.mock.calls]).toEqual([+waits, waits, waits ? [] : [['No.']]])
})

test('persistent storage is requested once, as soon as a change has to wait', async () => {
  const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  vi.stubGlobal('navigator', { onLine: true, storage: { persist } })
  const tab = await openStartedTab()
  tab.press()
  await tab.flush()
  expect(persist).not.toHaveBeenCalled()
  for (let attempt = 0; attempt < 2; attempt++) {
    sendRpc.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    tab.press()
    await expect(tab.flush()).rejects.toThrow('')
  }
  expect(persist).toHaveBeenCalledOnce()
})

test('a waiting change is sent after a pause or when the browser is online, and later ones right away', async () => {
  const tab = await openStartedTab()
  sendRpc
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  tab.press()
  await vi.advanceTimersByTimeAsync(200)
  tab.press()
  await vi.advanceTimersByTimeAsync(200)
  expect([sendRpc.mock.calls.length, tab.isStuck()]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(1000)
  expect([sendRpc.mock.calls.length, tab.isStuck()]).toEqual([2, true])
  tab.connect()
  await vi.advanceTimersByTimeAsync(0)
  expect([tab.pending(), tab.isStuck()]).toEqual([[], false])
  tab.press()
  await vi.advanceTimersByTimeAsync(200)
  expect(tab.pending()).toEqual([])
})

test('without a connection nothing is sent', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const tab = await openStartedTab()
  tab.press()
  await expect(tab.flush()).rejects.toMatchObject({ kind: 'offline' })
  expect([tab.isStuck(), sendRpc.mock.calls]).toEqual([true, []])
})

test('before the app has started the outbox a change is pending, and afterwards it is sent', async () => {
  const tab = await openTab()
  tab.press()
  await vi.advanceTimersByTimeAsync(200)
  expect([tab.pending().length, sendRpc.mock.calls]).toEqual([1, []])
  tab.start()
  await vi.advanceTimersByTimeAsync(0)
  expect([tab.pending().length, sendRpc.mock.calls.length]).toEqual([0, 1])
})

test('the changes of a tab that was closed are sent by another one', async () => {
  const [closed, open] = [await openTab(), await openStartedTab()]
  closed.press()
  open.observe('lorefolio.unsaved.you.00001764000000000.id')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sendRpc).not.toHaveBeenCalled()
  open.observe(`lorefolio.unsaved.me.${'0'.repeat(14)}.id`)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([sendRpc.mock.calls.length, open.pending()]).toEqual([1, []])
})

test('changes in the storage format of earlier versions are sent, with the same idempotency key', async () => {
  const prefix = 'lorefolio.unsaved.me.'
  const change = { cardId: 'c1', isFoil: false, delta: 2 }
  const envelope = { operationId: 'op-1', change, keys: ['01764000000000.id-1'] }
  localStorage.setItem(`${prefix}01764000000000.id-1`, JSON.stringify(change))
  localStorage.setItem(`${prefix}01764000000001.id-2`, JSON.stringify({ ...change, delta: 3 }))
  localStorage.setItem(`${prefix}sending`, JSON.stringify(envelope))
  localStorage.setItem(`${prefix}own.draft`, JSON.stringify({ name: 'Half a deck' }))
  const tab = await openStartedTab()
  await tab.flush()
  expect(sendRpc.mock.calls).toMatchObject([
    ['adjust_collection', { card_id: 'c1', is_foil: false, delta: 2, operation_id: 'op-1' }],
    ['adjust_collection', { card_id: 'c1', is_foil: false, delta: 3 }],
  ])
  expect(Object.keys(localStorage)).toEqual([`${prefix}own.draft`])
})
