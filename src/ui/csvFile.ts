import { loadModule } from './lazy/loadModule.ts'

/**
 * Cells that a spreadsheet would evaluate as formulas, and such cells after `makeCsv` escaped them with an apostrophe.
 */
const FORMULA = /^'*[=+\-@\t\r]/
const ESCAPED_FORMULA = /^'(?='*[=+\-@\t\r])/

/** The byte order mark that makes spreadsheets read a file as UTF-8. */
export const UTF8_BOM = '\uFEFF'

/**
 * Writes rows as CSV. It escapes cells that a spreadsheet would evaluate as formulas; `unescapeCell` undoes that. The
 * CSV library is loaded on first use.
 */
export async function makeCsv(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Papa } = await loadModule(() => import('papaparse'))
  return Papa.unparse(
    rows.map((cells) => [...cells]),
    { escapeFormulae: FORMULA },
  )
}

/** The text of a parsed cell, without the apostrophe with which `makeCsv` escapes formulas. */
export const unescapeCell = (cell: string): string => cell.replace(ESCAPED_FORMULA, '')
