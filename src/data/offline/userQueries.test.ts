import { QueryClient, queryOptions } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '../backend/errors.ts'
import type { Session } from '../session/session.ts'
import { connectionStore } from './connection.ts'
import { persistedKeys, whenPersisted } from './indexedDb.fixture.ts'
import { clearUserQueries } from './queryStorage.ts'
import { persistUserData } from './userPersister.ts'
import { removeUserData, updateUserData, userQueryPersister } from './userQueries.ts'

const here = vi.hoisted(() => ({ session: {} as Session }))
vi.mock('../session/session.ts', () => ({ sessionStore: { get: () => here.session } }))

const signIn = (id: string) => {
  here.session = { status: 'signedIn', user: { id, email: '', username: '', createdAt: '' } }
}
const goOffline = () => vi.stubGlobal('navigator', { onLine: false })
const unreachable = () => Promise.reject(new Failure('offline', 'Failed to fetch decks'))
const answer = (data: unknown) => () => Promise.resolve(data)

type Read = () => Promise<unknown>
const decksKey = (userId: string) => ['user', userId, 'decks']
const decksQuery = (userId: string, read: Read, isPersisted?: (data: unknown) => boolean) =>
  queryOptions({
    queryKey: decksKey(userId),
    queryFn: read,
    persister: userQueryPersister(userId, isPersisted),
    networkMode: 'always',
  })

/** Opens a page that has nothing in its memory, and lets the persister save what it reads. */
async function visit(...query: Parameters<typeof decksQuery>): Promise<unknown> {
  const data = await new QueryClient().query(decksQuery(...query))
  await whenPersisted()
  return data
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await clearUserQueries()
  signIn('me')
})

test('without a connection the last answer is shown, and nothing is requested', async () => {
  expect(await visit('me', answer(['one']))).toEqual(['one'])
  goOffline()
  const read = vi.fn(answer(['two']))
  expect(await visit('me', read)).toEqual(['one'])
  expect(read).not.toHaveBeenCalled()
})

test('with a connection a page shows only the answer of the network, not the persisted one first', async () => {
  await visit('me', answer(['one']))
  expect(await visit('me', answer(['two']))).toEqual(['two'])
})

test('an unreachable host is detected, and so is one that answers again', async () => {
  await visit('me', answer(['one']))
  expect(await visit('me', unreachable)).toEqual(['one'])
  expect(connectionStore.get()).toBe('unreachable')
  await visit('me', answer(['one']))
  expect(connectionStore.get()).toBe('online')
})

test('persisted data does not hide a refusal', async () => {
  await visit('me', answer(['one']))
  const refused = () => Promise.reject(new Failure('signedOut', 'JWT expired'))
  await expect(visit('me', refused)).rejects.toThrow('JWT expired')
})

test('without persisted data the failure is thrown', async () => {
  await expect(visit('me', unreachable)).rejects.toThrow('Failed to fetch decks')
  goOffline()
  await expect(visit('me', answer([]))).rejects.toMatchObject({ kind: 'offline' })
})

test('no user is shown another user’s data, and data of others is not persisted', async () => {
  await visit('me', answer(['mine']))
  signIn('you')
  goOffline()
  await expect(visit('you', answer([]))).rejects.toThrow("You're offline")

  vi.stubGlobal('navigator', { onLine: true })
  signIn('me')
  await visit('me', answer('somebody’s'), (data) => data !== 'somebody’s')
  expect(await persistedKeys()).toEqual([])
  goOffline()
  await expect(visit('me', answer(''))).rejects.toThrow("You're offline")
})

test('an answer that arrives after sign-out is persisted for nobody', async () => {
  const late = async () => {
    signIn('next')
    return ['mine']
  }
  expect(await visit('me', late)).toEqual(['mine'])
  expect(await persistedKeys()).toEqual([])
  await persistUserData('me', decksKey('me'), ['mine'])
  expect(await persistedKeys()).toEqual([])
})

test('a first read that is canceled leaves the persisted answer as it is', async () => {
  await visit('me', answer(['one']))
  const client = new QueryClient()
  const late = Promise.withResolvers<unknown>()
  const reading = client.query(decksQuery('me', () => late.promise))
  await whenPersisted()
  await Promise.all([client.cancelQueries(), reading.catch(() => undefined)])
  late.resolve(['late'])
  await whenPersisted()
  goOffline()
  expect(await visit('me', unreachable)).toEqual(['one'])
})

test('an update is shown at once and persisted, also when no page has read the data', async () => {
  const add = (deck: string) => (decks: string[]) => [...decks, deck]
  const shown = new QueryClient()
  await shown.query(decksQuery('me', answer(['one'])))
  await whenPersisted()
  void updateUserData<string[]>(shown, 'me', decksKey('me'), add('two'))
  expect(shown.getQueryData(decksKey('me'))).toEqual(['one', 'two'])

  const empty = new QueryClient()
  // Neither of two concurrent updates is lost.
  void updateUserData<string[]>(empty, 'me', decksKey('me'), add('three'))
  await updateUserData<string[]>(empty, 'me', decksKey('me'), add('four'))
  expect(empty.getQueryData(decksKey('me'))).toBeUndefined()
  goOffline()
  expect(await visit('me', unreachable)).toEqual(['one', 'two', 'three', 'four'])
})

test('an update of data that was never read, and of removed data, persists nothing', async () => {
  await updateUserData<string[]>(new QueryClient(), 'me', decksKey('me'), (decks) => decks)
  await persistUserData('me', decksKey('me'), ['one'])
  await removeUserData(new QueryClient(), 'me', decksKey('me'))
  await updateUserData<string[]>(new QueryClient(), 'me', decksKey('me'), (decks) => decks)
  expect(await persistedKeys()).toEqual([])
})
