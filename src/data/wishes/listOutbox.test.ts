import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ListChange, MemberLists, Wish } from '#domain/wishes/wish.ts'
import { Failure } from '../backend/errors.ts'
import { stubLocalStorage } from '../offline/localStorage.fixture.ts'
import { startOutboxes } from '../offline/outboxes.ts'
import { listOutbox } from './listOutbox.ts'
import { listsKey } from './memberLists.ts'
import type { saveListChange } from './saveListChange.ts'

const [viewer, send] = vi.hoisted(() => [{ id: '' }, vi.fn<typeof saveListChange>()])
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: viewer }), subscribe: () => () => undefined },
}))
vi.mock('./saveListChange.ts', () => ({ saveListChange: send }))

const queryClient = new QueryClient()
const report = vi.fn<(message: string) => void>()
let outbox: ReturnType<typeof listOutbox.of>
const wishOf = (quantity: number): Wish => ({ quantity, priority: 2, onlyPrinting: false, onlyFoil: false })
const wish = (cardId: string, quantity: number): ListChange => ({ kind: 'wish', cardId, wish: wishOf(quantity) })
const lists: MemberLists = {
  wishes: new Map(),
  playsets: { usual: 4, cards: new Map() },
  showsWishes: false,
  showsTrade: false,
}
const cached = () => queryClient.getQueryData<MemberLists>(listsKey(viewer.id, viewer.id))
const sent = () => send.mock.calls.map(([, change]) => change)

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
  outbox = listOutbox.of(viewer.id)
  queryClient.setQueryData(listsKey(viewer.id, viewer.id), lists)
  report.mockReset()
  send.mockReset().mockResolvedValue(undefined)
})

test('only the last wish for a card is sent, and settings are sent together', async () => {
  outbox.add(wish('elsa', 1))
  outbox.add({ kind: 'settings', settings: { usual: 2 } })
  outbox.add(wish('elsa', 3))
  outbox.add({ kind: 'settings', settings: { showsTrade: true } })
  await outbox.flush()
  expect(sent()).toEqual([wish('elsa', 3), { kind: 'settings', settings: { usual: 2, showsTrade: true } }])
  expect(cached()).toMatchObject({
    wishes: new Map([['elsa', wishOf(3)]]),
    playsets: { usual: 2 },
    showsTrade: true,
  })
})

test('without a connection a change waits, and the cached lists stay as the backend knows them', async () => {
  send.mockRejectedValue(new Failure('offline', 'Failed to save your wishes'))
  outbox.add(wish('elsa', 2))
  await expect(outbox.flush()).rejects.toThrow('Failed to save your wishes')
  expect([cached(), outbox.pending()]).toEqual([lists, [wish('elsa', 2)]])
  send.mockResolvedValue(undefined)
  await outbox.flush()
  expect([cached()?.wishes?.size, outbox.pending()]).toEqual([1, []])
})

test('a refused wish is no longer pending, and the member learns why', async () => {
  send.mockRejectedValue(new Failure('notFound', 'This card does not exist.', { status: 422 }))
  outbox.add(wish('gone', 1))
  await outbox.flush()
  expect([cached(), outbox.pending()]).toEqual([lists, []])
  expect(report).toHaveBeenCalledExactlyOnceWith('This card does not exist.')
})
