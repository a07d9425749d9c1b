import { foldText } from '../../cards/foldText.ts'

/** The readable formats: exports of this and other sites, and a collector's spreadsheet. */
export type CollectionFormat =
  | 'lorefolio'
  | 'dreambornBulk'
  | 'dreamborn'
  | 'tcgplayer'
  | 'tcgplayerPricing'
  | 'collectr'
  | 'spreadsheet'

/** The meaning of a column. */
export type Field =
  | 'id'
  | 'setCode'
  | 'set'
  | 'number'
  | 'name'
  /** The version, if the name is only the character's. */
  | 'version'
  | 'productId'
  /** TCGplayer's number of a product in one condition, or in some exports of the product. */
  | 'tcgplayerId'
  | 'game'
  /** "true" for a card on the watchlist. */
  | 'watchlist'
  | 'finish'
  /** Whether a row's copies are foil: empty, "yes", "x". */
  | 'isFoil'
  /** The wear and the finish: "Near Mint Holofoil". */
  | 'condition'
  | 'count'
  /** The copies that a seller has, and the number to add to them. */
  | 'total'
  | 'toAdd'
  | 'nonFoil'
  | 'foil'

/** The columns of the fields, counted from 0. */
export type Columns = ReadonlyMap<Field, number>

export type FormatResult =
  | { readonly ok: true; readonly format: CollectionFormat; readonly columns: Columns }
  | { readonly ok: false; readonly message: string }

type Headers = Readonly<Partial<Record<Field, string>>>

/** A format and its headers. A file must have all needed ones. No header fits two formats. */
type Layout = {
  readonly format: CollectionFormat
  readonly name: string
  readonly needed: Headers
  /** At least one of these is needed too. */
  readonly oneOf?: Headers
  readonly optional: Headers
}

const LAYOUTS: readonly Layout[] = [
  {
    format: 'lorefolio',
    name: 'Lorefolio',
    needed: { id: 'Card ID', nonFoil: 'Non-Foil', foil: 'Foil' },
    optional: { name: 'Name', set: 'Set', setCode: 'Set Code', number: 'Card Number' },
  },
  {
    format: 'dreambornBulk',
    name: 'Dreamborn',
    needed: { setCode: 'Set Number', number: 'Card Number', finish: 'Variant', count: 'Count' },
    optional: { name: 'Name' },
  },
  {
    format: 'dreamborn',
    name: 'Dreamborn',
    needed: { nonFoil: 'Normal', foil: 'Foil', set: 'Set', number: 'Card Number' },
    optional: { name: 'Name' },
  },
  {
    format: 'tcgplayer',
    name: 'TCGplayer',
    needed: { count: 'Quantity', name: 'Name', set: 'Set', number: 'Card Number', finish: 'Printing' },
    optional: { setCode: 'Set Code', productId: 'Product ID' },
  },
  {
    format: 'tcgplayerPricing',
    name: 'TCGplayer',
    needed: { game: 'Product Line', set: 'Set Name', name: 'Product Name', number: 'Number', condition: 'Condition' },
    oneOf: { total: 'Total Quantity', toAdd: 'Add to Quantity' },
    optional: { finish: 'Printing', productId: 'Product ID', tcgplayerId: 'TCGplayer Id' },
  },
  {
    format: 'collectr',
    name: 'Collectr',
    needed: {
      game: 'Category',
      set: 'Set',
      name: 'Product Name',
      number: 'Card Number',
      finish: 'Variance',
      count: 'Quantity',
    },
    optional: { watchlist: 'Watchlist' },
  },
]

/** The name of a format for display. */
export function formatName(format: CollectionFormat): string {
  return LAYOUTS.find((layout) => layout.format === format)?.name ?? 'your own'
}

/**
 * Recognizes a format by the header. It ignores case, spaces, the order of columns, and unknown columns.
 * @returns the format with its columns, or a message with the missing columns of the closest format.
 */
export function recognizeFormat(header: readonly string[]): FormatResult {
  const places = new Map(header.map((text, at) => [headerKey(text), at] as const).toReversed())
  const attempts = LAYOUTS.map((layout) => {
    const isMissing = (text: string) => !places.has(headerKey(text))
    const oneOf = Object.values(layout.oneOf ?? {})
    const missing = Object.values(layout.needed)
      .filter(isMissing)
      .concat(oneOf.every(isMissing) ? oneOf.slice(0, 1) : [])
    return { layout, missing, share: missing.length / Object.keys(layout.needed).length }
  }).toSorted((a, b) => a.share - b.share)
  const [best] = attempts
  if (best === undefined || best.share > MOSTLY_MISSING) return { ok: false, message: UNKNOWN_HEADER }
  const { layout, missing } = best
  if (missing.length > 0) return { ok: false, message: describeMissing(layout.name, missing) }
  // `Object.entries` widens the keys of `Headers` to string.
  const headers = Object.entries({ ...layout.needed, ...layout.oneOf, ...layout.optional }) as [Field, string][]
  const columns = new Map<Field, number>()
  for (const [field, text] of headers) {
    const at = places.get(headerKey(text))
    if (at !== undefined) columns.set(field, at)
  }
  return { ok: true, format: layout.format, columns }
}

/** A header that lacks more than this share of a format's columns does not resemble it. */
const MOSTLY_MISSING = 0.5

const UNKNOWN_HEADER =
  'These column headings are unknown. Use an export from Lorefolio, Dreamborn, TCGplayer or Collectr, or name the ' +
  'columns "Name", "Set", "Number", "Normal" and "Foil".'

function describeMissing(name: string, missing: readonly string[]): string {
  const columns = missing.map((text) => `"${text}"`)
  const list = columns.length === 1 ? `column ${columns[0]} is` : `columns ${columns.join(', ')} are`
  return `This looks like a file of ${name}, but the ${list} missing.`
}

/**
 * Normalizes a header: "Set Number", " set_number" and a leading byte order mark are equal; "Card #" is the card's
 * number.
 */
export function headerKey(text: string): string {
  return foldText(text)
    .replaceAll('#', 'number')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
