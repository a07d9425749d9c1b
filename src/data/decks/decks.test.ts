import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, calls, lastBody } from '../backend/backend.fixture.ts'
import { whenPersisted } from '../offline/indexedDb.fixture.ts'
import { clearUserQueries } from '../offline/queryStorage.ts'
import { deckQuery, deleteDeck } from './decks.ts'
import { createDeck, showSavedDeck, updateDeck } from './saveDeck.ts'
import { NO_PLAN } from '#domain/decks/deckDraft.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }), subscribe: () => () => undefined },
}))

const DECK = {
  name: ' \u202AFr\u200Bost\t',
  description: '',
  isPublic: true,
  entries: [{ card: 'c1', quantity: 2 }],
  ...NO_PLAN,
}

afterEach(async () => {
  answer.mockReset()
  vi.unstubAllGlobals()
  await clearUserQueries()
})

test('a deck that exists already, because an answer was lost, is updated', async () => {
  const taken = () => Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
  answer.mockResolvedValueOnce(taken()).mockResolvedValueOnce(Response.json([{ updated_at: '2026-11-26' }]))
  await createDeck('me', 'd1', DECK)
  expect(calls()).toEqual(['POST /rest/v1/decks', 'PATCH /rest/v1/decks?id=eq.d1&select=updated_at'])
  expect(lastBody()).toMatchObject({ name: 'Frost', total_cards: 2 })
  // A deck that the member cannot update is another member's.
  answer.mockResolvedValueOnce(taken()).mockResolvedValueOnce(Response.json([]))
  await expect(createDeck('me', 'd1', DECK)).rejects.toMatchObject({ kind: 'notFound' })
})

const ID = '01a21095-35b7-76e1-858b-76caa9942b85'

/** Opens a user's deck in a new tab, with a connection or without, and lets it be persisted. */
async function open(isOnline: boolean) {
  vi.stubGlobal('navigator', { onLine: isOnline })
  const deck = await new QueryClient().query({ ...deckQuery(ID, 'me'), retry: false })
  await whenPersisted()
  return deck
}
const row = { id: ID, name: 'Frost', user_id: 'me', legality: 'core', cards: [], ...NO_PLAN }

describe('a deck that is changed', () => {
  const save = () => updateDeck('d2', DECK, '2026-11-20')
  const PATCH = 'PATCH /rest/v1/decks?id=eq.d2&updated_at=in.'

  test('replaces the version that was changed, or the one that this tab has saved since', async () => {
    answer.mockImplementation(async () => Response.json([{ updated_at: '2026-11-21' }]))
    await save()
    await save()
    expect(calls()).toEqual([
      `${PATCH}(2026-11-20)&select=updated_at`,
      `${PATCH}(2026-11-20,2026-11-21)&select=updated_at`,
    ])
  })

  test('does not replace another version, unless it has the same values', async () => {
    const other = { ...row, id: 'd2', cards: DECK.entries, description: null, is_public: true }
    const answerWith = (found: object) =>
      answer.mockResolvedValueOnce(Response.json([])).mockResolvedValueOnce(Response.json(found))
    const saveOf = () => updateDeck(ID, DECK, '2026-11-20')
    answerWith([{ ...other, name: 'Frostbite' }])
    await expect(saveOf()).rejects.toMatchObject({ kind: 'conflict' })
    answerWith([other])
    await saveOf()
    answerWith([])
    await expect(saveOf()).rejects.toMatchObject({ kind: 'notFound' })
  })
})

test('only notes that are not blank, on cards of the deck or its maybeboard, are saved', async () => {
  const maybeboard = [{ card: 'c2', quantity: 1 }]
  const notes = { c1: ' Against\tSteel ', c2: 'If cheap', c3: 'Cut', c4: ' ' }
  await updateDeck(ID, { ...DECK, maybeboard, notes }).catch(() => undefined)
  expect(lastBody()).toMatchObject({ maybeboard, notes: { c1: 'Against Steel', c2: 'If cheap' } })
})

test('a deck that is saved just before the connection is lost is shown as it was saved', async () => {
  answer.mockResolvedValueOnce(Response.json([row]))
  await open(true)
  // A form may have more fields than the deck, and they cannot be stored.
  const form = { ...DECK, name: ' Frostbite ', write: () => undefined }
  showSavedDeck(new QueryClient(), 'me', ID, form)
  await whenPersisted()
  const saved = await open(false)
  expect(saved).toMatchObject({ name: 'Frostbite', userId: 'me', entries: DECK.entries, totalCards: 2 })
  expect(structuredClone(saved)).toEqual(saved)
})

test('a deck that was deleted elsewhere is not shown without a connection, once the deletion is known', async () => {
  answer.mockResolvedValueOnce(Response.json([row]))
  expect(await open(true)).toMatchObject({ name: 'Frost' })
  expect(await open(false)).toMatchObject({ name: 'Frost' })
  answer.mockResolvedValueOnce(Response.json([]))
  expect(await open(true)).toBeNull()
  await expect(open(false)).rejects.toMatchObject({ kind: 'offline' })
})

test('deleting a deck again, because an answer was lost, succeeds', async () => {
  answer.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await deleteDeck('d1', 'me')
  expect(calls()).toEqual(['DELETE /rest/v1/decks?id=eq.d1&user_id=eq.me'])
})
