/** The query key of the catalogue. */
export const CATALOGUE_KEY = ['catalogue'] as const

/** The query key of the sets. */
export const SETS_KEY = ['sets'] as const
