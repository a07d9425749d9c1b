import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type DeckListFilter, deckListQuery, type ListedDeck } from '#data/decks/deckLists.ts'
import { DECKS_A_SEARCH } from '#domain/decks/listedDecks.ts'
import { DeckList } from './DeckList.tsx'

vi.mock('./LoadMore.tsx', () => ({ LoadMore: () => <p>Loading more</p> }))

afterEach(cleanup)

test('the end of the list keeps the focus of Search More Decks, which disappears', () => {
  const filter: DeckListFilter = { list: 'latest', minOwned: 50 }
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  // Ten searches that found a deck each.
  const pages = Array.from({ length: 10 }, (_, at) => [
    { id: `d${at}`, place: DECKS_A_SEARCH, isMatch: true, createdAt: '2026-11-20T10:00:00Z' } as unknown as ListedDeck,
  ])
  queryClient.setQueryData(deckListQuery('me', filter).queryKey, { pages, pageParams: pages.map(() => null) })
  render(
    <QueryClientProvider client={queryClient}>
      <DeckList viewerId="me" filter={filter} addressOf={() => '/decks'} renderDeck={({ id }) => id} empty={null} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'Search More Decks' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByText('Loading more').parentElement)
})
