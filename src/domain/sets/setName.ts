import { foldText } from '../cards/foldText.ts'

/** One set may be known by several names; the first is the one to show (specification §9 and the two sources of card data). */
const NAMES_OF_ONE_SET: readonly (readonly [string, ...string[]])[] = [
  ['Reign of Jafar', 'The Reign of Jafar'],
  ['Promo Set 1', 'Promo 1', 'P1'],
  ['Promo Set 2', 'Promo 2', 'P2'],
  ['Promo Set 3', 'Promo 3', 'P3'],
]

const PREFERRED_NAMES = new Map(
  NAMES_OF_ONE_SET.flatMap((names) => names.map((name) => [foldText(name), names[0]] as const)),
)

/** The name to show for a set: "The Reign of Jafar" makes "Reign of Jafar", "Promo 1" makes "Promo Set 1". */
export function normalizeSetName(name: string): string {
  return PREFERRED_NAMES.get(foldText(name.trim())) ?? name.trim()
}

/** Whether two names mean one set, whatever their case, quotes and aliases. */
export function isSameSetName(a: string, b: string): boolean {
  return foldText(normalizeSetName(a)) === foldText(normalizeSetName(b))
}

/**
 * Which of the names in use means this set, undefined when none does: for finding the name that the cards of a set
 * carry (specification §2, Sets: 'Promo 1' maps to whichever promo name the cards use).
 */
export function findSetName(namesInUse: Iterable<string>, name: string): string | undefined {
  return [...namesInUse].find((nameInUse) => isSameSetName(nameInUse, name))
}
