import type { QueryClient } from '@tanstack/react-query'
import type { Match, MatchValues } from '#domain/matches/match.ts'
import { Failure, isOffline, isRefusal, toFailure } from '../backend/errors.ts'
import { isViewer } from '../session/viewerId.ts'
import { logMatch, reloadMatches, showMatchChange } from './matches.ts'
import { reportRefusal, unsentPrefix } from '../offline/unsaved.ts'
import {
  withSendLock,
  isUnsent,
  saveRefusal,
  saveUnsent,
  matchesToSend,
  settleUnsent,
  takeUnsent,
  unsentMatches,
} from './unsentMatches.ts'
import { requireSession } from '../session/viewer.ts'

const RETRY_MS = 15_000

/** The matches that wait for an answer in their form, which says itself why one is refused. */
const awaited = new Set<string>()

/**
 * Logs a match; where nobody can be reached it is kept in this browser and sent later (decision 018).
 * @throws Failure as `logMatch` does where somebody answers; a match that was kept before stays so, as it is now.
 */
export async function logOrQueueMatch(
  userId: string,
  id: string,
  values: MatchValues,
  queryClient: QueryClient,
): Promise<{ match: Match; isSent: boolean }> {
  requireSession(userId, 'User must be authenticated')
  const match = { id, ...values }
  if (isUnsent(userId, id)) {
    saveUnsent(userId, match)
    // As it was before it may be on its way: as it is now it goes after that.
    awaited.add(id)
    if (navigator.onLine) await sendMatches(userId, queryClient).catch(() => undefined)
    awaited.delete(id)
    const kept = unsentMatches(userId).find((one) => one.id === id)
    if (!kept) return { match, isSent: true }
    if (kept.refusal !== undefined) throw new Failure('unexpected', kept.refusal)
  } else {
    try {
      if (navigator.onLine) return { match: await logMatch(userId, id, values), isSent: true }
    } catch (error) {
      // A session that has ended elsewhere takes nothing along: the match waits for its member.
      if (!isOffline(error) && !(error instanceof Failure && error.kind === 'signedOut')) throw error
    }
    saveUnsent(userId, match, navigator.onLine)
  }
  void deliverMatches(userId, queryClient)
  return { match, isSent: false }
}

/**
 * Sends what is kept now. One that the backend refuses stays, to be changed, and its reason is said.
 * @throws Failure when one has to wait.
 */
export const sendMatches = (userId: string, queryClient: QueryClient): Promise<void> =>
  withSendLock(userId, async () => {
    for (const { id } of matchesToSend(userId)) {
      // While those before it were sent it may have been changed or deleted.
      const match = takeUnsent(userId, id)
      if (!match) continue
      const saved = await sendMatch(userId, match)
      if (saved.refusal === undefined) settleUnsent(userId, match)
      else if (!saveRefusal(userId, match, saved.refusal)) continue
      else if (!awaited.has(id)) reportRefusal(`A match was not logged, and is kept in this browser: ${saved.refusal}`)
      await showMatchChange(queryClient, userId, { saved })
    }
  })

/** A match as it is logged now, or with the reason why it is not. */
async function sendMatch(userId: string, match: Match): Promise<Match> {
  try {
    return await logMatch(userId, match.id, match)
  } catch (error) {
    const failure = toFailure(error, 'Failed to log match')
    if (!isRefusal(failure)) throw failure
    return { ...match, refusal: failure.message }
  }
}

/** Shows what another tab has kept under a key, or that it keeps it no longer: it was logged or deleted. */
export function showUnsent(userId: string, key: string, queryClient: QueryClient): Promise<void> {
  const saved = unsentMatches(userId).find(({ id }) => key === unsentPrefix(userId) + id)
  return saved ? showMatchChange(queryClient, userId, { saved }) : reloadMatches(queryClient, userId)
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
  while (isViewer(userId) && matchesToSend(userId).length > 0) {
    if (navigator.onLine) await sendMatches(userId, queryClient).catch(() => undefined)
    if (matchesToSend(userId).length > 0) await nextChance()
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
