import type { SearchTerm, SearchValue, Span } from '../searchTree.ts'
import type { Token } from '../tokenize.ts'
import { joinTerms } from './joinTerms.ts'
import type { PlainPart, TermParts } from './plainTerm.ts'
import { type PlainWord, toPlainWord } from './plainWord.ts'
import { readPhrase } from './readPhrase.ts'
import type { PlainVocabulary } from './vocabulary.ts'

/** Fillers, which mean nothing beside a term, such as "cards that" in "ruby cards that cost 3 or less". */
const FILLERS = new Set(
  (
    'a all an and any are card cards color colour colors costing find for from has have having in ink inks is it its just ' +
    'keyword legal me of on only or printed rarity set show some that the their there these those type which who whose with'
  ).split(' '),
)

/**
 * Replaces the plain words of a search by the terms that they mean: "ruby songs 3 or less" becomes
 * `ink:ruby type:song cost<=3`. Quotations, terms and words without such a meaning stay as they are. A phrase also
 * stays if names or rules texts of cards contain it together with the word beside it ("captain hook", "chosen item").
 */
export function readPlainWords(tokens: readonly Token[], vocabulary: PlainVocabulary): readonly Token[] {
  const result: Token[] = []
  let run: { token: Token; word: PlainWord }[] = []
  const finishRun = () => {
    if (run.length > 0) result.push(...readRun(run, vocabulary))
    run = []
  }
  for (const token of tokens) {
    const word = toPlainWord(token)
    if (word) run.push({ token, word })
    else {
      finishRun()
      result.push(token)
    }
  }
  finishRun()
  return result
}

function readRun(run: readonly { token: Token; word: PlainWord }[], vocabulary: PlainVocabulary): readonly Token[] {
  const words = run.map(({ word }) => word)
  const tokenOf = new Map(run.map(({ token, word }) => [word, token]))
  const parts = readParts(words, vocabulary)
  if (!parts.some(({ kind }) => kind === 'terms')) return run.map(({ token }) => token)
  return joinTerms(withoutFillers(parts)).flatMap((part): Token[] =>
    part.kind === 'terms'
      ? part.terms.flatMap((term) => makeTokens(term, part.words))
      : part.words.flatMap((word) => tokenOf.get(word) ?? []),
  )
}

/** Splits words into terms and the words between them, the longest phrases first. */
function readParts(words: readonly PlainWord[], vocabulary: PlainVocabulary): readonly PlainPart[] {
  const texts = words.map(({ text }) => text)
  const parts: PlainPart[] = []
  for (let at = 0; at < words.length;) {
    const phrase = readPhrase(texts, at, vocabulary.phrases)
    const length = phrase?.length ?? 1
    parts.push(
      phrase ? { kind: 'terms', terms: phrase.terms, words: words.slice(at, at + length) } : plainPart(words[at]!),
    ) // below the length
    at += length
  }
  return parts.flatMap((part, place) => (isCardText(parts, place, vocabulary) ? part.words.map(plainPart) : [part]))
}

function plainPart(word: PlainWord): PlainPart {
  const { text } = word
  return { kind: text === 'or' || text === 'and' ? text : FILLERS.has(text) ? 'filler' : 'word', words: [word] }
}

/** Whether terms are part of a card's text: with the word before or after them, or as the whole name of a card. */
function isCardText(parts: readonly PlainPart[], place: number, vocabulary: PlainVocabulary): boolean {
  const part = parts[place]
  // A comparison such as "3 or less" is in many rules texts but in no name.
  if (part?.kind !== 'terms' || part.terms.some(({ operator }) => operator !== ':')) return false
  const phrase = textOf(part)
  const before = parts[place - 1]
  const behind = parts[place + 1]
  return (
    (before?.kind === 'word' && vocabulary.isCardText(`${textOf(before)} ${phrase}`)) ||
    (behind?.kind === 'word' && vocabulary.isCardText(`${phrase} ${textOf(behind)}`)) ||
    (parts.length === 1 && part.words.length > 1 && vocabulary.isCardName(phrase))
  )
}

const textOf = ({ words }: PlainPart) => words.map(({ text }) => text).join(' ')

/** Removes the fillers beside terms and beside removed fillers. */
function withoutFillers(parts: readonly PlainPart[]): readonly PlainPart[] {
  const isDropped = parts.map(() => false)
  const spread = (places: readonly number[]) => {
    let isBeside = false
    for (const place of places) {
      const kind = parts[place]?.kind
      if (kind === 'filler' && isBeside) isDropped[place] = true
      isBeside = kind === 'terms' || (kind === 'filler' && isBeside)
    }
  }
  spread([...parts.keys()])
  spread([...parts.keys()].toReversed())
  return parts.filter((_, place) => !isDropped[place])
}

function makeTokens({ key, operator, values, isNot }: TermParts, words: readonly PlainWord[]): Token[] {
  const [first, ...more] = words
  const span: Span = { start: first?.span.start ?? 0, end: more.at(-1)?.span.end ?? first?.span.end ?? 0 }
  const [value, ...others] = values.map((text): SearchValue => ({ text, span }))
  if (!value) return []
  const term: SearchTerm = { kind: 'term', key, operator, values: [value, ...others], span }
  return isNot ? [{ kind: '-', text: '-', span }, term] : [term]
}
