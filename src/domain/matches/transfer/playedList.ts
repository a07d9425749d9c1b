import { cardKey } from '../../cards/cardKey.ts'
import type { Card } from '../../cards/card.ts'
import { type CardFinder, findCard } from '../../collection/csv/cardFinder.ts'
import { hasName } from '../../decks/cardNameIndex.ts'

/** A card of a list as written: by set and number, or by name. */
type Reference = { readonly copies: number; readonly place: string; readonly name: string }

/**
 * The contents of a list of cards in a cell, as `contentsOf` makes them. duels.ink writes JSON,
 * `[{"cardId":"10-19","count":2}]`, with set and number of any printing ("1-C1-2" is number 1 of the promo series C1), and
 * formerly names: "4x Basil - Detective; 2x Be Prepared".
 * @returns null without a list, and if any card is unknown.
 */
export function readContents(text: string, finder: CardFinder): string | null {
  const references = text.startsWith('[') ? readJson(text) : readNames(text)
  if (!references || references.length === 0) return null
  const cards: { card: Card; quantity: number }[] = []
  for (const { copies, place, name } of references) {
    const [first = '', second = '', third] = place.split('-')
    const [setCode, number] = third === undefined ? [first, second] : ['', `${first}/${second}`]
    const found = findCard(finder, { id: '', setCode, set: '', number, name, productId: '' })
    // All printings of a name are the same card of a deck.
    const card = found.ok ? found.card : found.named.find((one) => hasName(one, name))
    if (!card || copies < 1) return null
    cards.push({ card, quantity: copies })
  }
  return contentsOf(cards)
}

/** A text that is equal for lists with the same copies of the same cards, in any order and printing. */
export function contentsOf(cards: readonly { readonly card: Pick<Card, 'name'>; readonly quantity: number }[]): string {
  const copies = new Map<string, number>()
  for (const { card, quantity } of cards) copies.set(cardKey(card), (copies.get(cardKey(card)) ?? 0) + quantity)
  return [...copies]
    .map(([key, count]) => `${count} ${key}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('\n')
}

/** @returns null if the text is no such list. */
function readJson(text: string): readonly Reference[] | null {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    return null
  }
  if (!Array.isArray(list)) return null
  const references = list.map((entry: unknown): Reference | null => {
    const { cardId, count } = (entry ?? {}) as { cardId?: unknown; count?: unknown } // Any value of the file.
    return typeof cardId === 'string' && /^[\w-]{3,20}$/.test(cardId) && typeof count === 'number'
      ? { copies: count, place: cardId, name: '' }
      : null
  })
  return references.every((reference) => reference !== null) ? references : null
}

/** @returns null if the text is no such list. */
function readNames(text: string): readonly Reference[] | null {
  const lines = text.split(';').flatMap((line) => line.trim() || [])
  const references = lines.map((line): Reference | null => {
    const [, copies, name] = /^(\d{1,2})x?\s+(.+)$/.exec(line) ?? []
    return copies && name ? { copies: Number(copies), place: '', name } : null
  })
  return references.every((reference) => reference !== null) ? references : null
}
