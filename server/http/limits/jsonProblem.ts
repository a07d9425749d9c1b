/** How deeply values may be nested; the prices of an imported card are at the fifth level. */
const MAX_DEPTH = 11
/**
 * Names in one object; the widest row, of cards_2, has about thirty. Sixty thousand names take the parser a tenth of a second, and
 * the backend longer if they are arguments.
 */
const MAX_NAMES = 100

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Scans JSON without parsing it, which takes a few milliseconds per megabyte for any content.
 * @param json in UTF-8. Invalid JSON has no problem here, because the parser refuses it.
 * @returns a sentence about what makes the body cost more than its size; undefined if nothing does.
 */
export function jsonProblem(json: Uint8Array): string | undefined {
  /** The number of names so far in each open object, outermost first; 0 for a list. */
  const names: number[] = []
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0
    if (byte === QUOTE) {
      at = endOfText(json, at)
    } else if (OPENING.has(byte)) {
      if (names.push(0) > MAX_DEPTH) return 'The body is nested too deeply.'
    } else if (CLOSING.has(byte)) {
      names.pop()
    } else if (byte === COLON && names.length > 0) {
      const count = (names.at(-1) ?? 0) + 1
      if (count > MAX_NAMES) return 'An object has a hundred names at most.'
      names[names.length - 1] = count
    }
  }
  return undefined
}

/** The index of the quote that closes the string opened at `start`. */
function endOfText(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === BACKSLASH) at += 1
    else if (json[at] === QUOTE) return at
  }
  return json.length
}
