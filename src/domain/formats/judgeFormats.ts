import { type OfficialFormat } from './formatRule.ts'
import { type JudgedDeck, judgeDeck, type Reason } from './judgeDeck.ts'
import type { RuleBook } from './ruleBook.ts'

/** The verdict on a deck in one format. */
export type Verdict = { readonly format: OfficialFormat; readonly reasons: readonly Reason[] }

/**
 * Judges a deck in Core and Infinity, and in Format Coconut if it names a leader.
 * @param day an ISO day
 */
export function judgeFormats(deck: JudgedDeck, day: string, book: RuleBook): Verdict[] {
  const formats: OfficialFormat[] = ['core', 'infinity', ...(deck.leader === null ? [] : (['coconut'] as const))]
  return formats.map((format) => ({ format, reasons: judgeDeck(deck, format, day, book) }))
}
