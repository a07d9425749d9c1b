/** The game's symbols as words of a sentence, by the letters that the card service writes in braces. */
const SYMBOLS = { E: 'exert', I: 'ink', S: 'strength', W: 'willpower', L: 'lore', IW: 'inkwell' } as const
export type RulesSymbol = (typeof SYMBOLS)[keyof typeof SYMBOLS]

const findSymbol = (letters = ''): RulesSymbol | undefined =>
  // Braces may contain any letters.
  (SYMBOLS as Partial<Record<string, RulesSymbol>>)[letters]

/**
 * Rules text as plain text, for places that cannot show symbols as pictures: "{E}, 1 {I} — Draw." becomes "Exert, 1 ink — Draw.". A
 * line begins with a capital; unknown symbols stay as they are.
 */
export function spellSymbols(text: string): string {
  return text.replace(/\{([A-Z]+)\}/g, (braces, letters: string, at: number) => {
    const symbol = findSymbol(letters)
    if (symbol === undefined) return braces
    return at === 0 || text[at - 1] === '\n' ? symbol.charAt(0).toUpperCase() + symbol.slice(1) : symbol
  })
}

/** A part of rules text. `text` is the original text; a reminder's text joins the texts of its parts. */
export type RulesSegment =
  | { readonly kind: 'plain' | 'abilityName' | 'keyword'; readonly text: string }
  | RulesSymbolSegment
  | { readonly kind: 'reminder'; readonly parts: readonly RulesSegment[] }

/** A symbol with the number before it and the punctuation after it; no line break may separate them: "4 {I}." */
export type RulesSymbolSegment = {
  readonly kind: 'symbol'
  readonly text: string
  readonly symbol: RulesSymbol
  readonly before: string
  readonly after: string
}

const REMINDER = /(\([^()]*\))/
const SYMBOL = /((?:[+-]?\d+ )?\{[A-Z]+\}[^\s{}\p{L}\d]*)/u

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
    .map((text): RulesSegment => {
      const [, before = '', letters, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(text) ?? []
      const symbol = findSymbol(letters)
      return symbol === undefined ? { kind: 'plain', text } : { kind: 'symbol', text, symbol, before, after }
    })
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
