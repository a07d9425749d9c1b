const NUMBER = new Intl.NumberFormat('en-US')

/** "1 card", "6,000 cards". @param more what several are called, where that is not `one` with an s. */
export const countOf = (count: number, one: string, more = `${one}s`): string =>
  `${NUMBER.format(count)} ${count === 1 ? one : more}`
