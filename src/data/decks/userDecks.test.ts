import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../backend/backend.fixture.ts'
import { persistedKeys, whenPersisted } from '../offline/indexedDb.fixture.ts'
import { persistUserData } from '../offline/userPersister.ts'
import { deckQuery } from './decks.ts'
import { userDecksQuery } from './userDecks.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('../session/session.ts', () => ({ sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }) } }))
async function read() {
  const names = await new QueryClient().query({ ...userDecksQuery('me'), retry: false })
  await whenPersisted()
  return names
}
/** The persisted decks: 'd1' for a deck, 'names' for the list. */
const persisted = async () => (await persistedKeys()).map((key) => JSON.parse(key.replace('user.me-', '')).at(-1))

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})

test('a deck that was deleted on another device is deleted here too, once the deletion is known', async () => {
  const [stays, goes] = [
    { id: 'd1', name: 'Stays' },
    { id: 'd2', name: 'Goes' },
  ]
  for (const { id } of [stays, goes]) await persistUserData('me', deckQuery(id, 'me').queryKey, {})
  answer.mockImplementation(async () => Response.json([stays, goes]))
  await read()
  expect(await persisted()).toEqual(['d1', 'd2', 'names'])

  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await read()).toEqual([stays, goes])
  expect(await persisted()).toEqual(['d1', 'd2', 'names'])

  answer.mockImplementation(async () => Response.json([stays]))
  await read()
  expect(await persisted()).toEqual(['d1', 'names'])
})
