import { foldText } from '../../cards/foldText.ts'

/** Finishes and treatments that some sites append to a name: "Elsa - Snow Queen - Cold Foil". */
const TREATMENT =
  /[\s,:-]+(?:non-?foil|(?:cold|holo|rainbow)?\s?foil|normal|enchanted|epic|iconic|promo|(?:alt(?:ernate|ernative)?|extended|full)[\s-]art|borderless|\d+\s*\/\s*[\p{L}\d]+)$/u

/**
 * Reduces a card's name to its letters and digits, without case and accents. "Hei Hei" equals "HeiHei", "Elsa, Snow
 * Queen" equals "Elsa - Snow Queen", and "Flotsam & Jetsam" equals "Flotsam and Jetsam".
 */
export const nameKey = (name: string): string => lettersOf(foldText(name))

/**
 * The possible keys of a name in a file, the most literal first: as written, without notes in brackets, and also
 * without a finish or treatment. Empty for a name without letters and digits.
 */
export function nameKeys(name: string): readonly string[] {
  const folded = foldText(name)
  const plain = withoutNotes(folded)
  return [...new Set([folded, plain, withoutTreatments(plain)].map(lettersOf))].filter(Boolean)
}

const lettersOf = (folded: string) => folded.replaceAll('&', 'and').replace(/[^\p{L}\p{N}]+/gu, '')

const withoutNotes = (folded: string) => folded.replace(/\s*(?:\([^)]*\)|\[[^\]]*\])/g, '').trim()

/** Removes all treatments at the end of a name, such as "Enchanted Foil". */
function withoutTreatments(folded: string): string {
  const shorter = folded.replace(TREATMENT, '')
  return shorter === folded ? folded : withoutTreatments(shorter)
}
