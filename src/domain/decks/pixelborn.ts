import type { CardNameIndex } from './cardNameIndex.ts'
import { type DeckCard, sortDeckCards } from './deckCard.ts'
import { type DeckLine, type DeckListResult, findEntries } from './deckEntries.ts'
import { copyLimit } from './copyLimit.ts'

/** A card: "Elsa_Spirit of Winter$4", or "Be Prepared$4" without a version. */
const PART = /^(.+)\$(\d+)$/

/** The separators of the format, which has no escapes for them. */
const SIGNS = /[$|_]/g

const BASE64 = '[A-Za-z0-9+/_-]+={0,2}'
const BARE_CODE = new RegExp(`^${BASE64}$`)
const CODE_IN_LINK = new RegExp(`[?&]id=(${BASE64})(?:[&#]|$)`)

/** Whether a text is a decoded Pixelborn code (base64 of UTF-8). */
export function isPixelborn(text: string): boolean {
  const parts = splitParts(text)
  return parts.length > 0 && parts.every((part) => PART.test(part))
}

/**
 * Parses a decoded Pixelborn code, "Elsa_Spirit of Winter$4|Be Prepared$2|". Some sites write " - " instead of "_". The
 * rules are those of `findEntries`; the line of a problem is the position of the card in the code.
 */
export function parsePixelborn(text: string, index: CardNameIndex): DeckListResult {
  return findEntries(splitParts(text).flatMap(parsePart), index)
}

/**
 * Makes a Pixelborn code before encoding, sorted like a deck list. The format has only names, so printings of a name
 * are joined, with at most as many copies as a deck may have. "$", "|" and "_" in a name become spaces, which `parsePixelborn` accepts.
 */
export function makePixelborn(cards: readonly DeckCard[]): string {
  const copies = new Map<string, number>()
  for (const { card, quantity } of sortDeckCards(cards)) {
    const title = [card.characterName, card.version ?? []]
      .flat()
      .map((name) => name.replace(SIGNS, ' '))
      .join('_')
    copies.set(title, Math.min((copies.get(title) ?? 0) + quantity, copyLimit(card)))
  }
  return Array.from(copies, ([title, quantity]) => `${title}$${quantity}|`).join('')
}

/**
 * Finds the base64 of a Pixelborn code in a pasted text: the whole text, or the `id` of an Inktable link; null without
 * one. Check the decoded text with `isPixelborn`.
 */
export function findPixelbornCode(text: string): string | null {
  const pasted = text.trim().replace(/%2B/gi, '+').replace(/%2F/gi, '/').replace(/%3D/gi, '=')
  return BARE_CODE.test(pasted) ? pasted : (CODE_IN_LINK.exec(pasted)?.[1] ?? null)
}

/**
 * Makes the link that opens a deck at Inktable for playing.
 * @param code the Pixelborn code in base64.
 */
export function makeInktableLink(deckName: string, code: string): string {
  const name = encodeURIComponent(deckName.toWellFormed())
  return `https://inktable.net/lor/import?svc=dreamborn&name=${name}&id=${encodeURIComponent(code)}`
}

function splitParts(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parsePart(part: string, at: number): DeckLine[] {
  const [, title, count] = PART.exec(part) ?? []
  if (title === undefined || count === undefined) return []
  return [{ line: at + 1, quantity: Number(count), name: title.replace('_', ' - '), reference: null }]
}
