/** The query key of the sets. */
export const SETS_KEY = ['sets'] as const
