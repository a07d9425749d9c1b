import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MatchValues } from '#domain/matches/match.ts'
import { answer, calls, network, lastBody } from './backend.fixture.ts'
import { catalogueQuery } from '../catalogue/catalogue.ts'
import { charactersQuery } from '../catalogue/characters.ts'
import { collectionQuery } from '../collection/collection.ts'
import { addSet, removeSet, undoOperation } from '../collection/collectionOperations.ts'
import { activityQuery } from '../collection/collectionActivity.ts'
import { deckListQuery } from '../decks/deckLists.ts'
import { deckQuery, deleteDeck, isFavoriteQuery, setFavorite } from '../decks/decks.ts'
import { createDeck, updateDeck } from '../decks/saveDeck.ts'
import { decksWithCardQuery } from '../decks/decksWithCard.ts'
import { deleteMatch } from '../matches/deleteMatch.ts'
import { logMatch, updateMatch } from '../matches/logMatch.ts'
import { matchesQuery } from '../matches/matches.ts'
import { onboardingQuery } from '../account/onboarding.ts'
import { userDecksQuery } from '../decks/userDecks.ts'
import { userProfileQuery, saveProfile } from '../account/profile.ts'
import { recentOperationsQuery } from '../collection/recentOperations.ts'
import { setsQuery } from '../catalogue/sets.ts'
import { subscriptionQuery } from '../account/subscription.ts'
import { NO_PLAN } from '#domain/decks/deckDraft.ts'

const viewer = vi.hoisted(() => ({ status: 'signedIn', user: { id: 'me' } }))
vi.mock('./backend.ts', () => import('./backend.fixture.ts'))
vi.mock('../session/session.ts', () => ({ sessionStore: { get: () => viewer, subscribe: () => () => undefined } }))

const refused = () => Response.json({ message: '' }, { status: 500 })

