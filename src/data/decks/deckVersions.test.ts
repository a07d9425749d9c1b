import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_PLAN } from '#domain/decks/deckDraft.ts'
import { answer, calls } from '../backend/backend.fixture.ts'
import { clearUserQueries } from '../offline/queryStorage.ts'
import { type Deck, deckKey, deckQuery } from './decks.ts'
import { restoreDeckVersion, showDeckVersions } from './deckVersions.ts'
import { showSavedDeck } from './saveDeck.ts'

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

describe('a restored version', () => {
  const OTHER_CARDS = [{ card: 'c2', quantity: 2 }]
  /** The values of the saved deck that the tests change. */
  let stored = { updated_at: '', is_public: true }
  const row = () => ({
    id: ID,
    name: 'Frost',
    user_id: 'me',
    legality: 'core',
    cards: DECK.entries,
    ...NO_PLAN,
    ...stored,
  })
  const restore = (tab: ReturnType<typeof open>, entries: Deck['entries']) =>
    restoreDeckVersion(tab.queryClient, 'me', ID, { entries })

  const lastSaved = () => answer.mock.calls.findLast(([{ method }]) => method === 'PATCH')?.[0].body

  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true })
    stored = { updated_at: DECK.updatedAt, is_public: true }
    answer.mockImplementation(async ({ method, address }) => {
      if (method === 'GET') return Response.json([row()])
      const known = /updated_at=in\.\((.*?)\)/.exec(address)?.[1]?.split(',')
      if (known && !known.includes(stored.updated_at)) return Response.json([])
      stored.updated_at += '+'
      return Response.json([{ updated_at: stored.updated_at }])
    })
  })

  test('changes only the cards, and Undo leaves what this tab has saved meanwhile', async () => {
    const tab = open()
    await restore(tab, OTHER_CARDS)
    expect(tab.shown()?.entries).toEqual(OTHER_CARDS)
    expect(lastSaved()).toMatchObject({ name: 'Frost', is_public: true, cards: OTHER_CARDS })
    showSavedDeck(tab.queryClient, 'me', ID, { ...DECK, entries: OTHER_CARDS, name: 'Ice' })
    await restore(tab, DECK.entries)
    expect(lastSaved()).toMatchObject({ name: 'Ice', cards: DECK.entries })
  })

  test('does not replace a deck that another device has changed, which is shown then', async () => {
    const tab = open()
    const unsubscribe = new QueryObserver(tab.queryClient, { ...deckQuery(ID, 'me'), staleTime: Infinity }).subscribe(
      () => undefined,
    )
    stored = { updated_at: '2026-11-21', is_public: false }
    await expect(restore(tab, OTHER_CARDS)).rejects.toMatchObject({ kind: 'conflict', message: /changed elsewhere/ })
    expect(tab.shown()).toMatchObject({ isPublic: false, updatedAt: '2026-11-21', entries: DECK.entries })
    await restore(tab, OTHER_CARDS)
    expect(lastSaved()).toMatchObject({ is_public: false, cards: OTHER_CARDS })
    unsubscribe()
  })
})
