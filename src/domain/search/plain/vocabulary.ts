import type { Catalogue } from '../../cards/catalogue.ts'
import { makeFullBitSet, someBit } from '../../cards/bitSet.ts'
import { findCandidates, type TextIndex } from '../../cards/textIndex.ts'
import { namedValues, type NamedValues } from './namedValues.ts'

/** The data about a catalogue with which plain words are read. */
export type PlainVocabulary = {
  readonly phrases: NamedValues
  /** Whether a card has this folded phrase in its name or rules text, as whole words. */
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
  const hasPhrase = (index: TextIndex, phrase: string) => {
    const isPhrase = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(phrase)}(?![\p{L}\p{N}])`, 'u')
    return someBit(findCandidates(index, phrase, all), (position) => {
      const text = index.texts[position] ?? ''
      return text.includes(phrase) && isPhrase.test(text) // the first test is faster
    })
  }
  return {
    phrases: namedValues(facets),
    isCardText: (phrase) => hasPhrase(search.textsOf('name'), phrase) || hasPhrase(search.textsOf('rules'), phrase),
    isCardName: (phrase) => search.named().has(phrase.replaceAll(/[^\p{L}\p{N}]+/gu, '')),
  }
}

const escapeRegExp = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
