import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anyMatch } from '#domain/matches/match.arbitrary.ts'
import type { Match } from '#domain/matches/match.ts'
import { Failure } from '../backend/errors.ts'
import { refuseLocalStorage, stubLocalStorage } from '../offline/localStorage.fixture.ts'
import type { logMatch } from './matches.ts'
import { logOrQueueMatch, sendMatches } from './sendMatches.ts'
import { subscribeToRefusals, clearUnsaved, hasUnsaved } from '../offline/unsaved.ts'
import {
  removeUnsent,
  isLocalOnly,
  isUnsent,
  saveUnsent,
  settleUnsent,
  unsentMatches,
  withUnsent,
} from './unsentMatches.ts'

const log = vi.hoisted(() => vi.fn<typeof logMatch>())
vi.mock('../session/session.ts', () => ({ sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }) } }))
vi.mock('./matches.ts', () => ({ logMatch: log, showMatchChange: () => Promise.resolve() }))

const match = (id: string, deckId = 'one'): Match => ({
  id,
  deckId,
  result: 'win',
  initiative: 'on_play',
  opponentInks: ['Amber', 'Ruby'],
  notes: '',
  matchDate: '2026-11-20T10:00:00.000Z',
})
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id)
const send = () => sendMatches('me', new QueryClient())
const refusal = new Failure('unexpected', 'The deck is gone', { cause: { code: '23503' } })

/** What is said of refusals while something runs. */
async function heard(run: () => Promise<unknown>) {
  const said: string[] = []
  const stop = subscribeToRefusals((message) => said.push(message))
  await run()
  stop()
  return said
}

beforeEach(() => {
  stubLocalStorage()
  vi.stubGlobal('navigator', { onLine: true })
  log.mockReset().mockImplementation((_, id, values) => Promise.resolve({ id, ...values }))
})

describe('a match that was logged without a connection', () => {
  test('is kept as it was logged, whatever it says', () => {
    fc.assert(
      fc.property(anyMatch, (one) => {
        saveUnsent('me', one)
        expect(unsentMatches('me')).toContainEqual(one)
        settleUnsent('me', one)
        expect(isUnsent('me', one.id)).toBe(false)
      }),
    )
  })

  test('is shown among those of its deck and among all, and to nobody else', () => {
    saveUnsent('me', match('b'))
    const read = [match('a')]
    expect(ids(withUnsent('me', 'one', read))).toEqual(['a', 'b'])
    expect(ids(withUnsent('me', undefined, read))).toEqual(['a', 'b'])
    expect(ids(withUnsent('me', 'two', []))).toEqual([])
    expect(ids(withUnsent('you', 'one', []))).toEqual([])
  })

  test('counts among what is not sent yet, and is forgotten with its account', () => {
    saveUnsent('me', match('a'))
    expect([hasUnsaved('me'), hasUnsaved('you')]).toEqual([true, false])
    clearUnsaved('me')
    expect([hasUnsaved('me'), unsentMatches('me')]).toEqual([false, []])
  })

  test('is sent once under its id, and then no longer kept', async () => {
    saveUnsent('me', match('a'))
    saveUnsent('me', match('b', 'two'))
    await send()
    await send()
    expect(log.mock.calls.map(([userId, id, { deckId }]) => [userId, id, deckId])).toEqual([
      ['me', 'a', 'one'],
      ['me', 'b', 'two'],
    ])
    expect(unsentMatches('me')).toEqual([])
  })

  test('is kept as long as the page by a browser that stores nothing', async () => {
    refuseLocalStorage()
    saveUnsent('me', match('a'))
    expect([hasUnsaved('me'), ids(withUnsent('me', 'one', []))]).toEqual([true, ['a']])
    await send()
    expect([hasUnsaved('me'), log.mock.calls.length]).toEqual([false, 1])
  })

  test('waits with those after it while nobody answers', async () => {
    saveUnsent('me', match('a'))
    saveUnsent('me', match('b'))
    log.mockRejectedValueOnce(new Failure('offline', 'Failed to log match'))
    await expect(send()).rejects.toThrow('Failed to log match')
    expect(ids(unsentMatches('me'))).toEqual(['a', 'b'])
  })

  test('that is changed while it is being sent is sent once more, as it is then', async () => {
    saveUnsent('me', match('a'))
    const answered = Promise.withResolvers<Match>()
    log.mockReturnValueOnce(answered.promise)
    const sending = send()
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
    saveUnsent('me', match('a', 'two'))
    answered.resolve(match('a'))
    await sending
    await send()
    expect(log.mock.calls.map(([, id, { deckId }]) => [id, deckId])).toEqual([
      ['a', 'one'],
      ['a', 'two'],
    ])
    expect(unsentMatches('me')).toEqual([])
  })

  test('is sent as it stands when its turn comes, and not at all when it was deleted until then', async () => {
    for (const id of ['a', 'b', 'c']) saveUnsent('me', match(id))
    const answered = Promise.withResolvers<Match>()
    log.mockReturnValueOnce(answered.promise)
    const sending = send()
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
    saveUnsent('me', match('b', 'two'))
    removeUnsent('me', 'c')
    answered.resolve(match('a'))
    await sending
    expect(log.mock.calls.map(([, id, { deckId }]) => [id, deckId])).toEqual([
      ['a', 'one'],
      ['b', 'two'],
    ])
    expect(unsentMatches('me')).toEqual([])
  })

  test('may be known to the backend as soon as it was on its way', async () => {
    saveUnsent('me', match('a'))
    expect(isLocalOnly('me', 'a')).toBe(true)
    log.mockRejectedValueOnce(new Failure('offline', 'Failed to log match'))
    await expect(send()).rejects.toThrow('Failed to log match')
    expect([isUnsent('me', 'a'), isLocalOnly('me', 'a')]).toEqual([true, false])
    saveUnsent('me', match('a', 'two'))
    expect(isLocalOnly('me', 'a')).toBe(false)
  })

  test('stays with a word when the backend refuses it, and the next one is sent', async () => {
    saveUnsent('me', match('a'))
    saveUnsent('me', match('b'))
    log.mockRejectedValueOnce(refusal)
    expect(await heard(send)).toEqual(['A match was not logged, and is kept in this browser: The deck is gone'])
    expect(unsentMatches('me')).toEqual([{ ...match('a'), refusal: 'The deck is gone' }])
    expect(await heard(send)).toEqual([])
    expect(log).toHaveBeenCalledTimes(2)
  })

  test('and refused after it was changed is sent as it is then', async () => {
    saveUnsent('me', match('a'))
    const answered = Promise.withResolvers<Match>()
    log.mockReturnValueOnce(answered.promise)
    const said = heard(send)
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
    saveUnsent('me', match('a', 'two'))
    answered.reject(refusal)
    expect(await said).toEqual([])
    expect(unsentMatches('me')).toEqual([match('a', 'two')])
  })
})

