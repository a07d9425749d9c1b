import { foldText } from '../../cards/foldText.ts'

/** Finishes and treatments that sites append to a name: "Elsa - Snow Queen - Cold Foil". */
const TREATMENT =
  /[\s,:-]+(?:non-?foil|(?:cold|holo|rainbow)?\s?foil|normal|enchanted|epic|iconic|promo|(?:alt(?:ernate|ernative)?|extended|full)[\s-]art|borderless|\d+\s*\/\s*[\p{L}\d]+)$/u

/**
 * A card's name reduced to what tells it apart: its letters and digits, without case, accents and punctuation. "Hei Hei" and
 * "HeiHei", "Elsa, Snow Queen" and "Elsa - Snow Queen", "Flotsam & Jetsam" and "Flotsam and Jetsam" become the same.
 */
export const nameKey = (name: string): string => lettersOf(foldText(name))

/**
 * The keys that a name in a file may have, the most literal first: as written, without notes in brackets, and without the
 * finish or treatment behind it. Empty for a name without a letter or digit.
 */
export function nameKeys(name: string): readonly string[] {
  const folded = foldText(name)
  const plain = withoutNotes(folded)
  return [...new Set([folded, plain, withoutTreatments(plain)].map(lettersOf))].filter(Boolean)
}

const lettersOf = (folded: string) => folded.replaceAll('&', 'and').replace(/[^\p{L}\p{N}]+/gu, '')

const withoutNotes = (folded: string) => folded.replace(/\s*(?:\([^)]*\)|\[[^\]]*\])/g, '').trim()

/** One may follow another: "Enchanted Foil". */
function withoutTreatments(folded: string): string {
  const shorter = folded.replace(TREATMENT, '')
  return shorter === folded ? folded : withoutTreatments(shorter)
}
