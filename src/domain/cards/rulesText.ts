/** The game's symbols by the letters that the card service writes in braces. */
const SYMBOLS = { E: 'Exert', I: 'Ink', S: 'Strength', W: 'Willpower', L: 'Lore', IW: 'Inkwell' } as const
/** The name of a symbol. */
export type RulesSymbol = (typeof SYMBOLS)[keyof typeof SYMBOLS]

/** The word for a symbol within a sentence: "ink" in "Pay 4 ink". */
export const symbolWord = (symbol: RulesSymbol): string => symbol.toLowerCase()

/**
 * Replaces the symbols of rules text by words: "{E}, 1 {I} — Draw." becomes "Exert, 1 ink — Draw." A word at the start
 * of a line is capitalized. Unknown braces stay.
 */
export function spellSymbols(text: string): string {
  return text.replace(/\{[A-Z]+\}/g, (braces, at: number) => {
    const symbol = findSymbol(braces)
    if (symbol === undefined) return braces
    return at === 0 || text[at - 1] === '\n' ? symbol : symbolWord(symbol)
  })
}

/** A part of rules text. `text` is the unchanged source; that of a reminder is the text of its parts. */
export type RulesSegment =
  | { readonly kind: 'plain' | 'abilityName' | 'keyword'; readonly text: string }
  | { readonly kind: 'symbol'; readonly text: string; readonly symbol: RulesSymbol }
  | { readonly kind: 'reminder'; readonly parts: readonly RulesSegment[] }

const SYMBOL_BY_BRACES = new Map<string, RulesSymbol>(
  Object.entries(SYMBOLS).map(([letters, symbol]) => [`{${letters}}`, symbol]),
)
const REMINDER = /(\([^()]*\))/
const SYMBOL = /(\{[A-Z]+\})/

/**
 * Splits rules text ("abilities" in requirements §3) into lines of segments: symbols, names of abilities, keywords with
 * their value, and reminders in parentheses. The joined segments equal the source. An empty text has no lines.
 */
export function parseRulesText(text: string, keywords: readonly string[]): RulesSegment[][] {
  if (text === '') return []
  const keyword = makeKeywordPattern(keywords)
  return text.split('\n').map((line) => {
    const name = findAbilityName(line)
    const rest = line.slice(name.length).split(REMINDER)
    const segments = rest.flatMap((part): RulesSegment[] =>
      REMINDER.test(part) ? [{ kind: 'reminder', parts: parseSymbols(part) }] : parseKeywords(part, keyword),
    )
    return name === '' ? segments : [{ kind: 'abilityName', text: name }, ...segments]
  })
}

/**
 * Finds the name of an ability at the start of a line, which is in capitals; empty without one. The rest of the line
 * may begin with a capital or a number that does not belong to the name: "TWO BY TWO A character…", "TAKE AIM 2 {I} —
 * …".
 */
export function findAbilityName(line: string): string {
  const run = /^(?:[^\s\p{Ll}{}()]+(?=\s|$)\s*)+/u.exec(line)?.[0].trimEnd() ?? ''
  const hasSentence = run.length < line.trimEnd().length
  const name = hasSentence ? run.replace(/(?:\s+(?:A|[^\p{Lu}\s]+))+$/u, '') : run
  return /\p{Lu}{2}/u.test(name) ? name : ''
}

function makeKeywordPattern(keywords: readonly string[]): RegExp | null {
  if (keywords.length === 0) return null
  const longestFirst = keywords.toSorted((a, b) => b.length - a.length).map(escapePattern)
  return new RegExp(`((?<![\\p{L}])(?:${longestFirst.join('|')})(?![\\p{L}])(?: \\+?\\d+)?)`, 'u')
}

function parseKeywords(text: string, keyword: RegExp | null): RulesSegment[] {
  if (keyword === null) return parseSymbols(text)
  return text
    .split(keyword)
    .flatMap((part, at): RulesSegment[] => (at % 2 === 1 ? [{ kind: 'keyword', text: part }] : parseSymbols(part)))
}

function parseSymbols(text: string): RulesSegment[] {
  return text
    .split(SYMBOL)
    .filter((part) => part !== '')
    .map((part): RulesSegment => {
      const symbol = findSymbol(part)
      return symbol === undefined ? { kind: 'plain', text: part } : { kind: 'symbol', text: part, symbol }
    })
}

function findSymbol(text: string): RulesSymbol | undefined {
  return SYMBOL_BY_BRACES.get(text)
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
