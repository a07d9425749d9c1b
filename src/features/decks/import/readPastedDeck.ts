import type { Card } from '#domain/cards/card.ts'
import type { CardNameIndex } from '#domain/decks/cardNameIndex.ts'
import type { CheckedLine, DeckListResult } from '#domain/decks/deckEntries.ts'
import { parseDeckList, splitLines } from '#domain/decks/deckList.ts'
import { parseDeckTable } from '#domain/decks/deckTable.ts'
import { findPixelbornCode, isPixelborn, parsePixelborn } from '#domain/decks/pixelborn.ts'
import { readPixelbornCode } from '../share/pixelbornCode.ts'

/** Reads pasted text: a Pixelborn code, an Inktable link, or else a list. */
export function readPastedDeck(text: string, index: CardNameIndex): DeckListResult {
  const decoded = decode(text)
  return decoded === null ? parseDeckList(text, index) : parsePixelborn(decoded, index)
}

/**
 * Writes a card's name in place of the name in one line of a pasted text; the rest of the line stays. A code becomes a list.
 * @param lines all checked lines of the text.
 * @returns the corrected text, or null if the line does not contain the name.
 */
export function correctLine(
  text: string,
  lines: readonly CheckedLine[],
  wrong: CheckedLine,
  { name }: Card,
): string | null {
  if (decode(text) !== null)
    return lines.map((line) => `${line.quantity ?? 1} ${line === wrong ? name : line.name}`).join('\n')
  const rows = splitLines(text)
  const row = rows[wrong.line - 1]
  if (!row?.includes(wrong.name)) return null
  const isTable = parseDeckTable(rows) !== null
  // Names may contain the separator of a table.
  const written = isTable && !row.includes(`"${wrong.name}"`) ? `"${name}"` : name
  const count = wrong.quantity === null && !isTable ? '1 ' : ''
  rows[wrong.line - 1] = count + row.replace(wrong.name, () => written)
  return rows.join('\n')
}

/** The text in a Pixelborn code or an Inktable link; null for any other text. */
function decode(text: string): string | null {
  const code = findPixelbornCode(text)
  const decoded = code === null ? null : readPixelbornCode(code)
  return decoded !== null && isPixelborn(decoded) ? decoded : null
}
