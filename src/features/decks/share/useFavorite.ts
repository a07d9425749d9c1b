import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markFavorite, reloadDecks } from '#data/decks/deckLists.ts'
import { setFavorite } from '#data/decks/decks.ts'
import { showToast } from '#ui/toast.ts'

/** What the server has of the hearts whose presses are underway, by their mutation. */
const stored = new Map<string, boolean>()

/**
 * Adds a deck to the member's favorites or takes it away. It shows at once wherever the deck is shown, and is taken back
 * with a word when the server refuses it (requirements §4, Favourite toggle; §8). Fast presses are sent one after another.
 */
export function useFavorite(userId: string, deckId: string) {
  const queryClient = useQueryClient()
  const mutationKey = ['favorite', userId, deckId]
  const id = mutationKey.join(' ')
  // Of several presses the last one decides what is shown and read.
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1
  return useMutation({
    mutationKey,
    scope: { id },
    networkMode: 'always',
    mutationFn: (isFavorite: boolean) => setFavorite(userId, deckId, isFavorite),
    onMutate: (isFavorite) => {
      if (!stored.has(id)) stored.set(id, !isFavorite)
      return markFavorite(queryClient, userId, deckId, isFavorite)
    },
    onSuccess: (_, isFavorite) => void stored.set(id, isFavorite),
    onError: async ({ message }, isFavorite) => {
      showToast(`Error: ${message}`)
      if (isLast()) await markFavorite(queryClient, userId, deckId, stored.get(id) ?? !isFavorite)
    },
    onSettled: () => {
      if (!isLast()) return
      stored.delete(id)
      void reloadDecks(queryClient, userId)
    },
  }).mutate
}
