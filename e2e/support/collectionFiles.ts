import { fullName, packCards, packSets } from './pack.ts'

export type Row = readonly string[]
type PackCard = (typeof packCards)[number]

const codes = new Map(packSets.map(({ id, code }) => [id, code]))
const codeOf = (card: PackCard) => codes.get(card.set_id) ?? ''
export const isPromo = (card: PackCard) => !/^\d+$/.test(codeOf(card))
/** As Dreamborn writes it: promos have a P before their number, which is not padded in the first series. */
const dreambornNumber = (card: PackCard) => {
  if (!isPromo(card)) return card.collector_number
  const isPadded = codeOf(card) !== 'P1' && /^\d+$/.test(card.collector_number)
  return `P${isPadded ? card.collector_number.padStart(3, '0') : card.collector_number}`
}
/** As Dreamborn calls it: promos by the series that is printed on them. */
const dreambornSet = (card: PackCard) => {
  if (!isPromo(card)) return codeOf(card).padStart(3, '0')
  return codeOf(card) === 'cp' ? 'C1' : codeOf(card)
}

/** Marketplaces put all series into one set: there the number and the name have to tell a promo. */
const isUnique = (card: PackCard, _: number, among: PackCard[]) =>
  among.filter((other) => other.collector_number === card.collector_number && fullName(other) === fullName(card))
    .length === 1

const promos = packCards.filter(isPromo).filter(isUnique)
/** Cards of the pack to be in a file, promos of several series among them. */
export const cards = [
  ...packCards.filter((card) => !isPromo(card)).slice(0, 40),
  ...promos.slice(0, 5),
  ...promos.slice(-5),
]
/** Three of them. */
export const [first, second, third] = cards as [PackCard, PackCard, PackCard]

/** The lines of a file. */
export const csv = (rows: readonly Row[]) =>
  rows.map((cells) => cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))

/** What Dreamborn's bulk list begins with. */
export const BULK: Row = ['Set Number', 'Card Number', 'Variant', 'Count', 'Name', 'Color', 'Rarity']
/** A row of it. */
export const bulkRow = (card: PackCard, count: number, finish = 'normal'): Row => [
  dreambornSet(card),
  dreambornNumber(card),
  finish,
  String(count),
  fullName(card),
  card.inks.join(' '),
  card.rarity,
]

/** What TCGplayer's export for sellers begins with. */
const PRICING: Row =
  'TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,TCG Market Price,TCG Direct Low,TCG Low Price With Shipping,TCG Low Price,Total Quantity,Add to Quantity,TCG Marketplace Price,Photo URL'.split(
    ',',
  )
const pricingRow = (card: PackCard, condition: string, total: string, toAdd: string): Row => {
  const number = isPromo(card) ? card.collector_number : `${card.collector_number}/204`
  const set = isPromo(card) ? 'Disney Lorcana Promo Cards' : card.set_data.name
  const before = ['1', 'Lorcana TCG', set, fullName(card), '', number, card.rarity, condition]
  return [...before, '', '', '', '', total, toAdd, '', '']
}

/** Every shape of a file, five real ones and a spreadsheet of one's own: its header, and the rows of a card with one non-foil and two foil copies. */
export const SHAPES: Record<string, { header: Row; rowsOf: (card: PackCard) => Row[]; strange: Row }> = {
  'Dreamborn’s bulk list': {
    header: BULK,
    rowsOf: (card) => [bulkRow(card, 1), bulkRow(card, 2, 'foil')],
    strange: ['001', '9999', 'normal', '1', 'Nobody', '', ''],
  },
  'Dreamborn’s collection': {
    header: ['Normal', 'Foil', 'Name', 'Set', 'Card Number', 'Color', 'Rarity', 'Price', 'Foil Price'],
    rowsOf: (card) => [
      [
        '1',
        '2',
        fullName(card),
        isPromo(card) ? codeOf(card) : card.set_data.name,
        card.collector_number,
        '',
        '',
        '',
        '',
      ],
    ],
    strange: ['1', '0', 'Nobody', 'Nowhere', '1', '', '', '', ''],
  },
  'one’s own': {
    header: ['Card', 'Set', '#', 'Qty', 'Foil'],
    rowsOf: (card) =>
      [
        ['1', ''],
        ['2', 'yes'],
      ].map(([quantity = '', foil = '']) => [fullName(card), codeOf(card), card.collector_number, quantity, foil]),
    strange: ['Nobody', 'Nowhere', '1', '1', ''],
  },
  'the TCGplayer app': {
    header:
      'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU'.split(','),
    rowsOf: (card) =>
      [
        ['1', 'Normal'],
        ['2', 'Cold Foil'],
      ].map(([quantity = '', printing = '']) => {
        const number = isPromo(card) ? card.collector_number : `${card.collector_number}/204`
        const set = isPromo(card) ? 'Disney Lorcana Promo Cards' : card.set_data.name
        return [quantity, fullName(card), card.name, set, number, 'XYZ', printing, 'Near Mint', 'English', '', '1', '2']
      }),
    strange: ['1', 'Nobody', '', 'Fabled', '9999', 'XYZ', 'Normal', 'Near Mint', 'English', '', '1', '2'],
  },
  'TCGplayer’s pricing': {
    header: PRICING,
    rowsOf: (card) => [pricingRow(card, 'Near Mint', '1', '0'), pricingRow(card, 'Lightly Played Cold Foil', '', '2')],
    strange: ['1', 'Lorcana TCG', 'Fabled', 'Nobody', '', '9999', '', 'Near Mint', '', '', '', '', '1', '0', '', ''],
  },
  Collectr: {
    header:
      'Portfolio Name,Category,Set,Product Name,Card Number,Rarity,Variance,Grade,Card Condition,Average Cost Paid,Quantity,Market Price (As of 2026-11-01)'.split(
        ',',
      ),
    rowsOf: (card) =>
      [
        ['1', 'Normal'],
        ['2', 'Holofoil'],
      ].map(([quantity = '', variance = '']) => {
        const set = isPromo(card) ? 'Disney Lorcana Promo Cards' : card.set_data.name
        return ['Main', 'Lorcana', set, fullName(card), card.collector_number, '', variance, '', '', '0', quantity, '1']
      }),
    strange: ['Main', 'Lorcana', 'Fabled', 'Nobody', '9999/204', '', 'Holofoil', '', '', '0', '1', '300'],
  },
}
