import { foldText } from '../cards/foldText.ts'
import { makeSpelling } from '../cards/spelling.ts'
import { findSetName } from '../sets/setName.ts'
import { printValue } from './quoteText.ts'
import type { SearchProblem, SearchValue } from './searchTree.ts'
import { listWithOr } from '../text/listWords.ts'

/** As many names as are listed where a name is not known. */
const MOST_LISTED = 12

/**
 * The names that a typed value means: the one that is written so, or in the plural, or has these initials; else all
 * that begin so, else all with a word that does. None where nothing fits.
 */
export function findNames(names: readonly string[], typed: string): readonly string[] {
  const wanted = foldText(typed.trim())
  const same = findSetName(names, typed) ?? names.find((name) => wanted === `${foldText(name)}s`)
  if (same !== undefined) return [same]
  const byInitials = names.filter((name) => initials(name) === wanted)
  if (byInitials.length > 0) return byInitials
  const beginning = names.filter((name) => foldText(name).startsWith(wanted))
  return beginning.length > 0 ? beginning : names.filter((name) => foldText(name).includes(` ${wanted}`))
}

/**
 * Helps somebody whose value means none of the names: with the one they may have meant, else by telling all of them where
 * they are few.
 * @param message what is wrong, in a sentence.
 */
export function unknownNameProblem(
  names: readonly string[],
  { text, span }: SearchValue,
  message: string,
): SearchProblem {
  const meant = findSimilar(names, text)?.toLowerCase()
  if (meant !== undefined)
    return { span, message: `${message} Did you mean “${meant}”?`, fix: { span, text: printValue(meant) } }
  return {
    span,
    message: names.length <= MOST_LISTED ? `${message} There are ${listWithOr(names).toLowerCase()}.` : message,
  }
}

/** The name that resembles a mistyped one most, as a whole or by one of its words, if any does. */
export function findSimilar(names: readonly string[], typed: string): string | undefined {
  const spelling = makeSpelling(names.map(foldText))
  const wanted = foldText(typed.trim())
  const [word] = [wanted, ...wanted.split(/[^\p{L}\p{N}]+/u)].flatMap(spelling)
  return word === undefined ? undefined : names.find((name) => foldText(name).includes(word))
}

/** "The First Chapter" makes "tfc"; a single word has none. */
function initials(name: string): string | undefined {
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u)
  return words.length > 1 ? words.map((word) => word.charAt(0)).join('') : undefined
}
