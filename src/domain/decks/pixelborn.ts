import type { CardNameIndex } from './cardNameIndex.ts'
import { type DeckCard, sortDeckCards } from './deckCard.ts'
import { type DeckLine, type DeckListResult, findEntries } from './deckEntries.ts'
import { MAX_COPIES } from './deckRules.ts'

/** One card: "Elsa_Spirit of Winter$4", or "Be Prepared$4" where there is no version. */
const PART = /^(.+)\$(\d+)$/

/** The signs that mean something in the format, which knows no escape for them. */
const SIGNS = /[$|_]/g

const BASE64 = '[A-Za-z0-9+/_-]+={0,2}'
const BARE_CODE = new RegExp(`^${BASE64}$`)
const CODE_IN_LINK = new RegExp(`[?&]id=(${BASE64})(?:[&#]|$)`)

/** Whether a text is the inside of a Pixelborn code: what its base64 stands for, in UTF-8 (issue 4, point 2). */
export function isPixelborn(text: string): boolean {
  const parts = splitParts(text)
  return parts.length > 0 && parts.every((part) => PART.test(part))
}

/**
 * Reads the inside of a Pixelborn code, "Elsa_Spirit of Winter$4|Be Prepared$2|". Some sites write " - " for the "_".
 * The rules are those of a deck list (`findEntries`); a problem's line is the place of the card in the code.
 */
export function parsePixelborn(text: string, index: CardNameIndex): DeckListResult {
  return findEntries(splitParts(text).flatMap(parsePart), index)
}

/**
 * Writes a deck as the inside of a Pixelborn code, sorted as a deck list is. The format knows cards by their names alone:
 * printings of one name become one, with 4 copies at most. "$", "|" and "_" in a name are written as spaces, by which
 * `parsePixelborn` still finds the card.
 */
export function makePixelborn(cards: readonly DeckCard[]): string {
  const copies = new Map<string, number>()
  for (const { card, quantity } of sortDeckCards(cards)) {
    const title = [card.characterName, card.version ?? []]
      .flat()
      .map((name) => name.replace(SIGNS, ' '))
      .join('_')
    copies.set(title, Math.min((copies.get(title) ?? 0) + quantity, MAX_COPIES))
  }
  return Array.from(copies, ([title, quantity]) => `${title}$${quantity}|`).join('')
}

/**
 * The base64 in what somebody pasted: a code by itself, or the `id` of an Inktable link; null where there is none.
 * Whether it is a Pixelborn code shows when it is decoded, see `isPixelborn`.
 */
export function findPixelbornCode(text: string): string | null {
  const pasted = text.trim().replace(/%2B/gi, '+').replace(/%2F/gi, '/').replace(/%3D/gi, '=')
  return BARE_CODE.test(pasted) ? pasted : (CODE_IN_LINK.exec(pasted)?.[1] ?? null)
}

/**
 * The link that opens a deck at Inktable, where it can be played (issue 4, point 2).
 * @param code the Pixelborn code of the deck, in base64.
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
