/** Where the sets are kept among what was read. */
export const SETS_KEY = ['sets'] as const
