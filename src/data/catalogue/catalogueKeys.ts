/** The query key of the catalogue. */
export const LIBRARY_KEY = ['catalogue'] as const

/** The query key of the sets. */
export const SETS_KEY = ['sets'] as const
