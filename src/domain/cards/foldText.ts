const SINGLE_QUOTES = /[\u2018\u2019\u201B\u2032\u00B4`]/g
const DOUBLE_QUOTES = /[\u201C\u201D\u201F\u2033]/g
const DASHES = /[\u2010-\u2015\u2212]/g
const MARKS = /\p{M}+/gu
const BEYOND_ASCII = /[^\0-\x7F]/

/**
 * Normalizes a text for comparison: lower case, without accents, with straight quotes and plain hyphens. "Te Kā" equals
 * "te ka", and "Ursula’s" equals "ursula's". It is independent of locales.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // Most texts are plain ASCII and skip the patterns below.
  if (!BEYOND_ASCII.test(lower)) return lower.replaceAll('`', "'")
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
}

/** Compares two texts by code units, independent of locales, for use in sorting. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
