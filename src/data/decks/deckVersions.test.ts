import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_PLAN } from '#domain/decks/deckDraft.ts'
import { answer, calls } from '../backend/backend.fixture.ts'
import { clearUserQueries } from '../offline/queryStorage.ts'
import { type Deck, deckKey } from './decks.ts'
import { showDeckVersions } from './deckVersions.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }), subscribe: () => () => undefined },
}))

afterEach(async () => {
  answer.mockReset()
  vi.unstubAllGlobals()
  await clearUserQueries()
})

const ID = '01a21095-35b7-76e1-858b-76caa9942b85'
const DECK: Deck = {
  id: ID,
  name: 'Frost',
  description: null,
  userId: 'me',
  author: 'Mira',
  isPublic: true,
  legality: 'core',
  entries: [{ card: 'c1', quantity: 4 }],
  ...NO_PLAN,
  showsVersions: false,
  totalCards: 4,
  favoriteCount: 0,
  createdAt: '2026-11-19',
  updatedAt: '2026-11-20',
}

/** A tab that shows the deck. */
function open() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(deckKey(ID, 'me'), DECK)
  return { queryClient, shown: () => queryClient.getQueryData<Deck>(deckKey(ID, 'me')) }
}

test('shown versions are saved, and a deck that is gone is a failure', async () => {
  const { queryClient, shown } = open()
  const show = () => showDeckVersions(queryClient, 'me', ID, true)
  answer.mockResolvedValueOnce(Response.json([]))
  await expect(show()).rejects.toMatchObject({ kind: 'notFound' })
  expect(shown()?.showsVersions).toBe(false)
  answer.mockResolvedValueOnce(Response.json([{ id: ID }]))
  await show()
  expect(shown()?.showsVersions).toBe(true)
  expect(calls().at(-1)).toBe(`PATCH /rest/v1/decks?id=eq.${ID}&select=id`)
})
