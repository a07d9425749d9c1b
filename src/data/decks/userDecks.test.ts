import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../backend/backend.fixture.ts'
import { userDecksQuery } from './userDecks.ts'

const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('../session/session.ts', () => ({ sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }) } }))
vi.mock('../offline/userAnswers.ts', () => ({
  readUserAnswer: async (_: string, name: string) => kept.get(name),
  saveUserAnswer: async (_: string, name: string, value: unknown) => void kept.set(name, value),
  removeUserAnswer: async (_: string, name: string) => void kept.delete(name),
}))

const read = () => new QueryClient().query({ ...userDecksQuery('me'), retry: false })

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  kept.clear()
})

test('a deck that was deleted on another device is not kept here either once that is known', async () => {
  const [stays, goes] = [
    { id: 'd1', name: 'Stays' },
    { id: 'd2', name: 'Goes' },
  ]
  for (const { id } of [stays, goes]) kept.set(`deck ${id}`, {})
  answer.mockImplementation(async () => Response.json([stays, goes]))
  await read()
  expect([...kept.keys()]).toEqual(['deck d1', 'deck d2', 'deck names'])

  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await read()).toEqual([stays, goes])
  expect([...kept.keys()]).toEqual(['deck d1', 'deck d2', 'deck names'])

  answer.mockImplementation(async () => Response.json([stays]))
  await read()
  expect([...kept.keys()]).toEqual(['deck d1', 'deck names'])
})
