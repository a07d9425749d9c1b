import { collectionOutbox } from '../collection/collectionOutbox.ts'
import { lazyCollectionOutbox } from '../collection/lazyCollectionOutbox.ts'
import { lazyMatchOutbox } from '../matches/lazyMatchOutbox.ts'
import { matchOutbox } from '../matches/matchOutbox.ts'
import { sessionStore } from '../session/session.ts'
import { viewerId } from '../session/viewerId.ts'
import { assemblyOutbox } from '../shelf/assemblyOutbox.ts'
import { lazyListOutbox } from '../wishes/lazyListOutbox.ts'
import { listOutbox } from '../wishes/listOutbox.ts'
import type { OutboxApp } from './outbox.ts'

const OUTBOXES = [collectionOutbox, matchOutbox, assemblyOutbox, listOutbox]

const outboxesOf = (userId: string | undefined) =>
  userId === undefined ? [] : OUTBOXES.map((outbox) => outbox.of(userId))

/**
 * Starts sending the changes of members, including those left by earlier visits and closed tabs. It tries again when the
 * browser is online, when the page is shown or hidden, and when a member signs in. To be called once.
 */
export function startOutboxes(app: OutboxApp): void {
  for (const outbox of OUTBOXES) outbox.start(app)
  lazyCollectionOutbox.provide(collectionOutbox)
  lazyMatchOutbox.provide(matchOutbox)
  lazyListOutbox.provide(listOutbox)
  const sendPending = () => {
    for (const outbox of outboxesOf(viewerId())) outbox.sendPending()
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    for (const outbox of outboxesOf(viewerId())) outbox.observe(key, newValue)
  })
  window.addEventListener('online', sendPending)
  document.addEventListener('visibilitychange', sendPending)
  sessionStore.subscribe(sendPending)
  sendPending()
}

/** Sends the changes of a member now. Rejects if some cannot be sent yet. */
export const flushOutboxes = (userId: string): Promise<unknown> =>
  Promise.all(outboxesOf(userId).map((outbox) => outbox.flush()))
