import type { Card } from './card.ts'
import { foldText } from './foldText.ts'

const SYMBOL_WORDS: Readonly<Record<string, string>> = {
  '{E}': 'exert',
  '{I}': 'ink',
  '{S}': 'strength',
  '{W}': 'willpower',
  '{L}': 'lore',
  '{IW}': 'inkwell',
}

/** What a search reads of a card: three parts of one folded text, from the most to the least telling. */
export type SearchText = {
  readonly all: string
  /** Where the name ends in `all`. */
  readonly nameEnd: number
  /** Where the classifications, ink, type and franchise end in `all`; the rules text follows. */
  readonly traitsEnd: number
}

/** Prepares a card for searching: its name, its traits and its rules text, symbols written as words. */
export function makeSearchText(card: Card): SearchText {
  const name = foldText(card.name)
  const traits = foldText([...card.classifications, ...card.inks, ...card.types, card.franchise ?? ''].join(' '))
  const rules = foldRules(card.text)
  const nameEnd = name.length
  const traitsEnd = nameEnd + 1 + traits.length
  return { all: `${name}\n${traits}\n${rules}`, nameEnd, traitsEnd }
}

/** Folds rules text with its symbols written as words: "{L}" becomes "lore". */
export function foldRules(text: string): string {
  return foldText(text.replace(/\{[A-Z]+\}/g, (symbol) => SYMBOL_WORDS[symbol] ?? symbol))
}

/**
 * How well a word answers for a text that first has it at `first`: 0 where the name starts with it, 1 where a word of
 * the name does, 2 within the name, 3 within the traits, 4 in the rules text.
 */
export function rankWord(text: SearchText, word: string, first: number): number {
  if (first === 0) return 0
  if (first >= text.traitsEnd) return 4
  if (first >= text.nameEnd) return 3
  return startsWordOfName(text, word, first) ? 1 : 2
}

function startsWordOfName({ all, nameEnd }: SearchText, word: string, first: number): boolean {
  for (let at = first; at >= 0 && at < nameEnd; at = all.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(all.charAt(at - 1))) return true
  }
  return false
}
