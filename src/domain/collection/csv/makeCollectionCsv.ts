import type { Card } from '../../cards/card.ts'
import type { CardSet } from '../../sets/cardSet.ts'
import type { Collection } from '../copies.ts'
import { sortOwned } from '../sortOwned.ts'

/** The cells of a file, starting with the header. */
export type CsvRows = readonly (readonly string[])[]

const HEADER = [
  'Name',
  'Set',
  'Set Code',
  'Card Number',
  'Ink',
  'Rarity',
  'Non-Foil',
  'Foil',
  'Price',
  'Foil Price',
  'Card ID',
]

/**
 * Makes a spreadsheet of a collection: a row for each card, by set and number, with prices of one copy in USD.
 * `readCollection` reads it back exactly. Cards that are not in `byId` only have their id and copies.
 */
export function makeCollectionCsv(
  collection: Collection,
  byId: ReadonlyMap<string, Card>,
  sets: readonly CardSet[],
): CsvRows {
  const codes = new Map(sets.map(({ id, code }) => [id, code]))
  const rows = sortOwned(collection, byId, sets).map(({ cardId, card, copies }) => [
    card?.name ?? '',
    card?.set ?? '',
    codes.get(card?.setId ?? '') ?? '',
    card?.collectorNumber ?? '',
    card?.inks.join(' / ') ?? '',
    card?.rarity ?? '',
    String(copies.nonFoil),
    String(copies.foil),
    String(card?.prices.usd ?? ''),
    String(card?.prices.usdFoil ?? ''),
    cardId,
  ])
  return [HEADER, ...rows]
}

const DREAMBORN_HEADER = ['Set Number', 'Card Number', 'Variant', 'Count', 'Name', 'Color', 'Rarity']

/**
 * Makes the file of Dreamborn's bulk import: a row for each finish, main sets by number. It excludes promos. Dreamborn
 * lists a promo in the set of its release, which the catalogue does not know, and would read its number as another card.
 * @returns the rows, and the number of excluded cards.
 */
export function makeDreambornCsv(
  collection: Collection,
  byId: ReadonlyMap<string, Card>,
  sets: readonly CardSet[],
): { readonly rows: CsvRows; readonly leftOut: number } {
  const numbers = new Map(
    sets.filter(({ code }) => /^\d+$/.test(code)).map(({ id, code }) => [id, code.padStart(3, '0')]),
  )
  const owned = sortOwned(collection, byId, sets)
  const rows = owned.flatMap(({ card, copies }) => {
    const set = card && numbers.get(card.setId)
    if (!set) return []
    const cells = (finish: string, count: number) =>
      count === 0
        ? []
        : [[set, card.collectorNumber, finish, String(count), card.name, card.inks.join(' '), card.rarity]]
    return [...cells('normal', copies.nonFoil), ...cells('foil', copies.foil)]
  })
  const leftOut = owned.filter(({ card }) => !card || !numbers.has(card.setId)).length
  return { rows: [DREAMBORN_HEADER, ...rows], leftOut }
}