describe('logging a match', () => {
  const logOne = () => logOrQueueMatch('me', 'a', match('a'), new QueryClient())

  test('keeps one that did not reach the host, and sends it by itself', async () => {
    log.mockRejectedValueOnce(new Failure('offline', 'Failed to log match'))
    expect(await logOne()).toEqual({ match: match('a'), isSent: false })
    await vi.waitFor(() => expect(unsentMatches('me')).toEqual([]))
    expect(log.mock.calls.map(([, id]) => id)).toEqual(['a', 'a'])
  })

  test('sends one that waits after what is on its way of it', async () => {
    saveUnsent('me', match('a', 'two'))
    expect(await logOne()).toEqual({ match: match('a'), isSent: true })
    expect(log.mock.calls.map(([, id, { deckId }]) => [id, deckId])).toEqual([['a', 'one']])
    expect(unsentMatches('me')).toEqual([])
  })

  test('says why its changes are refused in its form alone, also when they go out with what was being sent', async () => {
    let turn = Promise.resolve()
    const request = (_: string, run: () => Promise<void>) => (turn = turn.then(run))
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    saveUnsent('me', match('0'))
    saveUnsent('me', match('a', 'two'))
    const answered = Promise.withResolvers<Match>()
    log.mockReturnValueOnce(answered.promise).mockRejectedValueOnce(refusal)
    const sending = send()
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
    const said = heard(() => expect(logOne()).rejects.toThrow('The deck is gone'))
    answered.resolve(match('0'))
    expect(await said).toEqual([])
    await sending
    expect(unsentMatches('me')).toEqual([{ ...match('a'), refusal: 'The deck is gone' }])
  })

  test('whose changes are refused says why in its form alone, keeps it as it is now, and sends it when it is mended', async () => {
    saveUnsent('me', match('a', 'two'))
    log.mockRejectedValueOnce(refusal)
    expect(await heard(() => expect(logOne()).rejects.toThrow('The deck is gone'))).toEqual([])
    expect(unsentMatches('me')).toEqual([{ ...match('a'), refusal: 'The deck is gone' }])
    expect(await logOne()).toEqual({ match: match('a'), isSent: true })
    expect(unsentMatches('me')).toEqual([])
  })

  test('keeps none that was refused, and says why', async () => {
    log.mockRejectedValueOnce(new Failure('unexpected', 'Notes are too long'))
    await expect(logOne()).rejects.toThrow('Notes are too long')
    expect(unsentMatches('me')).toEqual([])
  })
})
