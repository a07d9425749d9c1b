import { clearPrefixedStorage } from './prefixedStorage.ts'

/** The prefix of the storage keys of data that belongs to the user of this browser and is removed at sign-out. */
export const USER_STORAGE_PREFIX = 'lorefolio.own.'

/** Removes the user's data, because another person may use this browser next. */
export const clearUserStorage = (): void => clearPrefixedStorage(USER_STORAGE_PREFIX)
