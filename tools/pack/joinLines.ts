import { findAbilityName } from '#domain/cards/rulesText.ts'

const SYMBOLS: Readonly<Record<string, string>> = {
  '⟳': '{E}',
  '⬡': '{I}',
  '◊': '{L}',
  '¤': '{S}',
  '⛉': '{W}',
  '◉': '{IW}',
}

const ENDS_A_SENTENCE = /[.!?:)"”]$/

/**
 * Formats the rules text of a card: one ability per line, symbols in braces. The source breaks lines where the printed
 * card does; this joins them unless a new ability, keyword or bullet starts.
 */
export function joinRulesText(printed: string, keywords: readonly string[]): string {
  const lines = printed.replace(/[⟳⬡◊¤⛉◉]/g, (symbol) => SYMBOLS[symbol] ?? symbol).split('\n')
  const bareKeyword = makeBareKeywordPattern(keywords)
  return join(lines, (line, before) => {
    if (line.startsWith('•') || bareKeyword?.test(lastLine(before))) return true
    if (!ENDS_A_SENTENCE.test(before)) return false
    if (isSongReminder(before) || (line.startsWith('(') && before.endsWith(')'))) return true
    return findAbilityName(line) !== '' || startsWithKeyword(line, keywords)
  })
}

/**
 * Removes the typeset line breaks of a flavor text: lines are joined unless a speaker, a speech or a verse starts.
 * Verses start with capitals: on songs every line with a capital is one, elsewhere only texts whose lines all start
 * with capitals.
 */
export function joinFlavorText(printed: string, isSong: boolean): string {
  const lines = printed.split('\n')
  const isVerse = isSong || (lines.length >= 4 && lines.every(startsLikeVerse))
  return join(lines, (line, before) => {
    if (before.endsWith('”') && line.startsWith('“')) return true
    if (/^[—–]/.test(line) || /^[\p{Lu}][\p{L}. ]*: [“"]/u.test(line)) return true
    return isVerse && startsLikeVerse(line)
  })
}

function startsLikeVerse(line: string): boolean {
  return /^[“"‘']?\p{Lu}/u.test(line)
}

function join(lines: readonly string[], begins: (line: string, before: string) => boolean): string {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .reduce((text, line) => {
      if (text === '') return line
      if (begins(line, text)) return `${text}\n${line}`
      // A dash at the end of a line joins two words without spaces.
      return /[\p{L}\p{N}]—$/u.test(text) ? `${text}${line}` : `${text} ${line}`
    }, '')
}

function isSongReminder(text: string): boolean {
  return /^(?:Sing Together \d+ )?\([^()]*to sing this song for free\.?\)\.?$/.test(text)
}

/**
 * Matches a line of keywords without reminder text, such as "Shift 5 {I}" or "Bodyguard, Support"; the next line is
 * separate.
 */
function makeBareKeywordPattern(keywords: readonly string[]): RegExp | null {
  if (keywords.length === 0) return null
  const keyword = `(?:${keywords.join('|')})(?: \\+?\\d+)?(?: \\{I\\})?`
  return new RegExp(`^${keyword}(?:, ${keyword})*$`)
}

function startsWithKeyword(line: string, keywords: readonly string[]): boolean {
  return keywords.some((keyword) => line.startsWith(keyword) && /^(?:$|[ ,])/.test(line.slice(keyword.length)))
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1)
}
