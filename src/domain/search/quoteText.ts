/** Writes a value of a term, in quotes where it needs them: behind a `<` a bare `=` would be part of the comparison. */
export function printValue(text: string): string {
  return /^(?!=)[^\s(),"\u201C-\u201F\u2033\\]+$/u.test(text) ? text : quoteText(text)
}

/** Writes a text in quotes, so that it is read as it stands. */
export function quoteText(text: string): string {
  return `"${text.replace(/[\\"\u201C-\u201F\u2033]/gu, '\\$&')}"`
}
