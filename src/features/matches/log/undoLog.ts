import type { QueryClient } from '@tanstack/react-query'
import { deleteMatch } from '#data/matches/deleteMatch.ts'
import { showMatchChange } from '#data/matches/matches.ts'
import { showToast } from '#ui/toast.ts'

/** Deletes a match that was just logged, sent or not, and reports the outcome in a toast (requirements §8, Matches). */
export async function undoLog(queryClient: QueryClient, userId: string, id: string): Promise<void> {
  try {
    await deleteMatch(userId, id)
    void showMatchChange(queryClient, userId, { deletedId: id })
    showToast('Match removed.')
  } catch (error) {
    showToast(`Error deleting match: ${error instanceof Error ? error.message : String(error)}`)
  }
}
