import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import { readDeckDraft, saveDeckDraft } from '#data/decks/deckDrafts.ts'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { NO_PLAN } from '#domain/decks/deckDraft.ts'
import { useAddressSwaps } from './useAddressSwaps.ts'
import { useDeckDraft } from './useDeckDraft.ts'

const address = vi.hoisted(() => ({ swap: undefined as string[] | undefined, refresh: () => {} }))
vi.mock('@tanstack/react-router', () => ({ getRouteApi: () => ({ useSearch: () => ({ swap: address.swap }) }) }))
vi.mock('#cardUi/list/useChangeAddress.ts', () => ({
  useChangeAddress: () => (change: { search: (before: object) => { swap?: string[] } }) => {
    address.swap = change.search({ swap: address.swap }).swap
    address.refresh()
  },
}))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const KEY = 'edit-snow'
const catalogue = catalogueOf(['elsa', 'olaf', 'mickey'].map((id) => makeCard({ id, name: id })))
const list = (elsa: number, olaf: number) =>
  [
    { card: 'elsa', quantity: elsa },
    { card: 'olaf', quantity: olaf },
  ].filter(({ quantity }) => quantity > 0)
const SAVED = { name: 'Snow', description: '', isPublic: true, entries: list(4, 0), ...NO_PLAN }

/** Opens the builder. The cards load later than the deck. */
function open(swap?: string[]) {
  address.swap = swap
  const { result, rerender } = renderHook(
    ({ cards }: { cards: typeof catalogue | null }) => {
      const [, setCount] = useState(0)
      address.refresh = () => setCount((count) => count + 1)
      const build = useDeckDraft(KEY, SAVED, 'me')
      return { build, choice: useAddressSwaps(build, SAVED.entries, cards) }
    },
    { initialProps: { cards: null as typeof catalogue | null } },
  )
  rerender({ cards: catalogue })
  return result
}

test('a deck gets the swaps of the address once, as one step that can be undone', () => {
  const first = open(['2:elsa:olaf', '1:elsa:olaf'])
  expect(first.current.build.entries).toEqual(list(1, 3))
  expect([address.swap, first.current.choice]).toEqual([undefined, null])
  act(() => first.current.build.change({ type: 'undo' }))
  expect(first.current.build.entries).toEqual(list(4, 0))
  act(() => first.current.build.change({ type: 'redo' }))
  cleanup()
  // A reload, and a second press on the page of the deck.
  expect(open().current.build.entries).toEqual(list(1, 3))
  cleanup()
  expect(open(['2:elsa:olaf', '1:elsa:olaf']).current.build.entries).toEqual(list(1, 3))
  expect(address.swap).toBeUndefined()
})

test('a deck with unsaved changes gets the swaps only if its owner wants that', () => {
  const draft = { ...SAVED, entries: list(3, 2) }
  saveDeckDraft(KEY, 'me', draft)
  const result = open(['1:elsa:olaf'])
  expect(result.current.choice?.swaps).toHaveLength(1)
  expect(readDeckDraft(KEY, 'me')).toEqual(draft)
  act(() => result.current.choice?.make())
  expect(result.current.build.entries).toEqual(list(2, 3))
  cleanup()

  const refused = open(['1:elsa:olaf'])
  act(() => refused.current.choice?.drop())
  expect([address.swap, refused.current.choice]).toEqual([undefined, null])
  expect(readDeckDraft(KEY, 'me')?.entries).toEqual(list(2, 3))
  cleanup()

  const discarded = open(['1:elsa:olaf'])
  act(() => discarded.current.build.discard())
  expect(discarded.current.build.entries).toEqual(list(3, 1))
})

test('swaps of unknown cards, and copies over the limit of a card, change nothing', () => {
  expect(open(['1:elsa:gone', '9:olaf:elsa']).current.build.entries).toEqual(list(4, 0))
  expect(address.swap).toBeUndefined()
  cleanup()
  saveDeckDraft(KEY, 'me', { ...SAVED, entries: list(4, 3) })
  const full = open(['2:elsa:olaf'])
  act(() => full.current.choice?.make())
  expect(full.current.build.entries).toEqual(list(3, 4))
})