const NOW = new Date('2026-11-21T12:00:00Z')
beforeEach(() => {
  Object.assign(viewer, { status: 'signedIn', user: { id: 'me' } })
  answer.mockReset().mockImplementation(async () => refused())
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A valid id, because others are not sent. */
const DECK_ID = '0d1c2b3a-1111-4222-8333-444455556666'

/** The calls without their selected columns, such as 'GET decks?id=eq.d1'. */
const requests = () =>
  calls().map((call) =>
    call
      .replace('/rest/v1/', '')
      .replace(/([?&])select=[^&]*(?:&|$)/, '$1')
      .replace(/[?&]$/, ''),
  )

function read(query: object) {
  // Queries have many types; the tests only check their requests and failures. Persisted data would replace a request.
  const { persister: _, ...options } = query as typeof catalogueQuery
  return new QueryClient().query({ ...options, retry: false })
}

const DECK = { name: ' Frost ', description: '', isPublic: true, entries: [{ card: 'c1', quantity: 2 }], ...NO_PLAN }
const OPERATION = { userId: 'me', id: 'op' }
const MATCH: MatchValues = {
  deckId: 'd1',
  result: 'win',
  initiative: 'on_play',
  opponentInks: ['Ruby', 'Steel'],
  notes: '',
  matchDate: NOW.toISOString(),
}
const PROFILE = {
  displayName: null,
  favoriteFranchise: 'Moana',
  favoriteColor: 'Ruby',
  profileVisibility: 'public',
  deckVisibility: 'private',
} as const
const OWNER = '00000000-0000-4000-8000-000000000000'

const readDecks = () => {
  const { queryFn } = deckListQuery('me', { list: 'latest' })
  return (queryFn as (context: { pageParam: null }) => Promise<unknown>)({ pageParam: null })
}

describe('a call sends the request of requirements §7, and fails with the message of §8', () => {
  test.each<[text: string, call: string, run: () => Promise<unknown>]>([
    ['Failed to fetch subscription', 'GET stripe_user_subscriptions', () => read(subscriptionQuery('me'))],
    ['Failed to check admin status', 'GET user_profiles?user_id=eq.me', () => read(userProfileQuery('me'))],
    [
      'Failed to update profile. Please try again.',
      'PATCH user_profiles?user_id=eq.me',
      () => saveProfile('me', PROFILE),
    ],
    [
      'Failed to fetch sets: Failed to load sets',
      'GET sets2_with_stats?actual_card_count=gt.0&order=released_at.asc',
      () => read(setsQuery),
    ],
    ['Failed to fetch decks', 'POST rpc/find_decks', readDecks],
    [
      'Failed to fetch decks',
      'GET decks?user_id=eq.me&order=created_at.desc,id.asc&offset=0&limit=1000',
      () => read(userDecksQuery('me')),
    ],
    [
      'Failed to fetch decks',
      'POST rpc/decks_with_card?order=favorite_count.desc,created_at.desc&limit=8',
      () => read(decksWithCardQuery('c1')),
    ],
    ['Failed to fetch deck', `GET decks?id=eq.${DECK_ID}`, () => read(deckQuery(DECK_ID, 'me'))],
    ['Failed to create deck', 'POST decks', () => createDeck('me', 'd1', DECK)],
    ['Failed to update deck', 'PATCH decks?id=eq.d1', () => updateDeck('d1', DECK)],
    ['Failed to delete deck', 'DELETE decks?id=eq.d1&user_id=eq.me', () => deleteDeck('d1', 'me')],
    ['Failed to toggle favorite', 'POST deck_favorites', () => setFavorite('me', 'd1', true)],
    [
      'Failed to toggle favorite',
      'DELETE deck_favorites?user_id=eq.me&deck_id=eq.d1',
      () => setFavorite('me', 'd1', false),
    ],
    [
      'Failed to load characters (The database did not answer.)',
      'GET characters?order=name.asc&offset=0&limit=1000',
      () => read(charactersQuery),
    ],
    ['Failed to fetch collection', 'POST rpc/collection_of', () => read(collectionQuery(undefined, OWNER))],
    ['Failed to add to collection', 'POST rpc/add_set_to_collection', () => addSet(OPERATION, '9')],
    ['Failed to remove from collection', 'POST rpc/remove_set_from_collection', () => removeSet(OPERATION, '9')],
    ['Failed to update quantity', 'POST rpc/undo_collection_operation', () => undoOperation(OPERATION, 'undone')],
    ['Failed to fetch activity log', 'POST rpc/recent_collection_operations', () => read(recentOperationsQuery('me'))],
    [
      'Failed to fetch activity log',
      'GET user_collections?user_id=eq.me&updated_at=gte.2026-10-22T12:00:00.000Z&order=updated_at.desc,card_id.asc,is_foil.asc&limit=100',
      () => read(activityQuery('me')),
    ],
    [
      'Failed to fetch matches',
      'GET matches?user_id=eq.me&order=match_date.desc,id.asc&offset=0&limit=1000',
      () => read(matchesQuery('me')),
    ],
    [
      'Failed to fetch matches',
      'GET matches?user_id=eq.me&deck_id=eq.d1&order=match_date.desc,id.asc&offset=0&limit=1000',
      () => read(matchesQuery('me', 'd1')),
    ],
    ['Failed to log match', 'POST matches', () => logMatch('me', 'm1', MATCH)],
    ['Failed to update match', 'PATCH matches?id=eq.m1&user_id=eq.me', () => updateMatch('me', 'm1', MATCH)],
    ['Failed to delete match', 'DELETE matches?id=eq.m1&user_id=eq.me', () => deleteMatch('me', 'm1')],
  ])('%s: %s', async (text, call, run) => {
    await expect(run()).rejects.toMatchObject({ message: text })
    expect(requests()).toEqual([call])
  })

  test('cards are read in pages of 1,000, and a failure is reported if the bundled cards are missing too', async () => {
    answer.mockImplementation(async ({ address }) =>
      address.includes('catalogue_version') ? Response.json({ version: 7 }) : refused(),
    )
    await expect(read(catalogueQuery)).rejects.toMatchObject({
      message: 'Failed to load cards',
      cause: { message: 'Database fetch error on page 1: The database did not answer.' },
    })
    for (const offset of [0, 1000, 2000])
      expect(requests()).toContain(`GET cards_2?order=created_at.asc,id.asc&offset=${offset}&limit=1000`)
    expect(requests()).toContain('GET /pack.json')
  })

  test('an unreachable backend is reported for sets if the bundled sets are missing too', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(read(setsQuery)).rejects.toMatchObject({ kind: 'offline', message: 'Failed to load sets' })
    expect(requests()).toContain('GET /pack.json')
  })

  test('a deck counts as no favorite if the answer is an error', async () => {
    expect(await read(isFavoriteQuery('d1', 'me'))).toBe(false)
    expect(requests()).toEqual(['GET deck_favorites?user_id=eq.me&deck_id=eq.d1'])
  })

  test('a known favorite stays one if a later answer is an error', async () => {
    const favorite = isFavoriteQuery('d1', 'me')
    const client = new QueryClient()
    client.setQueryData(favorite.queryKey, true)
    expect(await client.query({ ...favorite, retry: false })).toBe(true)
  })

  test('the first steps request one row of the member’s cards, decks and matches', async () => {
    await expect(read(onboardingQuery('me'))).rejects.toThrow('Failed to check the first steps')
    expect(requests()).toEqual(
      ['user_collections', 'decks', 'matches'].map((table) => `GET ${table}?user_id=eq.me&limit=1`),
    )
  })
})

describe('the body of a request', () => {
  test('a profile has its five fields and the time', async () => {
    await saveProfile('me', { ...PROFILE, displayName: ' \u202AMi\u200Bra' }).catch(() => undefined)
    expect(lastBody()).toEqual({
      display_name: 'Mira',
      favorite_franchise: 'Moana',
      favorite_color: 'Ruby',
      profile_visibility: 'public',
      deck_visibility: 'private',
      updated_at: NOW.toISOString(),
    })
  })

  test('a deck has a trimmed name, its cards and no tags', async () => {
    await createDeck('me', 'd1', DECK).catch(() => undefined)
    const row = { name: 'Frost', description: null, is_public: true, cards: DECK.entries, total_cards: 2, ...NO_PLAN }
    expect(lastBody()).toEqual({ ...row, id: 'd1', user_id: 'me', tags: [] })
  })

  test('a match has its fields, its owner and its date', async () => {
    await logMatch('me', 'm1', MATCH).catch(() => undefined)
    const fields = { id: 'm1', user_id: 'me', deck_id: 'd1', result: 'win', player_initiative: 'on_play', best_of: 1 }
    const absent = ['games_won', 'games_lost', 'opponent_name', 'event', 'round', 'notes']
    expect(lastBody()).toEqual({
      ...fields,
      ...Object.fromEntries(absent.map((column) => [column, null])),
      opponent_colors: ['Ruby', 'Steel'],
      match_date: NOW.toISOString(),
    })
  })
})

test('an account without a profile is not a failure, unless the account is gone', async () => {
  answer.mockImplementation(async () => Response.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 }))
  expect(await read(userProfileQuery('me'))).toBeNull()
  expect(calls().at(-1)).toBe('GET /auth/v1/user')
})

test.each<[text: string, run: () => Promise<unknown>]>([
  ['User must be authenticated to create decks', () => createDeck('me', 'd1', DECK)],
  ['User must be authenticated to favorite decks', () => setFavorite('me', 'd1', true)],
  ['User must be authenticated', () => logMatch('me', 'm1', MATCH)],
  ['User must be authenticated', () => updateMatch('me', 'm1', MATCH)],
  ['User must be authenticated', () => deleteMatch('me', 'm1')],
])('after signing out nothing is sent: %s', async (text, run) => {
  viewer.status = 'signedOut'
  await expect(run()).rejects.toMatchObject({ kind: 'signedOut', message: text })
  expect(answer).not.toHaveBeenCalled()
})

test.each<[what: string, run: () => Promise<unknown>]>([
  ['a change of the collection', () => addSet({ userId: 'somebody', id: 'op' }, '9')],
  ['a logged match', () => logMatch('somebody', 'm1', MATCH)],
])('a member’s change is not sent for another member who signed in in another tab meanwhile: %s', async (_, run) => {
  viewer.user.id = 'somebody'
  await expect(run()).rejects.toMatchObject({ kind: 'signedOut', message: 'User must be authenticated' })
  expect(answer).not.toHaveBeenCalled()
})
