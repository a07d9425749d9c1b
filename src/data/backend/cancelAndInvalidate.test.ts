import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { cancelAndInvalidate } from './cancelAndInvalidate.ts'

test.each([
  ['that is read for the first time', undefined],
  ['that was read before', 'an hour ago'],
])('an answer from before a change is not used: a query %s', async (_, before) => {
  const client = new QueryClient()
  const queryKey = ['user', 'me', 'onboarding']
  if (before) client.setQueryData(queryKey, before)
  const underway = Promise.withResolvers<string>()
  const read = vi.fn<() => Promise<string>>(async () => 'after').mockReturnValueOnce(underway.promise)
  const leave = new QueryObserver(client, { queryKey, queryFn: read }).subscribe(() => undefined)
  const isRead = cancelAndInvalidate(client, ['user', 'me'])
  underway.resolve('before')
  await isRead
  expect([read.mock.calls.length, client.getQueryData(queryKey)]).toEqual([2, 'after'])
  leave()
})
