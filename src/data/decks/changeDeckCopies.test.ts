import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, calls } from '../backend/backend.fixture.ts'
import { stubLocalStorage } from '../offline/localStorage.fixture.ts'
import { clearUserQueries } from '../offline/queryStorage.ts'
import { changeDeckCopies } from './changeDeckCopies.ts'
import { draftKeys, readDeckDraft, saveDeckDraft } from './deckDrafts.ts'
import { NO_PLAN } from '#domain/decks/deckDraft.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }), subscribe: () => () => undefined },
}))
vi.mock('../offline/cacheUserData.ts', () => ({ cacheDeckLists: async () => undefined }))

const ID = '01a21095-35b7-76e1-858b-76caa9942b85'
const cardsOf = (...entries: [card: string, quantity: number][]) =>
  entries.map(([card, quantity]) => ({ card, quantity }))
const rowOf = (cards: object) => ({
  id: ID,
  name: 'Frost',
  updated_at: '2026-11-20',
  description: null,
  user_id: 'me',
  is_public: false,
  cards,
  ...NO_PLAN,
})

beforeEach(() => {
  stubLocalStorage()
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(async () => {
  answer.mockReset()
  vi.unstubAllGlobals()
  await clearUserQueries()
})

/** Changes the copies of the card c1 in a deck by a number; null for a new deck. */
const add = (deckId: string | null = ID, copies = 1) =>
  changeDeckCopies(new QueryClient({ defaultOptions: { queries: { retry: false } } }), 'me', {
    deckId,
    card: { id: 'c1', text: '' },
    copiesAfter: (before) => before + copies,
  })
const bodies = () => answer.mock.calls.map(([{ body }]) => body).filter(Boolean)
const DRAFT = { name: 'Frostbite', description: '', isPublic: true, entries: cardsOf(['c1', 3]), ...NO_PLAN }

test('a copy is added to the deck as it is now, and saved', async () => {
  answer.mockImplementation(async ({ method }) =>
    Response.json(method === 'GET' ? [rowOf(cardsOf(['c1', 1], ['c2', 4]))] : [{ updated_at: '2026-11-21' }]),
  )
  expect(await add()).toEqual({ deckId: ID, deckName: 'Frost', isSaved: true, before: 1, copies: 2, total: 6 })
  expect(calls()[1]).toBe(`PATCH /rest/v1/decks?id=eq.${ID}&updated_at=in.(2026-11-20)&select=updated_at`)
  expect(bodies()).toMatchObject([
    { name: 'Frost', is_public: false, cards: cardsOf(['c1', 2], ['c2', 4]), total_cards: 6 },
  ])
  expect(readDeckDraft(draftKeys.edit(ID), 'me')).toBeNull()
})

test.each([
  ['four copies', cardsOf(['c1', 4])],
  ['60 cards', cardsOf(...Array.from({ length: 15 }, (_, at): [string, number] => [`other ${at}`, 4]))],
])('a deck with %s stays as it is, without a request', async (_, cards) => {
  answer.mockImplementation(async () => Response.json([rowOf(cards)]))
  const { before, copies } = await add()
  expect(copies).toBe(before)
  expect(bodies()).toEqual([])
})

test('a deck with unsaved changes gets the copy there', async () => {
  saveDeckDraft(draftKeys.edit(ID), 'me', DRAFT)
  expect(await add()).toMatchObject({ deckName: 'Frostbite', isSaved: false, copies: 4 })
  expect(readDeckDraft(draftKeys.edit(ID), 'me')).toEqual({ ...DRAFT, entries: cardsOf(['c1', 4]) })
  expect(calls()).toEqual([])
})

test('a new deck of the builder gets the copy, after its other cards', async () => {
  expect(await add(null)).toMatchObject({ deckName: '', isSaved: false, copies: 1, total: 1 })
  saveDeckDraft(draftKeys.newDeck, 'me', { ...DRAFT, entries: cardsOf(['c2', 2]) })
  expect(await add(null)).toMatchObject({ deckName: 'Frostbite', total: 3 })
  expect(readDeckDraft(draftKeys.newDeck, 'me')?.entries).toEqual(cardsOf(['c2', 2], ['c1', 1]))
})

test('a deck that cannot be sent gets the copy in its draft', async () => {
  answer.mockImplementation(async ({ method }) => {
    if (method === 'GET') return Response.json([rowOf(cardsOf(['c2', 1]))])
    throw new TypeError('Failed to fetch')
  })
  expect(await add()).toMatchObject({ isSaved: false, copies: 1, total: 2 })
  const draft = { name: 'Frost', description: '', isPublic: false, entries: cardsOf(['c2', 1], ['c1', 1]), ...NO_PLAN }
  expect(readDeckDraft(draftKeys.edit(ID), 'me')).toEqual(draft)
})

test('a change fails and stores nothing if the deck is gone or the backend refuses it', async () => {
  answer.mockImplementation(async () => Response.json([]))
  await expect(add()).rejects.toThrow('Deck not found')
  answer.mockImplementation(async ({ method }) =>
    method === 'GET'
      ? Response.json([rowOf([])])
      : Response.json({ code: '42501', message: 'not your deck' }, { status: 403 }),
  )
  await expect(add()).rejects.toThrow('not your deck')
  expect(readDeckDraft(draftKeys.edit(ID), 'me')).toBeNull()
})

test('a new deck that loses its only card leaves no draft', async () => {
  await add(null)
  expect(await add(null, -1)).toMatchObject({ before: 1, copies: 0, total: 0 })
  expect(readDeckDraft(draftKeys.newDeck, 'me')).toBeNull()
})
