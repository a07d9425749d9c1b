/** The query key of the catalogue. */
export const LIBRARY_KEY = ['catalogue'] as const
