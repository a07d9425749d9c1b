import type { QueryClient } from '@tanstack/react-query'
import type { Match, MatchValues } from '#domain/matches/match.ts'
import { isOffline, isRefusal, toFailure } from './errors.ts'
import { isViewer } from './viewerId.ts'
import { logMatch, showMatchChange } from './matches.ts'
import { tellRefusal } from './unsaved.ts'
import { inTurn, isUnsent, keepUnsent, settleUnsent, takeUnsent, unsentMatches } from './unsentMatches.ts'
import { requireSession } from './viewer.ts'

const RETRY_MS = 15_000

/**
 * Logs a match; where nobody can be reached it is kept in this browser and sent later (decision 018).
 * @throws Failure as `logMatch` does where somebody answers.
 */
export async function logOrKeepMatch(
  userId: string,
  id: string,
  values: MatchValues,
  queryClient: QueryClient,
): Promise<{ match: Match; isSent: boolean }> {
  requireSession(userId, 'User must be authenticated')
  const match = { id, ...values }
  if (isUnsent(userId, id)) {
    keepUnsent(userId, match)
    // As it was before it may be on its way: as it is now it goes after that.
    if (navigator.onLine) await sendMatches(userId, queryClient).catch(() => undefined)
    if (!isUnsent(userId, id)) return { match, isSent: true }
  } else {
    try {
      if (navigator.onLine) return { match: await logMatch(userId, id, values), isSent: true }
    } catch (error) {
      if (!isOffline(error)) throw error
    }
    keepUnsent(userId, match, navigator.onLine)
  }
  void deliverMatches(userId, queryClient)
  return { match, isSent: false }
}

/** Sends what is kept now. One that the backend refuses is given up, and its reason is said. @throws Failure when one has to wait. */
export const sendMatches = (userId: string, queryClient: QueryClient): Promise<void> =>
  inTurn(userId, async () => {
    for (const { id } of unsentMatches(userId)) {
      // While those before it were sent it may have been changed or deleted.
      const match = takeUnsent(userId, id)
      if (!match) continue
      const change = await sendMatch(userId, match)
      settleUnsent(userId, match)
      await showMatchChange(queryClient, userId, change)
    }
  })

async function sendMatch(userId: string, { id, ...values }: Match) {
  try {
    return { saved: await logMatch(userId, id, values) }
  } catch (error) {
    const failure = toFailure(error, 'Failed to log match')
    if (!isRefusal(failure)) throw failure
    tellRefusal(`A match was not logged: ${failure.message}`)
    return { deletedId: id }
  }
}

const delivering = new Map<string, Promise<void>>()

/** Sends what a member has kept, again and again until nothing is left or they have gone. */
export function deliverMatches(userId: string, queryClient: QueryClient): Promise<void> {
  const under = delivering.get(userId)
  if (under) return under
  const delivery = deliver(userId, queryClient).finally(() => delivering.delete(userId))
  delivering.set(userId, delivery)
  return delivery
}

async function deliver(userId: string, queryClient: QueryClient): Promise<void> {
  while (isViewer(userId) && unsentMatches(userId).length > 0) {
    if (navigator.onLine) await sendMatches(userId, queryClient).catch(() => undefined)
    if (unsentMatches(userId).length > 0) await nextChance()
  }
}

/** The moment the connection is back, or a while later. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, RETRY_MS)
    window.addEventListener('online', go)
  })
}
