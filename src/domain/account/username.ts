/** Characters that a username has none of: signs and punctuation, spaces but the common one, and what nobody sees. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- ranges of code points, not text
  /[\u0000-\u001F!-,/:-@[-^`{-\u00BF\u00D7\u00F7\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\u303D-\u303F\u3164\uE000-\uF8FF\uFD3E\uFD3F\uFDD0-\uFDEF\uFE00-\uFE0F\uFEFF-\uFFFF\u{1BCA0}-\u{1BCA3}\u{1D000}-\u{1D3FF}\u{1F000}-\u{1FAFF}\u{E0000}-\u{10FFFF}]/u

/** Where dots, dashes and spaces do not stand, and heaps of accents. */
const MISPLACED =
  // oxlint-disable-next-line no-misleading-character-class -- ranges of code points, not text
  /^[ .-]|[ .-]$| {2}|^[\u0300-\u036F]|[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\uFE20-\uFE2F]{3}/u

/** Letters of these alphabets look alike, so that a name with some of two could pass for another one. */
const LOOKALIKE_ALPHABETS = [
  /[A-Za-z\u00C0-\u024F\u1E00-\u1EFF]/u,
  /[\u0370-\u03FF\u1F00-\u1FFF]/u,
  /[\u0400-\u052F\u1C80-\u1C8F\uA640-\uA69F]/u,
  /[\u0530-\u058F]/u,
  /[\u13A0-\u13FF\uAB70-\uABBF]/u,
]

/** A username in the form in which it is stored and compared: trimmed, and in the one form that Unicode normalizes to (NFKC). */
export const normalizeUsername = (typed: string): string => typed.normalize('NFKC').trim()

/**
 * Whether a normalized text is of letters and digits of any script, underscores, and inside of it dots, dashes and single spaces.
 * The database decides the same (`private.is_username` in the migrations); both are tested by username.cases.ts.
 */
export const isUsername = (name: string): boolean =>
  !FORBIDDEN.test(name) &&
  !MISPLACED.test(name) &&
  LOOKALIKE_ALPHABETS.filter((alphabet) => alphabet.test(name)).length <= 1
