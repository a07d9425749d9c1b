import { type Columns, headerKey } from './collectionFormat.ts'

/** Columns, in the form of `headerKey`, with data that the catalogue has, or with ids of other sites. */
const CATALOGUE_COLUMNS: ReadonlySet<string> = new Set(
  'rarity color colors ink inks inkcolor cost type cardtype franchise artist illustrator title simplename set setname setcode'
    .concat(
      ' setnumber name cardname number cardnumber id cardid productid tcgplayerid sku photourl image imageurl url',
    )
    .concat(' price foilprice priceeach tcgmarketprice tcgdirectlow tcglowprice tcglowpricewithshipping')
    .concat(' total quantity qty count')
    .split(' '),
)

/** Collectr's header contains a date: "Market Price (As of 2026-07-17)". */
const MARKET_PRICE = /^marketprice/

/** Cells without information. */
const NO_VALUE = /^(?:0+(?:\.0+)?|false|no|ungraded|none|n\/a|-)?$/i

/**
 * The headers of columns that contain data, such as "Condition" and "Notes", but are not imported. Columns that the
 * catalogue covers are not among them.
 * @param rows the cells of the rows whose copies are imported.
 */
export function findDroppedColumns(
  header: readonly string[],
  columns: Columns,
  rows: readonly (readonly string[])[],
): readonly string[] {
  // The condition is only used to determine the finish.
  const used = new Set([...columns].flatMap(([field, at]) => (field === 'condition' ? [] : [at])))
  const dropped = header.filter((text, at) => {
    const key = headerKey(text)
    if (key === '' || used.has(at) || CATALOGUE_COLUMNS.has(key) || MARKET_PRICE.test(key)) return false
    return rows.some((cells) => !NO_VALUE.test(cells[at]?.trim() ?? ''))
  })
  return [...new Set(dropped.map((text) => text.replace('\uFEFF', '').trim()))]
}
