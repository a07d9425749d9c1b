import { useSyncExternalStore } from 'react'

/** An outbox as components read it, also one whose code is loaded on demand. */
type ReadableOutbox<Change> = {
  readonly of: (
    userId: string,
  ) => { readonly pending: () => readonly Change[]; readonly isStuck: () => boolean } | undefined
  readonly subscribe: (listener: () => void) => () => void
}

const NOTHING: readonly never[] = []
const nothing = () => NOTHING

/** The user's changes that the backend has not confirmed yet, in order; none for a guest. */
export const usePending = <Change>(outbox: ReadableOutbox<Change>, userId: string | undefined): readonly Change[] =>
  useSyncExternalStore(
    outbox.subscribe,
    () => (userId === undefined ? NOTHING : (outbox.of(userId)?.pending() ?? NOTHING)),
    nothing,
  )

const isNeverStuck = () => false

/** Whether the last attempt to send the user's changes failed. They are saved, and sent again. */
export const useIsStuck = <Change>(outbox: ReadableOutbox<Change>, userId: string): boolean =>
  useSyncExternalStore(outbox.subscribe, () => outbox.of(userId)?.isStuck() ?? false, isNeverStuck)
