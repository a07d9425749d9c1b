import { clearPrefixedStorage, prefixedStorage } from './prefixedStorage.ts'

/**
 * The prefix of the storage keys of a member's unconfirmed changes. The changes stay when the member signs out, and are
 * sent when the same member signs in again.
 */
export const unsavedPrefix = (userId: string) => `lorefolio.unsaved.${userId}.`

/** Whether this browser has unconfirmed changes of a member. */
export const hasUnsaved = (userId: string): boolean => prefixedStorage(unsavedPrefix(userId)).keys().length > 0

/** Removes the unconfirmed changes of a deleted account. */
export const clearUnsaved = (userId: string): void => clearPrefixedStorage(unsavedPrefix(userId))
