import type { DeckCard } from '#domain/decks/deckCard.ts'
import { makePixelborn } from '#domain/decks/pixelborn.ts'

/** A deck as a Pixelborn code: base64 of UTF-8, which `btoa` does not support. */
export function pixelbornCode(cards: readonly DeckCard[]): string {
  const bytes = new TextEncoder().encode(makePixelborn(cards))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The text in a code, in either alphabet of base64; null for an invalid code. */
export function readPixelbornCode(code: string): string | null {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
