import type { NamedValues } from './namedValues.ts'
import type { PlainTerm, TermParts } from './plainTerm.ts'
import { readNumberTerm } from './readNumbers.ts'

/** The longest phrase that names a value: "i do not own". */
const MAX_WORDS = 5

const NEGATIONS = new Set(['not', 'no', 'non', 'without', 'except', 'excluding', 'minus', 'but not'])

/** The longest phrase that means something and begins at a word; null where none does. */
export function readPhrase(words: readonly string[], at: number, phrases: NamedValues): PlainTerm | null {
  const found = [
    readNamed(words, at, phrases),
    readNegated(words, at, phrases),
    readNumberTerm(words, at),
    readSetNumber(words, at),
    readSlashed(words, at, phrases),
  ]
  return found.reduce((longest, one) => ((one?.length ?? 0) > (longest?.length ?? 0) ? one : longest), null)
}

function readNamed(words: readonly string[], at: number, phrases: NamedValues): PlainTerm | null {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const terms = phrases.get(phrase) ?? phrases.get(phrase.replaceAll("'", ''))
    if (terms) return { length, terms }
  }
  return null
}

/** "not ruby", "without evasive", "non-ruby". */
function readNegated(words: readonly string[], at: number, phrases: NamedValues): PlainTerm | null {
  const word = words[at] ?? ''
  const inOneWord = word.startsWith('non-') ? phrases.get(word.slice(4)) : undefined
  if (inOneWord) return { length: 1, terms: negate(inOneWord) }
  const negation = NEGATIONS.has(`${word} ${words[at + 1]}`) ? 2 : NEGATIONS.has(word) ? 1 : 0
  const named = negation > 0 ? readNamed(words, at + negation, phrases) : null
  return named && named.terms.length === 1 ? { length: negation + named.length, terms: negate(named.terms) } : null
}

const negate = (terms: readonly TermParts[]) => terms.map((term) => ({ ...term, isNot: !term.isNot }))

/** "set 5", "chapter 5". */
function readSetNumber(words: readonly string[], at: number): PlainTerm | null {
  const [kind, number] = words.slice(at, at + 2)
  return (kind === 'set' || kind === 'chapter') && /^\d{1,3}$/.test(number ?? '')
    ? { length: 2, terms: [{ key: 'set', operator: ':', values: [number ?? ''] }] }
    : null
}

/** "amber/steel": values of one key. */
function readSlashed(words: readonly string[], at: number, phrases: NamedValues): PlainTerm | null {
  const names = (words[at] ?? '').split(/[/&+]/)
  if (names.length < 2) return null
  const terms = names.flatMap((name) => phrases.get(name) ?? [])
  const [first] = terms
  if (!first || terms.length !== names.length || terms.some(({ key }) => key !== first.key)) return null
  return { length: 1, terms: [{ ...first, values: terms.flatMap(({ values }) => values) }] }
}
