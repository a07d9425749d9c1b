const BREAKS = /[\p{Cc}\u2028\u2029]+/gu
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** What nobody sees, where a name is made of it alone: spaces, characters that Unicode calls ignorable, the empty Braille pattern. */
const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB\u2800]*$/u

/**
 * What was typed or pasted as one trimmed line, without invisible signs that change how others read; empty where nothing of it
 * can be seen. The database takes no other names (`private.is_plain_line` in the migrations), and who pasted one could not see
 * what is wrong with it.
 */
export function plainLine(text: string): string {
  const line = text.replace(BREAKS, ' ').replace(UNSEEN, '').trim()
  return BLANK.test(line) ? '' : line
}
