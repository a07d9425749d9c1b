import { formatCount } from './formatCount.ts'

/** "1 card", "6,000 cards". @param more what several are called, where that is not `one` with an s. */
export const countOf = (count: number, one: string, more = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : more}`
