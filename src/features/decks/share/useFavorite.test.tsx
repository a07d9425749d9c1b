import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isFavoriteQuery } from '#data/decks/decks.ts'
import { Failure } from '#data/backend/errors.ts'
import { useFavorite } from './useFavorite.ts'

const save = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('#data/decks/decks.ts', async (original) => ({ ...(await original<object>()), setFavorite: save }))

afterEach(cleanup)

const heart = { ...isFavoriteQuery('d1', 'me'), enabled: false }

function Heart() {
  const { data: isFavorited = false } = useQuery(heart)
  const setFavorite = useFavorite('me', 'd1')
  return (
    <button type="button" aria-pressed={isFavorited} onClick={() => setFavorite(!isFavorited)}>
      Favorite
    </button>
  )
}

test.each([
  { whose: 'both fail', answers: [false, false], expected: false },
  { whose: 'the first is stored and the second fails', answers: [true, false], expected: true },
  { whose: 'the first fails and the second is stored', answers: [false, true], expected: false },
  { whose: 'all three fail', answers: [false, false, false], expected: false },
])('after fast clicks of which $whose the heart shows the stored state', async ({ answers, expected }) => {
  const pressed = Promise.withResolvers<void>()
  for (const isStored of answers)
    save.mockImplementationOnce(async () => {
      await pressed.promise
      if (!isStored) throw new Failure('offline', 'Failed to toggle favorite')
    })
  const client = new QueryClient()
  client.setQueryData(heart.queryKey, false)
  render(
    <QueryClientProvider client={client}>
      <Heart />
    </QueryClientProvider>,
  )
  for (const [number] of answers.entries()) {
    fireEvent.click(screen.getByRole('button'))
    await screen.findByRole('button', { pressed: number % 2 === 0 })
  }
  pressed.resolve()
  await waitFor(() => expect(client.isMutating()).toBe(0))
  await screen.findByRole('button', { pressed: expected })
})
