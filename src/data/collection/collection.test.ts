import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, calls } from '../backend/backend.fixture.ts'
import { collectionQuery } from './collection.ts'

const ME = '0d1c2b3a-1111-4222-8333-444455556666'
const OTHER = '1e1c2b3a-1111-4222-8333-444455556666'
vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: ME } }), subscribe: () => () => undefined },
}))

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  answer.mockImplementation(async ({ method }) => Response.json(method === 'POST' ? null : { id: ME }))
  return () => vi.unstubAllGlobals()
})

test.each([
  ['the viewer’s collection is missing only if the account is gone, which is checked', ME, true],
  ['another member’s collection may be private, and nothing is checked', OTHER, false],
])('%s', async (_, ownerId, isChecked) => {
  answer.mockClear()
  expect(await new QueryClient().query({ ...collectionQuery(ME, ownerId), retry: false })).toBeNull()
  expect(calls().includes('GET /auth/v1/user')).toBe(isChecked)
})
