import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markFavorite, reloadDecks } from '#data/deckLists.ts'
import { setFavorite } from '#data/decks.ts'
import { showToast } from '#ui/toast.ts'

/**
 * Adds a deck to the member's favorites or takes it away. It shows at once wherever the deck is shown, and is taken back
 * with a word when the server refuses it (specification §4, Favourite toggle; §8). Fast presses are sent one after another.
 */
export function useFavorite(userId: string, deckId: string) {
  const queryClient = useQueryClient()
  const mutationKey = ['favorite', deckId]
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always',
    mutationFn: (isFavorite: boolean) => setFavorite(userId, deckId, isFavorite),
    onMutate: (isFavorite) => markFavorite(queryClient, userId, deckId, isFavorite),
    onError: ({ message }, isFavorite) => {
      void markFavorite(queryClient, userId, deckId, !isFavorite)
      showToast(`Error: ${message}`)
    },
    onSettled: () => {
      // What is still underway would be overwritten by what is read now.
      if (queryClient.isMutating({ mutationKey }) === 1) void reloadDecks(queryClient, userId)
    },
  }).mutate
}
