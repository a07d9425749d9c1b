import { beforeEach, expect, test, vi } from 'vitest'
import { connectionStore } from './connection.ts'
import { Failure } from '../backend/errors.ts'
import { networkFirst } from './networkFirst.ts'
import type { Session } from '../session/session.ts'

const { kept, here } = vi.hoisted(() => ({ kept: new Map<string, unknown>(), here: { session: {} as Session } }))
vi.mock('./userAnswers.ts', () => ({
  saveUserAnswer: (userId: string, name: string, answer: unknown) => void kept.set(`${userId} ${name}`, answer),
  readUserAnswer: (userId: string, name: string) => Promise.resolve(kept.get(`${userId} ${name}`)),
}))
vi.mock('../session/session.ts', () => ({ sessionStore: { get: () => here.session } }))

const signIn = (id: string) => {
  here.session = { status: 'signedIn', user: { id, email: '', username: '', createdAt: '' } }
}
const unreachable = () => Promise.reject(new Failure('offline', 'Failed to fetch decks'))
const read = (answer: unknown) => () => Promise.resolve(answer)

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('navigator', { onLine: true })
  signIn('me')
})

test('what was read is there without a connection, without asking', async () => {
  expect(await networkFirst('me', 'decks', read(['one']))).toEqual(['one'])
  vi.stubGlobal('navigator', { onLine: false })
  const ask = vi.fn(read(['two']))
  expect(await networkFirst('me', 'decks', ask)).toEqual(['one'])
  expect(ask).not.toHaveBeenCalled()
})

test('a host that does not answer is noticed, and so is one that does again', async () => {
  await networkFirst('me', 'decks', read(['one']))
  expect(await networkFirst('me', 'decks', unreachable)).toEqual(['one'])
  expect(connectionStore.get()).toBe('unreachable')
  await networkFirst('me', 'decks', read(['one']))
  expect(connectionStore.get()).toBe('online')
})

test('a refusal is not covered by what was kept', async () => {
  await networkFirst('me', 'decks', read(['one']))
  const refused = () => Promise.reject(new Failure('signedOut', 'JWT expired'))
  await expect(networkFirst('me', 'decks', refused)).rejects.toThrow('JWT expired')
})

test('where nothing was kept the failure is told', async () => {
  await expect(networkFirst('me', 'decks', unreachable)).rejects.toThrow('Failed to fetch decks')
  vi.stubGlobal('navigator', { onLine: false })
  await expect(networkFirst('me', 'decks', read([]))).rejects.toMatchObject({ kind: 'offline' })
})

test('what is one member’s is shown to no other, and what is not a member’s own is not kept', async () => {
  await networkFirst('me', 'decks', read(['mine']))
  await networkFirst('me', 'deck 1', read('somebody’s'), async () => undefined)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(networkFirst('you', 'decks', read([]))).rejects.toThrow('You are offline')
  await expect(networkFirst('me', 'deck 1', read(''))).rejects.toThrow('You are offline')
})

test('an answer that comes after signing out is kept for nobody', async () => {
  const late = async () => {
    signIn('next')
    return ['mine']
  }
  expect(await networkFirst('me', 'decks', late)).toEqual(['mine'])
  expect([...kept]).toEqual([])
})
