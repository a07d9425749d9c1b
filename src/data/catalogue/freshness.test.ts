import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, calls } from '../backend/backend.fixture.ts'
import { followNewerCards, freshnessQuery } from './freshness.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))

/** The row in the database. */
let row: { version: number; cards_read_at: string | null; prices_read_at: string | null }
let client: QueryClient
let stop = () => {}

beforeEach(() => {
  row = { version: 7, cards_read_at: '2026-11-26T04:00:00Z', prices_read_at: null }
  client = new QueryClient()
  answer.mockReset().mockImplementation(async ({ address }) => {
    return Response.json(address.includes('catalogue_version') ? row : [{ released_at: '2026-05-08' }])
  })
})
afterEach(() => {
  stop()
  client.clear()
})

const read = () => {
  const { persister: _, ...query } = freshnessQuery
  return client.query({ ...query, staleTime: 0, retry: false })
}

test('cards of the card service have the time of their reading', async () => {
  expect(await read()).toEqual({ version: 7, cardsReadAt: row.cards_read_at, pricesReadAt: null, packDay: null })
  expect(calls()).toEqual(['GET /rest/v1/catalogue_version?select=version,cards_read_at,prices_read_at'])
})

test('cards of the offline pack have the day of the newest set', async () => {
  row = { ...row, cards_read_at: null }
  expect(await read()).toMatchObject({ cardsReadAt: null, packDay: '2026-05-08' })
})

test('newer cards in the database refetch the data on the page, without a press', async () => {
  const know = (version: number) =>
    client.setQueryData(freshnessQuery.queryKey, { version, cardsReadAt: null, pricesReadAt: null, packDay: null })
  const fetchCopies = vi.fn(async () => 'copies')
  client.setQueryData(['catalogue'], { cards: [], version: 7, notice: null })
  client.setQueryData(['user', 'copies'], 'copies')
  know(7)
  const stopPage = new QueryObserver(client, {
    queryKey: ['user', 'copies'],
    queryFn: fetchCopies,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {})
  stop = followNewerCards(client)
  know(7)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(fetchCopies).not.toHaveBeenCalled()
  know(8)
  await vi.waitFor(() => expect(fetchCopies).toHaveBeenCalledTimes(1))
  // The cards may come later; the page is not refetched again and again until then.
  know(8)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(fetchCopies).toHaveBeenCalledTimes(1)
  stopPage()
})
