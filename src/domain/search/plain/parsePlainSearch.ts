import type { Catalogue } from '../../cards/catalogue.ts'
import { type ParsedSearch, parseSearch } from '../parseSearch.ts'
import { readPlainWords } from './readPlainWords.ts'
import { plainVocabulary } from './vocabulary.ts'

/**
 * Reads a search with its plain words as the terms that they mean, see `readPlainWords`. The index of names and rules texts
 * is built for the first search that has such words.
 */
export const parsePlainSearch = (text: string, catalogue: Catalogue): ParsedSearch =>
  parseSearch(text, (tokens) => readPlainWords(tokens, plainVocabulary(catalogue)))
