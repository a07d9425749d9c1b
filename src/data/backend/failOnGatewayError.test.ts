import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from './backend.fixture.ts'
import { deckQuery, setFavorite } from '../decks/decks.ts'

vi.mock('./backend.ts', () => import('./backend.fixture.ts'))
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }), subscribe: () => () => undefined },
}))

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})

const read = () => new QueryClient().query({ ...deckQuery('0d1c2b3a-1111-4222-8333-444455556666', 'me'), retry: false })

test.each<[what: string, response: () => Response]>([
  ['a proxy whose backend is down', () => new Response('<html>Bad Gateway</html>', { status: 502 })],
  ['a proxy whose request timed out', () => new Response('upstream request timeout', { status: 504 })],
  ['a host that starts', () => new Response('Starting', { status: 503 })],
  [
    'a backend without its database',
    () => Response.json({ code: 'PGRST001', message: 'no connection' }, { status: 503 }),
  ],
  [
    'a database whose disk is full',
    () => Response.json({ code: '53100', message: 'could not extend file "base/5/16655"' }, { status: 503 }),
  ],
])('%s counts as offline', async (_, response) => {
  answer.mockImplementation(async () => response())
  await expect(read()).rejects.toMatchObject({ kind: 'offline', message: 'Failed to fetch deck' })
  await expect(setFavorite('me', 'd1', true)).rejects.toMatchObject({ kind: 'offline' })
})

test('a message of the backend with such a status is shown', async () => {
  const refusal = { code: 'XX000', message: 'The card service is being repaired.' }
  answer.mockImplementation(async () => Response.json(refusal, { status: 503 }))
  await expect(read()).rejects.toMatchObject({ kind: 'unexpected', message: refusal.message })
})

test('the error page of a proxy is not shown as a message', async () => {
  answer.mockImplementation(async () => new Response('<html>Something broke</html>', { status: 500 }))
  await expect(read()).rejects.toMatchObject({ kind: 'unexpected', message: 'Failed to fetch deck' })
})
