import type { Card } from '../cards/card.ts'
import { compareText, foldText } from '../cards/foldText.ts'
import { printingsIn } from '../cards/printings.ts'
import type { Collection } from '../collection/copies.ts'
import type { CsvRows } from '../collection/csv/makeCollectionCsv.ts'
import { countOf } from '../text/countOf.ts'
import { PRIORITY_NAMES } from './describeWish.ts'
import type { Wish, Wishes } from './wish.ts'
import { ownedForWish } from './wishedCopies.ts'

/** A wish with the copies that are owned and those to get. */
export type WishLine = { readonly card: Card; readonly wish: Wish; readonly owned: number; readonly missing: number }

/** Lists wishes by priority and name, also fulfilled ones. Wishes for unknown cards are left out. */
export function listWishes(
  wishes: Wishes,
  collection: Collection,
  { byId, cards }: { readonly byId: ReadonlyMap<string, Card>; readonly cards: readonly Card[] },
): readonly WishLine[] {
  const printingsOf = printingsIn(cards)
  return [...wishes]
    .flatMap(([id, wish]) => {
      const card = byId.get(id)
      if (!card) return []
      const owned = ownedForWish(card, wish, collection, printingsOf(card))
      return [{ card, wish, owned, missing: Math.max(0, wish.quantity - owned) }]
    })
    .toSorted((a, b) => a.wish.priority - b.wish.priority || compareText(foldText(a.card.name), foldText(b.card.name)))
}

/**
 * Makes a text of the copies to get: "Wishes: 3 copies", "3x Elsa - Spirit of Winter", with the set and number if only this
 * printing will do.
 */
export function makeWishText(lines: readonly WishLine[]): string {
  const missing = lines.filter((line) => line.missing > 0)
  const total = missing.reduce((sum, line) => sum + line.missing, 0)
  return [
    `Wishes: ${countOf(total, 'copy', 'copies')}`,
    ...missing.map(({ card, wish, missing: copies }) => {
      const printing = wish.onlyPrinting ? ` (${card.set} · ${card.collectorNumber})` : ''
      return `${copies}x ${card.name}${printing}${wish.onlyFoil ? ' foil' : ''}`
    }),
  ].join('\n')
}

/** Makes a spreadsheet of wishes, a row for each. */
export const makeWishCsv = (lines: readonly WishLine[]): CsvRows => [
  ['Name', 'Set', 'Card Number', 'Wished', 'Owned', 'Priority', 'Only This Printing', 'Only Foil', 'Price', 'Card ID'],
  ...lines.map(({ card, wish, owned }) => [
    card.name,
    card.set,
    card.collectorNumber,
    String(wish.quantity),
    String(owned),
    PRIORITY_NAMES[wish.priority],
    wish.onlyPrinting ? 'yes' : 'no',
    wish.onlyFoil ? 'yes' : 'no',
    String((wish.onlyFoil ? card.prices.usdFoil : (card.prices.usd ?? card.prices.usdFoil)) ?? ''),
    card.id,
  ]),
]
