import type { QueryClient } from '@tanstack/react-query'
import { clearPrefixedStorage, prefixedStorage } from './prefixedStorage.ts'

/**
 * How the keys begin under which this browser keeps somebody's changes that were not confirmed yet. They stay when they
 * sign out: the changes are still theirs, and are sent when they come back.
 */
export const unsavedPrefix = (userId: string) => `lorefolio.unsaved.${userId}.`

/** The same of matches alone. */
export const unsentPrefix = (userId: string) => `${unsavedPrefix(userId)}match.`

/** Whether this browser keeps changes of somebody that were not confirmed yet. */
export const hasUnsaved = (userId: string): boolean => prefixedStorage(unsavedPrefix(userId)).keys().length > 0

/** Forgets them: there is nobody any more whose changes they are. */
export const clearUnsaved = (userId: string): void => clearPrefixedStorage(unsavedPrefix(userId))

/** As long as somebody who leaves waits for their last changes to be sent. */
const LEAVING_MS = 3000

/** Sends what somebody who is about to sign out has changed, unless that takes long: it then waits until they come back. */
export async function flushUnsaved(userId: string, queryClient: QueryClient): Promise<void> {
  if (!hasUnsaved(userId)) return
  const sent = Promise.all([
    import('../collection/copyChanges.ts').then(({ copyChangesFor }) => copyChangesFor(userId, queryClient).flush()),
    import('../matches/sendMatches.ts').then(({ sendMatches }) => sendMatches(userId, queryClient)),
  ])
  const tooLong = new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
  await Promise.race([sent.catch(() => undefined), tooLong])
}

const listeners = new Set<(message: string) => void>()

/** Calls `listener` with the reason whenever the backend refuses a change, which is then taken back. */
export function subscribeToRefusals(listener: (message: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says why a change that was shown already is taken back. */
export function reportRefusal(message: string): void {
  for (const listener of listeners) listener(message)
}
