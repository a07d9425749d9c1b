import type { QueryClient } from '@tanstack/react-query'
import { v4 as makeUuid } from 'uuid'
import { applyCopyChanges, type CopyChange } from '#domain/collection/copyChange.ts'
import { COLLECTION, type CollectionOf, userCollectionKey } from './collectionKey.ts'
import { type Answer, type CopyOutbox, makeCopyOutbox } from './copyOutbox.ts'
import { isOffline, toFailure } from '../backend/errors.ts'
import { isViewer } from '../session/viewerId.ts'
import { prefixedStorage } from '../offline/prefixedStorage.ts'
import { announceStep } from '../account/onboardingEvents.ts'
import { updateUserAnswer } from '../offline/userAnswers.ts'
import { cancelAndInvalidate } from '../backend/cancelAndInvalidate.ts'
import { sessionStore } from '../session/session.ts'
import { reportRefusal, unsavedPrefix } from '../offline/unsaved.ts'
import { tablesAs } from '../session/viewer.ts'
import { requestTimeout, withLock } from '../offline/withLock.ts'

/** Fast presses become one request. */
const GATHERING_MS = 150

/** How long to wait before trying again, longer each time. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000]

export type CopyChanges = Pick<CopyOutbox, 'pending' | 'answers' | 'subscribe'> & {
  /** Shows a change at once and sends it. */
  add: (change: CopyChange) => void
  /** Sends what is pending now. Rejects with a Failure when it cannot be sent. */
  flush: () => Promise<void>
  /** Whether changes could not be sent so far. They are tried again. */
  isStuck: () => boolean
}

const outboxes = new Map<string, CopyChanges>()

/** The changes to somebody's own copies in this browser, of all its tabs. The same object for the same person. */
export function copyChangesFor(userId: string, queryClient: QueryClient): CopyChanges {
  const known = outboxes.get(userId)
  if (known) return known
  const made = makeCopyChanges(userId, queryClient)
  outboxes.set(userId, made)
  return made
}

function makeCopyChanges(userId: string, queryClient: QueryClient): CopyChanges {
  const prefix = unsavedPrefix(userId)
  const outbox = makeCopyOutbox({
    items: prefixedStorage(prefix),
    // Without locks several tabs may send the same, which the operation ids make harmless.
    exclusively: (run) => withLock(prefix, run),
    send: (change, operationId) => send(userId, change, operationId),
    onAnswer: (change, answer) => takeAnswer(queryClient, userId, change, answer),
    makeId: makeUuid,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  async function flush() {
    clearTimeout(timer)
    try {
      await outbox.deliver()
      failures = 0
    } catch (error) {
      timer = setTimeout(tryAgain, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)])
      failures++
      throw toFailure(error, 'Failed to update quantity')
    } finally {
      outbox.look()
    }
  }
  const tryAgain = () => {
    if (isViewer(userId) && outbox.pending().length > 0) flush().catch(() => undefined)
  }

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && !key.startsWith(prefix)) return
    const answered = outbox.look()
    // What goes and was never seen here came and went while this tab was busy.
    if (answered.length === 0 && newValue !== null) return
    // The other tab was told what became of them, and has kept that: here they count until this one has asked as well.
    queryClient.setQueryData<CollectionOf | null>(
      userCollectionKey(userId),
      (known) => known && changed(known, answered),
    )
    void cancelAndInvalidate(queryClient, userCollectionKey(userId))
  })
  window.addEventListener('online', tryAgain)
  document.addEventListener('visibilitychange', tryAgain)
  sessionStore.subscribe(tryAgain)
  tryAgain()

  return {
    pending: outbox.pending,
    answers: outbox.answers,
    subscribe: outbox.subscribe,
    add(change) {
      outbox.add(change)
      if (failures > 0) return
      clearTimeout(timer)
      timer = setTimeout(tryAgain, GATHERING_MS)
    },
    flush,
    isStuck: () => failures > 0 && outbox.pending().length > 0,
  }
}

const failedText = (change: CopyChange) =>
  'quantity' in change
    ? 'Failed to update quantity'
    : change.delta < 0
      ? 'Failed to remove from collection'
      : 'Failed to add to collection'

async function send(userId: string, change: CopyChange, operationId: string): Promise<Answer> {
  const tables = await tablesAs(userId, 'User must be authenticated')
  const about = { card_id: change.cardId, is_foil: change.isFoil, operation_id: operationId }
  const call =
    'delta' in change
      ? tables.rpc('adjust_collection', { ...about, delta: change.delta })
      : tables.rpc('set_collection', { ...about, quantity: change.quantity })
  // The operation's id makes asking again harmless.
  const { data, error, status } = await call.abortSignal(requestTimeout())
  if (!error) return { quantity: data }
  const failure = toFailure(error, failedText(change))
  if (isFinal(status) && !isOffline(failure)) return { refusal: failure.message }
  throw failure
}

/** A refusal stays one however often it is asked. Who is not signed in, or asks too often, may ask again later. */
const isFinal = (status: number) => status >= 400 && status < 500 && ![401, 408, 429].includes(status)

function takeAnswer(queryClient: QueryClient, userId: string, change: CopyChange, answer: Answer) {
  if ('refusal' in answer) {
    reportRefusal(answer.refusal)
    void cancelAndInvalidate(queryClient, userCollectionKey(userId))
    return
  }
  const { cardId, isFoil } = change
  const now = [{ cardId, isFoil, quantity: answer.quantity }]
  queryClient.setQueryData<CollectionOf | null>(userCollectionKey(userId), (known) => known && changed(known, now))
  void updateUserAnswer<CollectionOf>(userId, COLLECTION, (known) => changed(known, now))
  void cancelAndInvalidate(queryClient, ['own', userId, 'activity'])
  if (answer.quantity > 0) announceStep('add-cards')
}

/** What was read of somebody's own collection, as the backend has changed it. */
const changed = (known: CollectionOf, changes: readonly CopyChange[]): CollectionOf => ({
  ...known,
  collection: applyCopyChanges(known.collection, changes),
})
