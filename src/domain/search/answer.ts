const YES = new Set(['yes', 'y', 'true', '1'])
const NO = new Set(['no', 'n', 'false', '0'])

/** Parses yes or no; undefined for other texts. */
export function parseAnswer(text: string): boolean | undefined {
  const typed = text.trim().toLowerCase()
  return YES.has(typed) ? true : NO.has(typed) ? false : undefined
}
