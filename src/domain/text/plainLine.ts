const BREAKS = /[\p{Cc}\u2028\u2029]+/gu
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Matches an invisible text: only spaces, characters that Unicode calls ignorable, and the empty Braille pattern. */
const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB\u2800]*$/u

/**
 * Reduces a typed or pasted text to one trimmed line without invisible characters that affect other text; empty if nothing
 * of it is visible. The database refuses other names (`private.is_plain_line` in the migrations), and a member could not
 * see such a character to remove it.
 */
export function plainLine(text: string): string {
  const line = text.replace(BREAKS, ' ').replace(INVISIBLE, '').trim()
  return BLANK.test(line) ? '' : line
}
