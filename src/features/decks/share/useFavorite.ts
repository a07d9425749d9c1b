import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markFavorite, reloadDecks } from '#data/decks/deckLists.ts'
import { setFavorite } from '#data/decks/decks.ts'
import { showToast } from '#ui/toast.ts'

/** Whether each deck with unanswered clicks is a favorite on the server, by mutation. */
const stored = new Map<string, boolean>()

/**
 * Adds a deck to the member's favorites or removes it. The change shows at once on all pages, and is reverted with a message if
 * the server refuses it (requirements §4, Favorite toggle; §8). Fast clicks are sent one after another.
 */
export function useFavorite(userId: string, deckId: string) {
  const queryClient = useQueryClient()
  const mutationKey = ['favorite', userId, deckId]
  const id = mutationKey.join(' ')
  // The last of several clicks decides the shown state, and its answer is the only one that triggers a refetch.
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
