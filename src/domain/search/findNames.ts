import { foldText } from '../cards/foldText.ts'
import { makeSpelling } from '../cards/spelling.ts'
import { findSetName } from '../sets/setName.ts'
import { printValue } from './quoteText.ts'
import type { SearchProblem, SearchValue } from './searchTree.ts'
import { listWithOr } from '../text/listWords.ts'

/** The maximum number of names to list for an unknown one. */
const MAX_LISTED = 12

/**
 * Finds the names that a value means: the name that it spells, pluralizes or abbreviates by initials; otherwise all names
 * that start with it; otherwise all names with a word that starts with it. Empty if nothing fits.
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
 * Makes the problem for an unknown name. It suggests the most similar name, or else lists all names if they are few.
 * @param message the problem, as a sentence.
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
    message: names.length <= MAX_LISTED ? `${message} Choose ${listWithOr(names).toLowerCase()}.` : message,
  }
}

/** The name that is most similar to a mistyped one, as a whole or in one of its words; undefined without one. */
export function findSimilar(names: readonly string[], typed: string): string | undefined {
  const spelling = makeSpelling(names.map(foldText))
  const wanted = foldText(typed.trim())
  const [word] = [wanted, ...wanted.split(/[^\p{L}\p{N}]+/u)].flatMap(spelling)
  return word === undefined ? undefined : names.find((name) => foldText(name).includes(word))
}

/** The initials of a name: "tfc" for "The First Chapter"; undefined for a single word. */
function initials(name: string): string | undefined {
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u)
  return words.length > 1 ? words.map((word) => word.charAt(0)).join('') : undefined
}
