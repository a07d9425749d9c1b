import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '../backend/errors.ts'
import { stubLocalStorage } from '../offline/localStorage.fixture.ts'
import { startOutboxes } from '../offline/outboxes.ts'
import { assembledKey } from './assembledDecks.ts'
import { assemblyOutbox } from './assemblyOutbox.ts'
import type { setDeckAssembled } from './setDeckAssembled.ts'

const [viewer, send] = vi.hoisted(() => [{ id: '' }, vi.fn<typeof setDeckAssembled>()])
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: viewer }), subscribe: () => () => undefined },
}))
vi.mock('./setDeckAssembled.ts', () => ({ setDeckAssembled: send }))

const queryClient = new QueryClient()
const report = vi.fn<(message: string) => void>()
let outbox: ReturnType<typeof assemblyOutbox.of>
const cached = () => queryClient.getQueryData(assembledKey(viewer.id))
const sent = () => send.mock.calls.map(([, change]) => change)
const change = (deckId: string, isAssembled: boolean) => ({ deckId, isAssembled })

beforeAll(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  startOutboxes({ queryClient, report })
})

let tests = 0
beforeEach(() => {
  stubLocalStorage()
  vi.stubGlobal('navigator', { onLine: true })
  viewer.id = `member-${tests++}`
  outbox = assemblyOutbox.of(viewer.id)
  queryClient.setQueryData(assembledKey(viewer.id), ['a', 'b'])
  report.mockReset()
  send.mockReset().mockResolvedValue(undefined)
})

test('only the last change of a deck is sent, and decks are sent in the order of their first change', async () => {
  outbox.add(change('c', true))
  outbox.add(change('a', false))
  outbox.add(change('c', false))
  await outbox.flush()
  expect(sent()).toEqual([change('c', false), change('a', false)])
  expect(cached()).toEqual(['b'])
  expect(outbox.pending()).toEqual([])
})

test('a deck that is taken apart and assembled again comes last for the backend, too', async () => {
  outbox.add(change('a', false))
  outbox.add(change('a', true))
  await outbox.flush()
  expect(sent()).toEqual([change('a', false), change('a', true)])
  expect(cached()).toEqual(['b', 'a'])
})

test('without a connection changes wait, and the cached list stays as the backend knows it', async () => {
  send.mockRejectedValue(new Failure('offline', 'Failed to change your shelf'))
  outbox.add(change('c', true))
  await expect(outbox.flush()).rejects.toThrow('Failed to change your shelf')
  expect([cached(), outbox.pending()]).toEqual([['a', 'b'], [change('c', true)]])
  send.mockResolvedValue(undefined)
  await outbox.flush()
  expect([cached(), outbox.pending()]).toEqual([['a', 'b', 'c'], []])
})

test('a deck that was deleted elsewhere is no longer pending, and the member learns why', async () => {
  send.mockRejectedValue(new Failure('notFound', 'This deck was deleted.', { status: 409 }))
  outbox.add(change('gone', true))
  await outbox.flush()
  expect([cached(), outbox.pending()]).toEqual([['a', 'b'], []])
  expect(report).toHaveBeenCalledExactlyOnceWith('This deck was deleted.')
})
