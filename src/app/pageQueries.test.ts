import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fillQueries, takeQueries } from './pageQueries.ts'

const sent = (fill: (host: QueryClient) => void) => {
  const host = new QueryClient()
  fill(host)
  return JSON.parse(JSON.stringify(takeQueries(host))) as ReturnType<typeof takeQueries>
}

test('the browser has the data of the host, and refetches it', () => {
  const queries = sent((host) => {
    host.setQueryData(['sets'], ['Fabled'])
    host.setQueryData(['user', undefined, 'deck', 'd'], { name: 'Snow' })
  })
  const browser = new QueryClient()
  fillQueries(browser, queries)
  expect(browser.getQueryData(['sets'])).toEqual(['Fabled'])
  const deck = browser.getQueryCache().find({ queryKey: ['user', undefined, 'deck', 'd'], exact: true })
  expect(deck?.state.data).toEqual({ name: 'Snow' })
  expect(deck?.queryKey).toEqual(['user', undefined, 'deck', 'd'])
  expect(deck?.isStaleByTime(30_000)).toBe(true)
})

test('a member sees first what guests see, except where the member may see more', () => {
  const queries = sent((host) => {
    host.setQueryData(['user', undefined, 'deck', 'private'], null)
    host.setQueryData(['user', undefined, 'deck', 'd'], { name: 'Snow' })
    host.setQueryData(['user', undefined, 'decks', 'list', { author: 'member' }], ['public ones'])
    host.setQueryData(['user', undefined, 'decks', 'list', { list: 'latest' }], ['public ones'])
    host.setQueryData(['user', undefined, 'decks', 'list', { author: 'other' }], ['public ones'])
  })
  const browser = new QueryClient()
  browser.setQueryData(['user', 'member', 'deck', 'e'], { name: 'Ice' })
  fillQueries(browser, queries, 'member')
  expect(browser.getQueryData(['user', 'member', 'deck', 'd'])).toEqual({ name: 'Snow' })
  expect(browser.getQueryData(['user', 'member', 'deck', 'private'])).toBeUndefined()
  expect(browser.getQueryData(['user', 'member', 'decks', 'list', { author: 'member' }])).toBeUndefined()
  expect(browser.getQueryData(['user', 'member', 'decks', 'list', { list: 'latest' }])).toBeUndefined()
  expect(browser.getQueryData(['user', 'member', 'decks', 'list', { author: 'other' }])).toEqual(['public ones'])
})

test('data that the browser has loaded is newer and stays', () => {
  const queries = sent((host) => host.setQueryData(['sets'], ['old']))
  const browser = new QueryClient()
  browser.setQueryData(['sets'], ['new'])
  fillQueries(browser, queries)
  expect(browser.getQueryData(['sets'])).toEqual(['new'])
})
