import { collectionOutbox } from '../collection/collectionOutbox.ts'
import { lazyCollectionOutbox } from '../collection/lazyCollectionOutbox.ts'
import { lazyMatchOutbox } from '../matches/lazyMatchOutbox.ts'
import { matchOutbox } from '../matches/matchOutbox.ts'
import { sessionStore } from '../session/session.ts'
import { viewerId } from '../session/viewerId.ts'
import { ASSEMBLY_PREFIX, lazyAssemblyOutbox } from '../shelf/lazyAssemblyOutbox.ts'
import { lazyListOutbox, LIST_PREFIX } from '../wishes/lazyListOutbox.ts'
import { loadedOutboxes, type OutboxApp, startSending, type UserOutbox } from './outbox.ts'
import { prefixedStorage } from './prefixedStorage.ts'
import { unsavedPrefix } from './unsaved.ts'

// Members need both on every page, so they are in one file.
export { followDeckChanges } from '../decks/deckChanges.ts'

/** The outboxes that few pages need. Other pages load their code only if changes are stored. */
const ON_DEMAND = [
  { prefix: ASSEMBLY_PREFIX, outbox: lazyAssemblyOutbox },
  { prefix: LIST_PREFIX, outbox: lazyListOutbox },
]

/**
 * Starts sending the changes of members, including those left by earlier visits and closed tabs. It tries again when the
 * browser is online, when the page is shown or hidden, and when a member signs in. To be called once.
 */
export function startOutboxes(app: OutboxApp): void {
  startSending(app)
  lazyCollectionOutbox.provide(collectionOutbox)
  lazyMatchOutbox.provide(matchOutbox)
  const sendPending = () => {
    const userId = viewerId()
    if (userId === undefined) return
    for (const outbox of loadedOutboxes(userId)) outbox.sendPending()
    for (const outbox of storedOnDemand(userId)) whenLoaded(outbox, userId, (loaded) => loaded.sendPending())
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    const userId = viewerId()
    if (userId === undefined) return
    for (const outbox of loadedOutboxes(userId)) outbox.observe(key, newValue)
    for (const { prefix, outbox } of ON_DEMAND)
      if (!outbox.of(userId) && key?.startsWith(unsavedPrefix(userId) + prefix))
        whenLoaded(outbox, userId, (loaded) => loaded.observe(key, newValue))
  })
  window.addEventListener('online', sendPending)
  document.addEventListener('visibilitychange', sendPending)
  sessionStore.subscribe(sendPending)
  sendPending()
}

type OnDemand = (typeof ON_DEMAND)[number]['outbox']

/** Loads the code of an outbox. After a failure the next event tries again. */
function whenLoaded(outbox: OnDemand, userId: string, run: (loaded: UserOutbox) => void): void {
  const load = async () => run((await outbox.load()).of(userId))
  load().catch(() => undefined)
}

/** The outboxes whose code is not loaded, and which have stored changes of a user. */
const storedOnDemand = (userId: string): OnDemand[] =>
  ON_DEMAND.flatMap(({ prefix, outbox }) => {
    const isStored = prefixedStorage(unsavedPrefix(userId) + prefix).keys().length > 0
    return isStored && !outbox.of(userId) ? [outbox] : []
  })

/** Sends the changes of a member now. Rejects if some cannot be sent yet. */
export async function flushOutboxes(userId: string): Promise<void> {
  await Promise.all(storedOnDemand(userId).map((outbox) => outbox.load()))
  await Promise.all(loadedOutboxes(userId).map((outbox) => outbox.flush()))
}
