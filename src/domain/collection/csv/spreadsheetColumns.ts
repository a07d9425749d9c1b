import { type Columns, type Field, headerKey } from './collectionFormat.ts'

/** What the columns of one's own spreadsheet mean, or a sentence to show on why that cannot be told. */
export type SpreadsheetColumns =
  | { readonly ok: true; readonly columns: Columns }
  | { readonly ok: false; readonly message: string }

/** What people call a column, as `headerKey` writes it. */
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

/** "Foil Qty" and "Number of Foils" say that they are numbers; "Foil" may be a yes. */
const OF_NUMBERS = /^numberof|(?:quantity|qty|count|copies|owned)$/

/**
 * What the columns of a collector's own spreadsheet mean, by the names that people give them; null where they do not say
 * which card a row is, or how many copies there are. Nothing is guessed: where a number of foil copies may be a part of
 * another number or stand beside it, it says how to name the columns. Without a column of finishes all copies are non-foil.
 * @param rows the cells of each row below the header.
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
    // What there is in all is the sum of the two.
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
  'One number of copies may be a part of another, or stand beside it. Please call the columns "Normal" and "Foil" where ' +
  'both are numbers of copies, or "Quantity" and "Finish" where each row is of one finish.'
