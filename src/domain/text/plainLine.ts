const BREAKS = /[\p{Cc}\u2028\u2029]+/gu
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/**
 * What was typed or pasted as one trimmed line, without invisible signs that change how others read. The database takes no
 * other names (`private.is_plain_line` in the migrations), and who pasted one could not see what is wrong with it.
 */
export const plainLine = (text: string): string => text.replace(BREAKS, ' ').replace(UNSEEN, '').trim()
