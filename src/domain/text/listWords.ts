import { remember } from '../cards/remember.ts'

// Made when first needed: a browser takes several milliseconds for each, and most visits need none.
const format = remember((type: 'conjunction' | 'disjunction') => new Intl.ListFormat('en', { type }))

/** "a, b, and c". */
export const allOf = (words: readonly string[]): string => format('conjunction').format(words)

/** "a, b, or c". */
export const anyOf = (words: readonly string[]): string => format('disjunction').format(words)
