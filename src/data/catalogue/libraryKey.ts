/** Where the catalogue is kept among what was read. */
export const LIBRARY_KEY = ['catalogue'] as const
