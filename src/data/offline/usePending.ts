import { useSyncExternalStore } from 'react'
import type { LazyOutbox } from './lazyOutbox.ts'

const NOTHING: readonly never[] = []
const nothing = () => NOTHING

/** The user's changes that the backend has not confirmed yet, in order; none for a guest. */
export const usePending = <Change>(outbox: LazyOutbox<Change>, userId: string | undefined): readonly Change[] =>
  useSyncExternalStore(
    outbox.subscribe,
    () => (userId === undefined ? NOTHING : (outbox.of(userId)?.pending() ?? NOTHING)),
    nothing,
  )
