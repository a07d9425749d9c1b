import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { v4 as makeUuid } from 'uuid'
import { updateMatch } from '#data/matches/logMatch.ts'
import { showMatchChange } from '#data/matches/matches.ts'
import { isUnsent, logOrQueueMatch } from '#data/matches/matchOutbox.ts'
import type { Match, MatchValues } from '#domain/matches/match.ts'
import { showToast } from '#ui/toast.ts'
import { useIsMounted } from '#ui/useIsMounted.ts'
import { undoLog } from './undoLog.ts'

/**
 * A function that saves a match and confirms it. New matches can be undone, and wait in the outbox while the member is offline.
 * The function throws a `Failure` if the match was not saved.
 * @param match the match to update; without it a new one is logged.
 * @param onSaved called if the component is still mounted then.
 */
export function useSaveMatch(
  userId: string,
  match: Match | undefined,
  onSaved: () => void,
): (values: MatchValues) => Promise<void> {
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  // One id for all attempts, so that a match that reached the server is not logged twice.
  const [matchId] = useState(() => match?.id ?? makeUuid())

  return async (values) => {
    let isSent = true
    if (match && !isUnsent(userId, matchId)) {
      const saved = await updateMatch(userId, matchId, values)
      void showMatchChange(queryClient, userId, { saved })
    } else isSent = await logOrQueueMatch(userId, { id: matchId, ...values })
    if (isMounted()) onSaved()
    showToast(
      !isSent
        ? 'Not sent yet. The match is saved on this device and will be sent automatically.'
        : match
          ? 'Match updated.'
          : 'Match logged.',
      match ? {} : { action: { label: 'Undo', run: () => void undoLog(queryClient, userId, matchId) } },
    )
  }
}
