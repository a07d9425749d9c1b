import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const LIST = ['user', 'me', 'decks', 'names']
const DECK = ['user', 'me', 'deck', 'a']
const MATCHES = ['user', 'me', 'matches', 'all']

let client: QueryClient
const stops: (() => void)[] = []

/** The module as another tab of the browser has it. */
async function openTab() {
  vi.resetModules()
  return import('./deckChanges.ts')
}

/** Shows a query. @returns the number of its readings. */
function show(queryKey: readonly string[]) {
  const read = vi.fn<() => string>(() => 'answer')
  const options = { queryKey, queryFn: read, staleTime: Infinity, initialData: 'cached' }
  stops.push(new QueryObserver(client, options).subscribe(() => undefined))
  return () => read.mock.calls.length
}

beforeEach(() => {
  client = new QueryClient()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

test('another tab’s change refetches the decks of its member, and their matches only if a deck was deleted', async () => {
  const [here, there] = [await openTab(), await openTab()]
  const [list, deck, matches] = [show(LIST), show(DECK), show(MATCHES)]
  const others = show(['user', 'somebody', 'decks', 'names'])
  stops.push(here.followDeckChanges(client, () => false))
  there.announceDeckChange('me')
  await vi.waitFor(() => expect([list(), deck()]).toEqual([1, 1]))
  expect(matches()).toBe(0)
  there.announceDeckChange('me', true)
  await vi.waitFor(() => expect([list(), deck(), matches()]).toEqual([2, 2, 1]))
  expect(others()).toBe(0)
})

test('the deck of an open builder is only marked as stale', async () => {
  const [here, there] = [await openTab(), await openTab()]
  const [list, deck] = [show(LIST), show(DECK)]
  stops.push(here.followDeckChanges(client, () => true))
  there.announceDeckChange('me')
  await vi.waitFor(() => expect(list()).toBe(1))
  expect(client.getQueryState(DECK)?.isInvalidated).toBe(true)
  expect(deck()).toBe(0)
})

test('a tab ignores its own changes, which it shows already', async () => {
  const [here, there] = [await openTab(), await openTab()]
  const [list, others] = [show(LIST), show(['user', 'somebody', 'decks', 'names'])]
  stops.push(here.followDeckChanges(client, () => false))
  here.announceDeckChange('me')
  there.announceDeckChange('somebody')
  await vi.waitFor(() => expect(others()).toBe(1))
  expect(list()).toBe(0)
})
