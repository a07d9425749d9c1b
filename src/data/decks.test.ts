import { afterEach, expect, test, vi } from 'vitest'
import { answer, calls, sent } from './backend.fixture.ts'
import { createDeck } from './decks.ts'

vi.mock('./backend.ts', () => import('./backend.fixture.ts'))
vi.mock('./session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }), subscribe: () => () => undefined },
}))

const DECK = { name: ' \u202AFr\u200Bost\t', description: '', isPublic: true, entries: [{ card: 'c1', quantity: 2 }] }

afterEach(() => void answer.mockReset())

test('a deck that is there already, because an answer was lost, is saved as it is by now', async () => {
  const taken = () => Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
  answer.mockResolvedValueOnce(taken()).mockResolvedValueOnce(Response.json([{ id: 'd1' }]))
  await createDeck('me', 'd1', DECK)
  expect(calls()).toEqual(['POST /rest/v1/decks', 'PATCH /rest/v1/decks?id=eq.d1&select=id'])
  expect(sent()).toMatchObject({ name: 'Frost', total_cards: 2 })
  // One that is not there for whoever asks is somebody else's.
  answer.mockResolvedValueOnce(taken()).mockResolvedValueOnce(Response.json([]))
  await expect(createDeck('me', 'd1', DECK)).rejects.toMatchObject({ kind: 'notFound' })
})
