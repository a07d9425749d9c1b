import type { QueryClient } from '@tanstack/react-query'
import { undoImport } from '#data/matches/importMatches.ts'
import { reloadMatches } from '#data/matches/matches.ts'
import { showToast } from '#ui/toast.ts'
import { matchesText } from '../texts.ts'

/** Removes the matches that an import added, and reports the outcome in a toast (requirements §8, Matches). */
export async function undoMatchImport(queryClient: QueryClient, userId: string, importId: string): Promise<void> {
  try {
    showToast(`${matchesText(await undoImport(userId, importId))} removed.`)
  } catch (error) {
    showToast(`Error deleting match: ${error instanceof Error ? error.message : String(error)}`)
  }
  await reloadMatches(queryClient, userId)
}
