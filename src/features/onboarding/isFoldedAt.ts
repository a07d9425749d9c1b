import { paths } from '#url/paths.ts'

/** Whether the first steps start folded on a page: there they would cover the deck that is being built or looked at. */
export const isFoldedAt = (path: string): boolean => path === paths.deckBuilder() || path.startsWith(paths.deck(''))
