import { memoizeAsync } from '../backend/memoizeAsync.ts'
import { toFailure } from '../backend/errors.ts'
import type { Outbox } from './outbox.ts'

/**
 * An outbox whose code is loaded on demand. Pages that guests see too read it through this, so that guests do not load it.
 * @param importOutbox imports the outbox.
 * @param failureText the text for a failure without a message.
 */
export function lazyOutbox<Change>(importOutbox: () => Promise<Outbox<Change>>, failureText: string) {
  let loaded: Outbox<Change> | undefined
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  function provide(outbox: Outbox<Change>): Outbox<Change> {
    if (loaded) return loaded
    loaded = outbox
    loaded.subscribe(notify)
    notify()
    return loaded
  }
  const importOnce = memoizeAsync(importOutbox)
  return {
    /** Takes the outbox from code that has loaded it. */
    provide,
    /** Loads the outbox at the first call, and again after a failure. @throws Failure */
    async load(): Promise<Outbox<Change>> {
      try {
        return loaded ?? provide(await importOnce())
      } catch (error) {
        throw toFailure(error, failureText)
      }
    },
    /** The outbox of a user; undefined until the code is loaded. */
    of: (userId: string) => loaded?.of(userId),
    /** For `useSyncExternalStore`. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
