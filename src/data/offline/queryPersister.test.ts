import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { persistedKeys } from './indexedDb.fixture.ts'
import { publicQueryPersister } from './queryPersister.ts'
import { PUBLIC_PREFIX, queryStorage } from './queryStorage.ts'

const write = vi.spyOn(queryStorage, 'setItem')

const KEY = ['cards']
const cardsQuery = (read: () => Promise<unknown>) =>
  queryOptions({ queryKey: KEY, queryFn: read, persister: publicQueryPersister, structuralSharing: false })

test('a later visit shows the persisted data at once and refetches it; unchanged data is not written again', async () => {
  await new QueryClient().query(cardsQuery(async () => ['Elsa']))
  await vi.waitFor(async () => expect(await persistedKeys()).toEqual(['public-["cards"]']))
  expect(await queryStorage.getItem(`${PUBLIC_PREFIX}-["cards"]`)).toMatchObject({ state: { data: ['Elsa'] } })

  const client = new QueryClient()
  const read = vi.fn(async () => client.getQueryData(KEY))
  expect(await client.query(cardsQuery(read))).toEqual(['Elsa'])
  expect(read).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  await client.query({ ...cardsQuery(async () => ['Elsa', 'Anna']), staleTime: 0 })
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2))
  expect(await queryStorage.getItem(`${PUBLIC_PREFIX}-["cards"]`)).toMatchObject({ state: { data: ['Elsa', 'Anna'] } })
})

test('a failed refetch shows in the state of the query, which still has the persisted data', async () => {
  const client = new QueryClient()
  const query = cardsQuery(() => Promise.reject(new Error('Failed to load cards')))
  expect(await client.query(query)).toEqual(['Elsa', 'Anna'])
  await vi.waitFor(() =>
    expect(client.getQueryState(KEY)).toMatchObject({
      data: ['Elsa', 'Anna'],
      error: { message: 'Failed to load cards' },
    }),
  )
})
