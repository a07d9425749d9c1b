/** "a, b, and c". It does not use `Intl.ListFormat`, whose creation takes 100 ms on a slow phone (decision 028). */
export const listWithAnd = (words: readonly string[]): string => list(words, 'and')

/** "a, b, or c". */
export const listWithOr = (words: readonly string[]): string => list(words, 'or')

function list(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 3) return words.join(` ${last} `)
  return `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1)}`
}
