import type { Field } from '../collection/csv/collectionFormat.ts'
import { readSpreadsheetColumns } from '../collection/csv/spreadsheetColumns.ts'
import type { DeckLine } from './deckEntries.ts'

/** The separators of cells. */
const SEPARATORS = [',', ';', '\t']

/**
 * Parses the rows of a table (CSV) with a header that names the columns of counts and names: "Quantity,Name,Set,Number".
 * @returns null if the first row is not such a header.
 */
export function parseDeckTable(rows: readonly string[]): DeckLine[] | null {
  const start = rows.findIndex((row) => row.trim() !== '')
  const head = rows[start]
  if (head === undefined) return null
  for (const separator of SEPARATORS) {
    const table = rows.map((row) => splitCells(row, separator))
    const found = readSpreadsheetColumns(splitCells(head.replace(/^\uFEFF/, ''), separator), table.slice(start + 1))
    if (!found?.ok || !found.columns.has('name')) continue
    return table.flatMap((cells, at) => {
      if (at <= start) return []
      const cell = (field: Field) => cells[found.columns.get(field) ?? -1]?.trim() ?? ''
      const counts = [cell('count'), cell('nonFoil'), cell('foil')].filter((count) => /^\d+$/.test(count)).map(Number)
      const [setCode, number] = [cell('set'), cell('number')]
      return {
        line: at + 1,
        quantity: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0),
        name: [cell('name'), cell('version')].filter((part) => part !== '').join(' - '),
        reference: setCode === '' || number === '' ? null : { setCode, number },
      }
    })
  }
  return null
}

/** Splits a row into its cells, which may have quotes around them. A doubled quote in such a cell is a quote. */
function splitCells(row: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < row.length; at++) {
    const letter = row[at]
    if (letter === '"' && isQuoted && row[at + 1] === '"') cell += row[++at]
    else if (letter === '"') isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}
