import type { Catalogue } from '../../cards/catalogue.ts'
import { forEachBit, makeFullBitSet } from '../../cards/bitSet.ts'
import { findText, type TextIndex } from '../../cards/textIndex.ts'
import { namedValues, type NamedValues } from './namedValues.ts'

/** The catalogue's knowledge that plain words are read with. */
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
    let found = false
    forEachBit(findText(index, phrase, all), (position) => {
      found ||= isPhrase.test(index.texts[position] ?? '')
    })
    return found
  }
  return {
    phrases: namedValues(facets),
    isCardText: (phrase) => hasPhrase(search.textsOf('name'), phrase) || hasPhrase(search.textsOf('rules'), phrase),
    isCardName: (phrase) => search.named().has(phrase.replaceAll(/[^\p{L}\p{N}]+/gu, '')),
  }
}

const escapeRegExp = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
