import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { setDeckAssembled } from '../shelf/setDeckAssembled.ts'
import { stubLocalStorage } from './localStorage.fixture.ts'
import { unsavedPrefix } from './unsaved.ts'

const send = vi.hoisted(() => vi.fn<typeof setDeckAssembled>())
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }), subscribe: () => () => undefined },
}))
vi.mock('../shelf/setDeckAssembled.ts', () => ({ setDeckAssembled: send }))

const CHANGE = { deckId: 'ramp', isAssembled: true }
const KEY = `${unsavedPrefix('me')}assembly.00000000000001.a`

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined)
  stubLocalStorage()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { getElementById: () => null }))
  vi.stubGlobal('navigator', { onLine: true })
})

/** A page that has loaded no outbox itself. */
async function openPage() {
  vi.resetModules()
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const { flushOutboxes, startOutboxes } = await import('./outboxes.ts')
  const { lazyAssemblyOutbox } = await import('../shelf/lazyAssemblyOutbox.ts')
  const queryClient = new QueryClient()
  startOutboxes({ queryClient, report: () => undefined })
  return { page, queryClient, flush: () => flushOutboxes('me'), outbox: () => lazyAssemblyOutbox.of('me') }
}

test('a page loads the outbox of the shelf only if changes are stored, and sends these', async () => {
  const { outbox, flush } = await openPage()
  await flush()
  expect(outbox()).toBeUndefined()
  localStorage.setItem(KEY, JSON.stringify(CHANGE))
  await openPage()
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('me', CHANGE))
})

test('changes that are stored after the start are sent when the member signs out', async () => {
  const { flush } = await openPage()
  localStorage.setItem(KEY, JSON.stringify(CHANGE))
  await flush()
  expect(send).toHaveBeenCalledExactlyOnceWith('me', CHANGE)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a page that sees changes of another tab loads the outbox, and reads the list again once they are sent', async () => {
  const { page, queryClient, outbox } = await openPage()
  const reread = vi.spyOn(queryClient, 'invalidateQueries')
  const tell = (key: string, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  // The other tab is faster than the outbox loads.
  tell(KEY, JSON.stringify(CHANGE))
  tell(`${unsavedPrefix('me')}assembly.sending`, null)
  await vi.waitFor(() => expect(outbox()).toBeDefined())
  await vi.waitFor(() =>
    expect(reread).toHaveBeenCalledWith(expect.objectContaining({ queryKey: ['user', 'me', 'assembled'] })),
  )
})
