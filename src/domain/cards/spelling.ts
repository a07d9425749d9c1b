import MiniSearch from 'minisearch'

/** Finds the words that somebody may have meant. */
export type Spelling = (word: string) => readonly string[]

const MOST_SUGGESTIONS = 8

/**
 * Learns the words of all names and finds those that resemble a mistyped one: one slip in a word of three to five
 * letters, two in a longer one. The closest come first.
 */
export function makeSpelling(names: Iterable<string>): Spelling {
  const words = new Set<string>()
  for (const name of names) for (const word of name.split(/[^\p{L}\p{N}]+/u)) if (word.length > 2) words.add(word)
  const index = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] })
  index.addAll([...words].map((id) => ({ id })))
  return (word) =>
    index
      .search(word, { fuzzy: (term) => (term.length < 3 ? 0 : term.length < 6 ? 1 : 2), prefix: false })
      .slice(0, MOST_SUGGESTIONS)
      .map(({ id }): string => id)
}
