const SINGLE_QUOTES = /[\u2018\u2019\u201B\u2032\u00B4`]/g
const DOUBLE_QUOTES = /[\u201C\u201D\u201F\u2033]/g
const DASHES = /[\u2010-\u2015\u2212]/g
const MARKS = /\p{M}+/gu
const BEYOND_ASCII = /[^\0-\x7F]/

/**
 * Writes a text the way it is compared: lower case, without accents, with straight quotes and plain hyphens.
 * "Te Kā" and "te ka", "Ursula’s" and "ursula's" become the same text. It knows no locale, so it folds alike everywhere.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // Nearly every text is plain ASCII already; the patterns are for the few that are not.
  if (!BEYOND_ASCII.test(lower)) return lower.replaceAll('`', "'")
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
}

/** Orders two texts by their code units: the same on every machine, unlike a comparison by locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
