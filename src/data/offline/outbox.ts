import type { QueryClient } from '@tanstack/react-query'
import { v4 as makeUuid } from 'uuid'
import { Failure, isRefusal, toFailure } from '../backend/errors.ts'
import { isViewer } from '../session/viewerId.ts'
import { type ChangeRules, makeChangeQueue, type Outcome } from './changeQueue.ts'
import { prefixedStorage } from './prefixedStorage.ts'
import { protectStorage } from './protectStorage.ts'
import { unsavedPrefix } from './unsaved.ts'
import { withLock } from './withLock.ts'

/** Fast presses become one request. */
const DEBOUNCE_MS = 150

/** The pauses before another attempt. The last one repeats. */
const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000]

/** The pause before this tab sends another tab's changes, in case that tab was closed. */
const OTHER_TAB_MS = 5000

/** The parts of the app that outboxes update. */
export type OutboxApp = {
  readonly queryClient: QueryClient
  /** Shows a message to the user. */
  readonly report: (message: string) => void
}

/** One kind of change: its rules, how it is sent, and how the app shows the outcome. */
type Kind<Change, Answer> = ChangeRules<Change> & {
  /** The part of this kind's storage keys that follows `unsavedPrefix`. */
  readonly prefix: string
  /** @throws Failure; a refusal ends the change, after any other failure it is sent again with the same key. */
  readonly send: (userId: string, change: Change, idempotencyKey: string) => Promise<Answer>
  /** The text for failures without a message. */
  readonly failureText: string
  /** Called just before an answered change leaves the pending ones, so that no view misses it in between. */
  readonly onAnswer: (app: OutboxApp, userId: string, change: Change, answer: Answer) => void
  readonly onRefusal: (app: OutboxApp, userId: string, change: Change, reason: string) => void
  /** Called when another tab has sent or discarded changes, of which this tab may have missed some. */
  readonly onSettledElsewhere: (app: OutboxApp, userId: string, changes: readonly Change[]) => void
}

let app: OutboxApp | undefined
const loaded: { readonly of: (userId: string) => UserOutbox }[] = []

/** The outbox of one user, without its kind of changes. */
export type UserOutbox = {
  readonly flush: () => Promise<void>
  readonly sendPending: () => void
  readonly observe: (key: string | null, newValue: string | null) => void
}

/** Lets all outboxes send and update the app, also those whose code is loaded later. */
export function startSending(startingApp: OutboxApp): void {
  app = startingApp
}

/** The outboxes of a user whose code is loaded. */
export const loadedOutboxes = (userId: string): UserOutbox[] => loaded.map((outbox) => outbox.of(userId))

/**
 * Persists changes of members, shows them at once and sends them until the backend has answered (decision 041). It sends
 * only after `startSending`, but components may read it before.
 */
export function makeOutbox<Change, Answer>(kind: Kind<Change, Answer>) {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  function makeUserOutbox(userId: string) {
    const prefix = unsavedPrefix(userId) + kind.prefix
    const exclusively = (run: () => Promise<void>) => withLock(prefix, run)
    const queue = makeChangeQueue<Change, Answer>(kind, {
      items: prefixedStorage(prefix),
      exclusively,
      send: (change, idempotencyKey) => send(userId, change, idempotencyKey),
      onAnswer: (change, answer) => app && kind.onAnswer(app, userId, change, answer),
      onRefusal: (change, reason) => app && kind.onRefusal(app, userId, change, reason),
      onSettledElsewhere: (changes) => app && kind.onSettledElsewhere(app, userId, changes),
      onChange: notify,
      makeId: makeUuid,
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0

    async function deliver() {
      if (!app || !navigator.onLine) throw new Failure('offline', kind.failureText)
      await queue.deliver()
    }

    async function flush(): Promise<void> {
      clearTimeout(timer)
      timer = undefined
      try {
        if (queue.hasUnsent()) await deliver()
        failures = 0
      } catch (error) {
        schedule(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
        if (app) protectStorage()
        failures++
        throw toFailure(error, kind.failureText)
      } finally {
        notify()
      }
    }

    function schedule(pause: number | undefined) {
      clearTimeout(timer)
      timer = setTimeout(sendPending, pause)
    }

    const sendPending = () => {
      if (isViewer(userId)) flush().catch(() => undefined)
    }

    return {
      ...queue,
      /** Runs while no tab sends changes of this kind. */
      exclusively,
      /** Sends all changes now. Rejects with a Failure if one has to wait; it is sent again after a pause. */
      flush,
      /** Sends all changes now if the user is still signed in. */
      sendPending,
      /** Persists a change, shows it as pending and sends it soon. */
      add(change: Change) {
        queue.add(change)
        if (failures === 0) schedule(DEBOUNCE_MS)
      },
      /** To be called with `storage` events of other tabs. */
      observe(key: string | null, newValue: string | null) {
        if (key !== null && !key.startsWith(prefix)) return
        queue.observe(key && key.slice(prefix.length), newValue)
        if (timer === undefined && queue.hasUnsent()) schedule(OTHER_TAB_MS)
      },
      /** Whether the last attempt to send the pending changes failed. */
      isStuck: () => failures > 0 && queue.pending().length > 0,
    }
  }

  async function send(userId: string, change: Change, idempotencyKey: string): Promise<Outcome<Answer>> {
    try {
      return { answer: await kind.send(userId, change, idempotencyKey) }
    } catch (error) {
      const failure = toFailure(error, kind.failureText)
      if (!isRefusal(failure)) throw failure
      return { refusal: failure.message }
    }
  }

  const users = new Map<string, ReturnType<typeof makeUserOutbox>>()

  /** The outbox of one user; the same object each time. */
  function of(userId: string) {
    const user = users.get(userId) ?? makeUserOutbox(userId)
    users.set(userId, user)
    return user
  }

  const outbox = {
    of,
    /** For `useSyncExternalStore`. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  loaded.push(outbox)
  return outbox
}

/** An outbox with any type of answers. */
export type Outbox<Change> = ReturnType<typeof makeOutbox<Change, never>>
