import { type Condition, type Phrase, searchedWords, topConditions } from './condition.ts'
import { listWithAnd } from '../text/listWords.ts'

/** The keys whose words stand before "cards", in the order in which they do. */
const ADJECTIVES = ['rarity', 'inkable', 'ink', 'type']

/**
 * Says in English what is asked for: "Legendary inkable Ruby cards that cost 3 or less and have “draw” in their text",
 * "cards that match “elsa”"; "all cards" where it is nothing. It begins in lower case but for a name.
 */
export function describeSearch(condition: Condition | null): string {
  if (condition === null) return 'all cards'
  const parts = topConditions(condition)
  const adjectives = ADJECTIVES.flatMap((key) => {
    const part = parts.find((one) => one.kind === 'leaf' && one.key === key && one.phrase.adjective !== undefined)
    return part?.kind === 'leaf' ? [part] : []
  })
  const words = searchedWords(condition).map(({ phrase }) => phrase.what)
  const phrases = [
    ...(words.length > 0 ? [`match “${words.join(' ')}”`] : []),
    ...parts
      .filter((part) => part.kind !== 'word' && !adjectives.some((one) => one === part))
      .map((part) => describePart(part)),
  ]
  const cards = [...adjectives.map(({ phrase }) => phrase.adjective), 'cards'].join(' ')
  return phrases.length === 0 ? cards : `${cards} that ${listWithAnd(phrases)}`
}

/** The opposite of a list is said as a list of opposites: nobody has to think of what "not" reaches over. */
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
      const parts = condition.parts.map((part) => describeGrouped(part, isNot))
      return (condition.kind === 'and') === isNot ? eitherOf(parts) : listWithAnd(parts)
    }
  }
}

/** A comma stands before each "or": what is said may have one of its own, as in "cost 3 or less". */
const eitherOf = (parts: readonly string[]) => `either ${parts.slice(0, -1).join(', ')}, or ${parts.at(-1)}`

function describeGrouped(condition: Condition, isNot: boolean): string {
  const said = describePart(condition, isNot)
  const inner = condition.kind === 'not' ? condition.part : condition
  return inner.kind === 'and' || inner.kind === 'or' ? `(${said})` : said
}

function describePhrase({ verb, what }: Phrase, isNot: boolean): string {
  if (!isNot) return `${verb} ${what}`
  return verb === 'are' ? `are not ${what}` : `do not ${verb} ${what}`
}
