/** How deep values are within values: an imported card's prices are the fifth. */
const MAX_DEPTH = 11
/**
 * Names in one object: the widest row, of cards_2, has some thirty. Sixty thousand take the parser a tenth of a second, and as
 * names of arguments the backend some more.
 */
const MAX_NAMES = 100

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Looks through JSON without parsing it, which takes some milliseconds for a megabyte whatever stands in it.
 * @param json in UTF-8; what is no JSON has no problem here, the parser refuses it.
 * @returns a sentence about what makes it cost more than its size, if anything does.
 */
export function jsonProblem(json: Uint8Array): string | undefined {
  /** The names so far of each object that is open, from the outermost; a list has none. */
  const names: number[] = []
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0
    if (byte === QUOTE) {
      at = endOfText(json, at)
    } else if (OPENING.has(byte)) {
      if (names.push(0) > MAX_DEPTH) return 'The body has values within values without end.'
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

/** The place of the quote that ends the text which begins at another one. */
function endOfText(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === BACKSLASH) at += 1
    else if (json[at] === QUOTE) return at
  }
  return json.length
}
