/**
 * Characters that usernames must not contain: symbols, punctuation, spaces other than U+0020, and invisible characters.
 */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- ranges of code points, not text
  /[\u0000-\u001F!-,/:-@[-^`{-\u00BF\u00D7\u00F7\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\u303D-\u303F\u3164\uE000-\uF8FF\uFD3E\uFD3F\uFDD0-\uFDEF\uFE00-\uFE0F\uFEFF-\uFFFF\u{1BCA0}-\u{1BCA3}\u{1D000}-\u{1D3FF}\u{1F000}-\u{1FAFF}\u{E0000}-\u{10FFFF}]/u

/** Dots, dashes and spaces at an end, double spaces, and leading or piled-up accents. */
const MISPLACED =
  // oxlint-disable-next-line no-misleading-character-class -- ranges of code points, not text
  /^[ .-]|[ .-]$| {2}|^[\u0300-\u036F]|[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\uFE20-\uFE2F]{3}/u

/** Letters of these alphabets look alike. A name that mixes two of them could pass for another name. */
const LOOKALIKE_ALPHABETS = [
  /[A-Za-z\u00C0-\u024F\u1E00-\u1EFF]/u,
  /[\u0370-\u03FF\u1F00-\u1FFF]/u,
  /[\u0400-\u052F\u1C80-\u1C8F\uA640-\uA69F]/u,
  /[\u0530-\u058F]/u,
  /[\u13A0-\u13FF\uAB70-\uABBF]/u,
]

/** The form of a username that is stored and compared: trimmed and normalized to Unicode NFKC. */
export const normalizeUsername = (typed: string): string => typed.normalize('NFKC').trim()

/**
 * Whether a normalized name has only letters and digits of any script, underscores and, inside, dots, dashes and single
 * spaces. The database has the same rule (`private.is_username`); username.cases.ts tests both.
 */
export const isUsername = (name: string): boolean =>
  !FORBIDDEN.test(name) &&
  !MISPLACED.test(name) &&
  LOOKALIKE_ALPHABETS.filter((alphabet) => alphabet.test(name)).length <= 1
