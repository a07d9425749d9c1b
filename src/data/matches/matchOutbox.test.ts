import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { anyMatch } from '#domain/matches/match.arbitrary.ts'
import type { Match } from '#domain/matches/match.ts'
import { Failure } from '../backend/errors.ts'
import { refuseLocalStorage, stubLocalStorage } from '../offline/localStorage.fixture.ts'
import { startOutboxes } from '../offline/outboxes.ts'
import { clearUnsaved, hasUnsaved } from '../offline/unsaved.ts'
import { deleteMatch } from './deleteMatch.ts'
import type { logMatch } from './logMatch.ts'
import { isUnsent, logOrQueueMatch, matchOutbox } from './matchOutbox.ts'
import { match } from './match.fixture.ts'

const [viewer, log, remove] = vi.hoisted(() => [
  { id: '' },
  vi.fn<typeof logMatch>(),
  vi.fn<() => Promise<{ error: object | null }>>(),
])
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: viewer }), subscribe: () => () => undefined },
}))
vi.mock('./logMatch.ts', () => ({ logMatch: log }))
vi.mock('../session/viewer.ts', () => {
  const call = { delete: () => call, eq: () => call, abortSignal: remove }
  return { requireSession: () => undefined, tablesAs: async () => ({ from: () => call }) }
})

const OFFLINE = new Failure('offline', 'Failed to log match')
/** The foreign key refuses a match of a deck that does not exist. */
const REFUSAL = new Failure('unexpected', 'The deck is gone', { status: 409 })

const report = vi.fn<(message: string) => void>()
/** The outbox of the member of the running test. */
let outbox: ReturnType<typeof matchOutbox.of>
const isPending = (id: string) => isUnsent(viewer.id, id)
const sent = () => log.mock.calls.map(([, id, { deckId }]) => [id, deckId])

/** Starts sending, with an answer that comes later. */
async function startSending() {
  const answer = Promise.withResolvers<Match>()
  log.mockReturnValueOnce(answer.promise)
  const isSent = outbox.flush()
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  return { ...answer, isSent }
}

beforeAll(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  startOutboxes({ queryClient: new QueryClient(), report })
})

let tests = 0
beforeEach(() => {
  stubLocalStorage()
  vi.stubGlobal('navigator', { onLine: true })
  viewer.id = `member-${tests++}`
  outbox = matchOutbox.of(viewer.id)
  report.mockReset()
  log.mockReset().mockImplementation((_, id, values) => Promise.resolve({ id, ...values }))
  remove.mockReset().mockResolvedValue({ error: null })
})

