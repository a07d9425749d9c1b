import { type Condition, type Phrase, searchedWords, topConditions } from './condition.ts'
import { listWithAnd } from '../text/listWords.ts'

/** The keys whose phrases can be adjectives before "cards", in this order. */
const ADJECTIVES = ['rarity', 'inkable', 'ink', 'type']

/** Phrases that can follow "cards" without "that are": "from Fabled", "illustrated by …". */
const FOLLOWS_NOUN = /^(?:from|illustrated by|legal in|of|without) /

/**
 * Describes a search in English: "Legendary inkable Ruby cards from Fabled that cost 3 or less and have “draw” in their
 * text", "cards that match “elsa”", "cards with elsa + anna, or olaf"; "all cards" for null. It starts in lower case except
 * for names.
 */
export function describeSearch(condition: Condition | null): string {
  if (condition === null) return 'all cards'
  const alternatives = condition.kind === 'or' ? joinWords(condition) : null
  if (alternatives !== null) return `cards with ${alternatives}`

  const parts = topConditions(condition)
  const adjectives = ADJECTIVES.flatMap((key) => {
    const part = parts.find((one) => one.kind === 'leaf' && one.key === key && one.phrase.adjective !== undefined)
    return part?.kind === 'leaf' ? [part] : []
  })
  const rest = parts.filter((part) => part.kind !== 'word' && !adjectives.some((one) => one === part))
  const followsNoun = (part: Condition) => part.kind === 'leaf' && FOLLOWS_NOUN.test(part.phrase.what)
  const noun = [
    ...adjectives.map(({ phrase }) => phrase.adjective),
    'cards',
    ...rest.flatMap((part) => (part.kind === 'leaf' && followsNoun(part) ? part.phrase.what : [])),
  ].join(' ')
  const words = searchedWords(condition).map(({ phrase }) => phrase.what)
  const phrases = [
    ...(words.length > 0 ? [`match “${words.join(' ')}”`] : []),
    ...rest.filter((part) => !followsNoun(part)).map((part) => describePart(part)),
  ]
  return phrases.length === 0 ? noun : `${noun} that ${listWithAnd(phrases)}`
}

/** Describes a negated list as a list of negations, so that the reach of "not" is clear. */
function describePart(condition: Condition, isNot = false): string {
  switch (condition.kind) {
    case 'word':
      return describePhrase({ ...condition.phrase, what: `“${condition.phrase.what}”` }, isNot)
    case 'leaf':
      return describePhrase(condition.phrase, isNot)
    case 'not':
      return describePart(condition.part, !isNot)
    case 'and':
    case 'or': {
      const words = isNot ? null : joinWords(condition)
      if (words !== null) return `contain ${words}`
      const parts = condition.parts.map((part) => describeGrouped(part, isNot))
      return (condition.kind === 'and') === isNot ? eitherOf(parts) : listWithAnd(parts)
    }
  }
}

/** Joins the words of a condition without other parts: "snow + “let it go”, or elsa"; null for other conditions. */
function joinWords(condition: Condition): string | null {
  switch (condition.kind) {
    case 'word':
      return condition.phrase.what
    case 'leaf': {
      const { verb, what } = condition.phrase
      return verb !== 'contain' ? null : /\s/.test(what) ? what : what.slice(1, -1)
    }
    case 'not':
      return null
    case 'and':
    case 'or': {
      const joined = condition.parts.map((part) => {
        const words = joinWords(part)
        return words !== null && part.kind === 'or' ? `(${words})` : words
      })
      const words = joined.filter((part) => part !== null)
      if (words.length < joined.length) return null
      return condition.kind === 'and' ? words.join(' + ') : withCommaBeforeOr(words)
    }
  }
}

/** A comma precedes each "or", because the parts may contain one too: "cost 3 or less". */
const withCommaBeforeOr = (parts: readonly string[]) => `${parts.slice(0, -1).join(', ')}, or ${parts.at(-1)}`

const eitherOf = (parts: readonly string[]) => `either ${withCommaBeforeOr(parts)}`

function describeGrouped(condition: Condition, isNot: boolean): string {
  const description = describePart(condition, isNot)
  const inner = condition.kind === 'not' ? condition.part : condition
  const isList = (inner.kind === 'and' || inner.kind === 'or') && !description.startsWith('contain ')
  return isList ? `(${description})` : description
}

function describePhrase({ verb, what }: Phrase, isNot: boolean): string {
  if (!isNot) return `${verb} ${what}`
  return verb === 'are' ? `are not ${what}` : `do not ${verb} ${what}`
}
