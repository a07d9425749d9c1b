const YES = new Set(['yes', 'y', 'true', '1'])
const NO = new Set(['no', 'n', 'false', '0'])

/** Reads a yes or a no; undefined for what is neither. */
export function parseAnswer(text: string): boolean | undefined {
  const typed = text.trim().toLowerCase()
  return YES.has(typed) ? true : NO.has(typed) ? false : undefined
}
