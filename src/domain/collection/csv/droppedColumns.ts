import { type Columns, headerKey } from './collectionFormat.ts'

/** What the catalogue knows of a card anyway, and numbers that other sites know it by, as `headerKey` writes them. */
const CATALOGUE_COLUMNS: ReadonlySet<string> = new Set(
  'rarity color colors ink inks inkcolor cost type cardtype franchise artist illustrator title simplename set setname setcode'
    .concat(
      ' setnumber name cardname number cardnumber id cardid productid tcgplayerid sku photourl image imageurl url',
    )
    .concat(' price foilprice priceeach tcgmarketprice tcgdirectlow tcglowprice tcglowpricewithshipping')
    .concat(' total quantity qty count')
    .split(' '),
)

/** Collectr's header names a day: "Market Price (As of 2026-07-17)". */
const MARKET_PRICE = /^marketprice/

/** A cell that says nothing about the copies. */
const NO_VALUE = /^(?:0+(?:\.0+)?|false|no|ungraded|none|n\/a|-)?$/i

/**
 * The headers of the columns of which nothing is imported though a person wrote something into them, in their order:
 * "Condition", "Notes". What the catalogue knows of every card is not among them.
 * @param rows the cells of the rows whose copies are read.
 */
export function findDroppedColumns(
  header: readonly string[],
  columns: Columns,
  rows: readonly (readonly string[])[],
): readonly string[] {
  // A condition tells the finish, and is not kept itself.
  const used = new Set([...columns].flatMap(([field, at]) => (field === 'condition' ? [] : [at])))
  const dropped = header.filter((text, at) => {
    const key = headerKey(text)
    if (key === '' || used.has(at) || CATALOGUE_COLUMNS.has(key) || MARKET_PRICE.test(key)) return false
    return rows.some((cells) => !NO_VALUE.test(cells[at]?.trim() ?? ''))
  })
  return [...new Set(dropped.map((text) => text.replace('\uFEFF', '').trim()))]
}
