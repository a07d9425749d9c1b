import type { Catalogue } from '../../cards/catalogue.ts'
import { makeFullBitSet, someBit } from '../../cards/bitSet.ts'
import { memoize } from '../../cards/memoize.ts'
import { findCandidates, type TextIndex } from '../../cards/textIndex.ts'
import { namedValues, type NamedValues } from './namedValues.ts'

/** The data about a catalogue with which plain words are read. */
export type PlainVocabulary = {
  readonly phrases: NamedValues
  /** Whether a card has this folded phrase as whole words in its name, with or without apostrophes, or rules text. */
  readonly isCardText: (phrase: string) => boolean
  /** Whether a card has exactly this folded name. */
  readonly isCardName: (phrase: string) => boolean
}

const known = new WeakMap<Catalogue, PlainVocabulary>()

/** The vocabulary of a catalogue, made once. */
export function plainVocabulary(catalogue: Catalogue): PlainVocabulary {
  const made = known.get(catalogue) ?? makeVocabulary(catalogue)
  known.set(catalogue, made)
  return made
}

function makeVocabulary({ cards, facets, search }: Catalogue): PlainVocabulary {
  const all = makeFullBitSet(cards.length)
  const hasPhrase = (index: TextIndex, phrase: string) =>
    someBit(findCandidates(index, phrase, all), (position) => isPhraseIn(index.texts[position] ?? '', phrase))
  // Many visitors type "pirates life" for "A Pirate's Life".
  const withoutApostrophes = memoize(() => {
    const names = new Set(search.textsOf('name').texts)
    return [...names].filter((name) => name.includes("'")).map((name) => name.replaceAll("'", ''))
  })
  return {
    phrases: namedValues(facets),
    isCardText: (phrase) =>
      hasPhrase(search.textsOf('name'), phrase) ||
      hasPhrase(search.textsOf('rules'), phrase) ||
      withoutApostrophes().some((name) => isPhraseIn(name, phrase)),
    isCardName: (phrase) => search.named().has(phrase.replaceAll(/[^\p{L}\p{N}]+/gu, '')),
  }
}

/** Whether a text has a phrase as whole words. */
function isPhraseIn(text: string, phrase: string): boolean {
  if (!text.includes(phrase)) return false // much faster than the pattern
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(phrase)}(?![\p{L}\p{N}])`, 'u').test(text)
}

const escapeRegExp = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
