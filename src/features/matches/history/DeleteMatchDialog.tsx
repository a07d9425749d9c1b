import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteMatch } from '#data/matches/deleteMatch.ts'
import { showMatchChange } from '#data/matches/matches.ts'
import type { Match } from '#domain/matches/match.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'

/** Asks for confirmation and deletes a match, or shows why not (requirements §8, Matches). */
export function DeleteMatchDialog({
  userId,
  match,
  onClose,
  onDeleted,
}: {
  userId: string
  /** The match to delete; null closes the dialog. */
  match: Match | null
  onClose: () => void
  /** Called after the deletion. The focus is lost, because it was in the deleted row. */
  onDeleted: () => void
}) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => deleteMatch(userId, id),
    onSuccess: (_, deletedId) => {
      showToast('Match deleted.')
      void showMatchChange(queryClient, userId, { deletedId })
      onDeleted()
    },
    onError: ({ message }) => showToast(`Error deleting match: ${message}`),
  })
  return (
    <ConfirmDialog
      title="Delete Match"
      question="Are you sure you want to delete this match? This action cannot be undone."
      confirm="Delete Match"
      isDestructive
      open={match !== null}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        if (match) mutate(match.id)
      }}
    />
  )
}
