import { CancelledError, QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { loadQuery, PageLoadError } from './loadQuery.ts'

const setUp = (read: () => Promise<string>) => {
  const queryClient = new QueryClient()
  const options = queryOptions({ queryKey: ['deck'], queryFn: read, retry: false })
  return {
    queryClient,
    options,
    load: (title?: (message: string) => string) => loadQuery({ queryClient }, async () => options, title),
  }
}

test('a page waits for its data, and does not read it again', async () => {
  const read = vi.fn(() => Promise.resolve('Songs'))
  const { queryClient, options, load } = setUp(read)
  await load()
  expect(queryClient.getQueryData(options.queryKey)).toBe('Songs')
  await load()
  expect(read).toHaveBeenCalledOnce()
})

test('a failure has the title of the page and the reason', async () => {
  const reason = new Error('the shelf is empty')
  const { load } = setUp(() => Promise.reject(reason))
  const failure: unknown = await load((message) => `Error loading decks: ${message}`).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PageLoadError)
  expect(failure).toMatchObject({ message: 'Error loading decks: the shelf is empty', cause: reason })
  await expect(load()).rejects.toThrow(/^the shelf is empty$/)
})

test.each([
  ['is canceled, because the page reads the query again', () => Promise.reject(new CancelledError())],
  ['has code that cannot be loaded, because the page says so', undefined],
])('a loader does not fail if its query %s', async (_, read) => {
  const queryClient = new QueryClient()
  const load = async () => {
    if (!read) throw new TypeError('Failed to fetch dynamically imported module')
    return queryOptions({ queryKey: ['deck'], queryFn: read, retry: false })
  }
  await expect(loadQuery({ queryClient }, load)).resolves.toBeUndefined()
})
