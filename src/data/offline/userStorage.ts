import { clearPrefixedStorage } from './prefixedStorage.ts'

/** What begins with this is kept in this browser for whoever uses it, and goes when they sign out. */
export const USER_STORAGE_PREFIX = 'lorefolio.own.'

/** Forgets what this browser keeps for a person: somebody else may sit here next. */
export const clearUserStorage = (): void => clearPrefixedStorage(USER_STORAGE_PREFIX)
