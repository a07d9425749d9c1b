/** Prints a value of a term, with quotes if necessary. After `<`, a bare `=` would be part of the operator. */
export function printValue(text: string): string {
  return /^(?!=)[^\s(),"\u201C-\u201F\u2033\\]+$/u.test(text) ? text : quoteText(text)
}

/** Prints a text in quotes, so that it is literal. */
export function quoteText(text: string): string {
  return `"${text.replace(/[\\"\u201C-\u201F\u2033]/gu, '\\$&')}"`
}
