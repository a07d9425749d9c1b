import { type Columns, type Field, headerKey } from './collectionFormat.ts'

/** The columns of a collector's spreadsheet, or a message if their meaning is unclear. */
export type SpreadsheetColumns =
  | { readonly ok: true; readonly columns: Columns }
  | { readonly ok: false; readonly message: string }

/** Common headers of each field, in the form of `headerKey`. */
const NAMES: readonly (readonly [Field, readonly string[]])[] = [
  ['name', ['name', 'card', 'cardname', 'fullname', 'productname']],
  ['version', ['version', 'cardversion', 'subtitle']],
  ['set', ['set', 'setname', 'setcode', 'setnumber', 'expansion']],
  ['number', ['number', 'no', 'nr', 'cardnumber', 'cardno', 'collectornumber', 'collectorno']],
  ['count', ['quantity', 'qty', 'count', 'copies', 'amount', 'owned', 'have', 'cardcount', 'numberofcopies']],
  ['finish', ['finish', 'printing', 'variant']],
  ['isFoil', ['isfoil']],
  ['nonFoil', ['normal', 'normals', 'nonfoil', 'nonfoils', 'regular']],
  ['foil', ['foil', 'foils']],
]
const FIELDS: ReadonlyMap<string, Field> = new Map(
  NAMES.flatMap(([field, names]) => names.map((name) => [name, field])),
)

/** Headers of numbers, such as "Foil Qty" and "Number of Foils"; a plain "Foil" may mean yes or no. */
const OF_NUMBERS = /^numberof|(?:quantity|qty|count|copies|owned)$/

/**
 * Recognizes the columns of a collector's spreadsheet by common headers. It does not guess: if a number of foil copies
 * may be included in another number or not, the message explains how to rename the columns. Without a column of
 * finishes, all copies are non-foil.
 * @param rows the cells of each row below the header.
 * @returns null if the columns identify no card or no number of copies.
 */
export function readSpreadsheetColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): SpreadsheetColumns | null {
  const columns = new Map<Field, number>()
  for (const [at, text] of header.entries()) {
    const field = fieldOf(text)
    if (field !== undefined && !columns.has(field)) columns.set(field, at)
  }
  const has = (field: Field) => columns.has(field)
  if (!has('name') && !(has('set') && has('number'))) return null
  if (!has('count')) return has('nonFoil') || has('foil') ? { ok: true, columns } : null

  const foil = columns.get('foil')
  if (foil !== undefined && has('nonFoil')) {
    // The total is the sum of the two numbers.
    columns.delete('count')
    return { ok: true, columns }
  }
  const isNumber = (text = '') => OF_NUMBERS.test(headerKey(text)) || /^\s*\d/.test(text)
  if (has('nonFoil') || (foil !== undefined && [header, ...rows].some((cells) => isNumber(cells[foil]))))
    return { ok: false, message: UNCLEAR_NUMBERS }
  if (foil !== undefined) {
    columns.delete('foil')
    columns.set('isFoil', foil)
  }
  return { ok: true, columns }
}

function fieldOf(text: string): Field | undefined {
  const key = headerKey(text)
  const numbered = FIELDS.get(key.replace(OF_NUMBERS, ''))
  return FIELDS.get(key) ?? (numbered === 'nonFoil' || numbered === 'foil' ? numbered : undefined)
}

const UNCLEAR_NUMBERS =
  'It is not clear whether one column includes the copies of another. Rename them to "Normal" and "Foil" (the copies of ' +
  'each), or to "Quantity" and "Finish" (one finish per row).'
