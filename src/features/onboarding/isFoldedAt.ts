import { paths } from '#url/paths.ts'

/** Whether the first steps start folded on a page, because they would cover a deck. */
export const isFoldedAt = (path: string): boolean => path === paths.deckBuilder() || path.startsWith(paths.deck(''))
