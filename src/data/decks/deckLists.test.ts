import { type InfiniteData, QueryClient, type QueryKey } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deckListQuery, removeDeckFromCache, type ListedDeck, markFavorite } from './deckLists.ts'

const removeUserData = vi.hoisted(() =>
  vi.fn<(client: QueryClient, userId: string, queryKey: QueryKey) => Promise<void>>(),
)
vi.mock('../offline/userQueries.ts', async (original) => ({ ...(await original<object>()), removeUserData }))

const deck = (id: string, parts: Partial<ListedDeck> = {}): ListedDeck => ({
  id,
  name: id,
  userId: 'author',
  author: 'Author',
  isPublic: true,
  legality: 'core',
  entries: [],
  totalCards: 60,
  favoriteCount: 5,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  inks: ['Ruby'],
  isFavorited: false,
  verdict: { format: 'core', reasons: [] },
  place: null,
  lacking: null,
  isMatch: null,
  ...parts,
})

const key = (viewer: string, list: 'latest' | 'popular') => deckListQuery(viewer, { list }).queryKey
let client: QueryClient

const show = (viewer: string, list: 'latest' | 'popular', ...pages: ListedDeck[][]) =>
  client.setQueryData<InfiniteData<readonly ListedDeck[], ListedDeck | null>>(key(viewer, list), {
    pages,
    pageParams: pages.map(() => null),
  })
const shown = (viewer: string, list: 'latest' | 'popular') =>
  client.getQueryData<InfiniteData<readonly ListedDeck[]>>(key(viewer, list))?.pages.flat() ?? []
const hearts = (viewer: string, list: 'latest' | 'popular') =>
  shown(viewer, list).map(({ id, isFavorited, favoriteCount }) => [id, isFavorited, favoriteCount])

beforeEach(() => {
  client = new QueryClient()
  show('me', 'latest', [deck('a'), deck('b')], [deck('c')])
  show('me', 'popular', [deck('c'), deck('a')])
  show('somebody', 'latest', [deck('c')])
})

describe('a deck that becomes a favorite', () => {
  test('has one more favorite in every list and on every page', async () => {
    await markFavorite(client, 'me', 'c', true)
    expect(hearts('me', 'latest')).toEqual([
      ['a', false, 5],
      ['b', false, 5],
      ['c', true, 6],
    ])
    expect(hearts('me', 'popular')[0]).toEqual(['c', true, 6])
  })

  test('is not counted twice', async () => {
    await markFavorite(client, 'me', 'c', true)
    await markFavorite(client, 'me', 'c', true)
    expect(hearts('me', 'popular')[0]).toEqual(['c', true, 6])
  })

  test('is as before when the favorite is removed', async () => {
    await markFavorite(client, 'me', 'c', true)
    await markFavorite(client, 'me', 'c', false)
    expect(hearts('me', 'popular')[0]).toEqual(['c', false, 5])
  })

  test('is unchanged for other viewers', async () => {
    await markFavorite(client, 'me', 'c', true)
    expect(hearts('somebody', 'latest')).toEqual([['c', false, 5]])
  })
})

test('a deleted deck is removed from all lists and from the device', () => {
  removeDeckFromCache(client, 'me', 'a')
  expect(removeUserData.mock.calls).toEqual([[client, 'me', ['user', 'me', 'deck', 'a']]])
  expect(shown('me', 'latest').map(({ id }) => id)).toEqual(['b', 'c'])
  expect(shown('me', 'popular').map(({ id }) => id)).toEqual(['c'])
})
