import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeDeckFromCache } from '#data/decks/deckLists.ts'
import { cacheDeckLists } from '#data/offline/cacheUserData.ts'
import { deleteDeck } from '#data/decks/decks.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useIsMounted } from '#ui/useIsMounted.ts'

/** Deletes a deck of the member after a confirmation, and shows failures (requirements §5, Deck deletion; §8). */
export function DeleteDeckDialog({
  deck,
  viewer,
  question,
  open,
  onClose,
  onDeleted,
}: {
  deck: { readonly id: string; readonly userId: string }
  viewer: Viewer
  question: string
  open: boolean
  onClose: () => void
  /** Called after the deletion, unless the member has left the dialog's page. */
  onDeleted?: () => Promise<void>
}) {
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: (userId: string) => deleteDeck(deck.id, userId),
    onSuccess: async (_, userId) => {
      // Leaves the deck's page first, which would say that the deck is not found.
      if (isMounted()) await onDeleted?.()
      showToast('Deck deleted.')
      removeDeckFromCache(queryClient, userId, deck.id)
      void cacheDeckLists(userId, queryClient).catch(() => undefined)
    },
    onError: ({ message }) => showToast(`Error deleting deck: ${message}`),
  })
  const confirm = () => {
    onClose()
    // Another user may have signed in since the question.
    if (viewer === null) showToast('You must be logged in to delete decks.')
    else if (!deckCan.delete(deck, viewer)) showToast('You can only delete your own decks.')
    else mutate(viewer.id)
  }
  return (
    <ConfirmDialog
      title="Delete Deck"
      question={question}
      confirm="Delete Deck"
      isDestructive
      open={open}
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
