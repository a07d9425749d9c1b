import { isOffline } from '#data/backend/errors.ts'

/** Why an operation failed; after a lost answer nobody knows whether it did, and trying again is safe. */
export const operationFailureText = (error: Error): string =>
  isOffline(error) ? 'No response. You can safely try again: it counts only once.' : error.message
