import type { CardNameIndex } from '#domain/decks/cardNameIndex.ts'
import type { DeckListResult } from '#domain/decks/deckEntries.ts'
import { parseDeckList } from '#domain/decks/deckList.ts'
import { findPixelbornCode, isPixelborn, parsePixelborn } from '#domain/decks/pixelborn.ts'
import { readPixelbornCode } from '../share/pixelbornCode.ts'

/** Reads pasted text: a Pixelborn code, an Inktable link, or else a list. */
export function readPastedDeck(text: string, index: CardNameIndex): DeckListResult {
  const code = findPixelbornCode(text)
  const inside = code === null ? null : readPixelbornCode(code)
  return inside !== null && isPixelborn(inside) ? parsePixelborn(inside, index) : parseDeckList(text, index)
}
