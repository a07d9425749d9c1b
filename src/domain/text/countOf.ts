import { formatCount } from './formatCount.ts'

/** A count with its noun: "1 card", "6,000 cards". @param more the plural, if it is not `one` with an s. */
export const countOf = (count: number, one: string, more = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : more}`
