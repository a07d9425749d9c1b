import { isOffline } from '#data/backend/errors.ts'

/** The message of a failed operation. After a lost answer the result is unknown, and repeating it is safe. */
export const operationFailureText = (error: Error): string =>
  isOffline(error) ? 'No response. You can safely try again: it counts only once.' : error.message