describe('an unsent match', () => {
  test('is saved with all its values, for its member only', () => {
    fc.assert(
      fc.property(anyMatch, (one) => {
        outbox.add(one)
        expect([outbox.pending(), matchOutbox.of('another').pending()]).toEqual([[one], []])
        outbox.discard(one.id)
        expect(isPending(one.id)).toBe(false)
      }),
    )
  })

  test('counts as unsaved data, and is removed with its account', () => {
    outbox.add(match('a'))
    expect([hasUnsaved(viewer.id), hasUnsaved('another')]).toEqual([true, false])
    clearUnsaved(viewer.id)
    expect([hasUnsaved(viewer.id), outbox.hasUnsent()]).toEqual([false, false])
  })

  test('is sent once under its id, and then removed', async () => {
    outbox.add(match('a'))
    outbox.add(match('b', 'two'))
    await outbox.flush()
    await outbox.flush()
    expect(log.mock.calls.map(([userId, id, { deckId }]) => [userId, id, deckId])).toEqual([
      [viewer.id, 'a', 'one'],
      [viewer.id, 'b', 'two'],
    ])
    expect([outbox.pending(), hasUnsaved(viewer.id)]).toEqual([[], false])
  })

  test('lives as long as the page in a browser that stores nothing', async () => {
    refuseLocalStorage()
    outbox.add(match('a'))
    expect(isPending('a')).toBe(true)
    await outbox.flush()
    expect([isPending('a'), log.mock.calls.length]).toEqual([false, 1])
  })

  test('waits with later ones while the host is unreachable', async () => {
    outbox.add(match('a'))
    outbox.add(match('b'))
    log.mockRejectedValueOnce(OFFLINE)
    await expect(outbox.flush()).rejects.toThrow('Failed to log match')
    expect(outbox.pending().map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('that is changed while it is sent is sent again with its new values', async () => {
    outbox.add(match('a'))
    const { resolve, isSent } = await startSending()
    outbox.add(match('a', 'two'))
    resolve(match('a'))
    await isSent
    expect(sent()).toEqual([
      ['a', 'one'],
      ['a', 'two'],
    ])
    expect(outbox.pending()).toEqual([])
  })

  test('is sent with its latest values when its turn comes, and not at all if it was deleted', async () => {
    for (const id of ['a', 'b', 'c']) outbox.add(match(id))
    const { resolve, isSent } = await startSending()
    outbox.add(match('b', 'two'))
    await deleteMatch(viewer.id, 'c')
    resolve(match('a'))
    await isSent
    expect(sent()).toEqual([
      ['a', 'one'],
      ['b', 'two'],
    ])
    expect([outbox.pending(), remove.mock.calls.length]).toEqual([[], 0])
  })

  test('is deleted from the backend too if it may be stored there, and is not sent again', async () => {
    outbox.add(match('a'))
    log.mockRejectedValueOnce(OFFLINE)
    await expect(outbox.flush()).rejects.toThrow('Failed to log match')
    outbox.add(match('a', 'two'))
    remove.mockResolvedValueOnce({ error: new TypeError('Failed to fetch') })
    await expect(deleteMatch(viewer.id, 'a')).rejects.toThrow('Failed to delete match')
    expect(isPending('a')).toBe(true)
    await deleteMatch(viewer.id, 'a')
    await outbox.flush()
    expect([isPending('a'), remove.mock.calls.length, sent()]).toEqual([false, 2, [['a', 'one']]])
  })

  test('that is refused stays with the reason, and the next one is sent', async () => {
    outbox.add(match('a'))
    outbox.add(match('b'))
    log.mockRejectedValueOnce(REFUSAL)
    await outbox.flush()
    await outbox.flush()
    expect(report.mock.calls).toEqual([['A match was not logged, and is saved on this device: The deck is gone']])
    expect(outbox.pending()).toEqual([{ ...match('a'), refusal: 'The deck is gone' }])
    expect(log).toHaveBeenCalledTimes(2)
  })

  test('that is refused after it was changed is sent again without a report', async () => {
    outbox.add(match('a'))
    const { reject, isSent } = await startSending()
    outbox.add(match('a', 'two'))
    reject(REFUSAL)
    await isSent
    expect([report.mock.calls, outbox.pending()]).toEqual([[], []])
    expect(sent()).toEqual([
      ['a', 'one'],
      ['a', 'two'],
    ])
  })

  test('in the storage format of earlier versions is sent, before later changes of it', async () => {
    viewer.id = 'member of earlier versions'
    const store = (one: Match, wasTried: boolean) =>
      localStorage.setItem(`lorefolio.unsaved.${viewer.id}.match.${one.id}`, JSON.stringify({ ...one, wasTried }))
    store(match('0f'), false)
    store(match('fa'), true)
    store({ ...match('fb'), refusal: 'The deck is gone' }, true)
    outbox = matchOutbox.of(viewer.id)
    // The earlier version may have sent it.
    expect(outbox.isUntried('fa')).toBe(false)
    outbox.add(match('fa', 'two'))
    await outbox.flush()
    expect(sent()).toEqual([
      ['0f', 'one'],
      ['fa', 'two'],
    ])
    expect(outbox.pending()).toEqual([{ ...match('fb'), refusal: 'The deck is gone' }])
  })
})

describe('logging a match', () => {
  const logIt = () => logOrQueueMatch(viewer.id, match('a'))

  test('saves a match that did not reach the host, and sends it later', async () => {
    log.mockRejectedValueOnce(OFFLINE)
    expect([await logIt(), isPending('a')]).toEqual([false, true])
    await vi.waitFor(() => expect(isPending('a')).toBe(false), 5000)
    expect(log.mock.calls.map(([, id]) => id)).toEqual(['a', 'a'])
  })

  test('saves a match before sending it, so that it survives the end of the page', async () => {
    log.mockReturnValueOnce(new Promise(() => undefined))
    void logIt()
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
    expect(hasUnsaved(viewer.id)).toBe(true)
  })

  test('shows a refusal of changes only in the form, also when another flush sends them', async () => {
    outbox.add(match('0'))
    outbox.add(match('a', 'two'))
    const { resolve, isSent } = await startSending()
    log.mockRejectedValueOnce(REFUSAL)
    const logged = logIt().catch((error: unknown) => error)
    resolve(match('0'))
    expect(await logged).toMatchObject({ message: 'The deck is gone' })
    await isSent
    expect(report).not.toHaveBeenCalled()
    expect(outbox.pending()).toEqual([{ ...match('a'), refusal: 'The deck is gone' }])
  })

  test('saves the changes of an unsent match that is refused, and sends it once corrected', async () => {
    outbox.add(match('a', 'two'))
    log.mockRejectedValueOnce(REFUSAL)
    await expect(logIt()).rejects.toThrow('The deck is gone')
    expect(report).not.toHaveBeenCalled()
    expect(outbox.pending()).toEqual([{ ...match('a'), refusal: 'The deck is gone' }])
    expect([await logIt(), outbox.pending()]).toEqual([true, []])
    expect(sent().at(-1)).toEqual(['a', 'one'])
  })

  test('shows the reason when a match is refused at once, and does not save it', async () => {
    log.mockRejectedValueOnce(REFUSAL)
    await expect(logIt()).rejects.toThrow('The deck is gone')
    expect([outbox.pending(), report.mock.calls]).toEqual([[], []])
  })
})
