import { loadModule } from './lazy/loadModule.ts'

/** What a spreadsheet would take for a formula, and what was kept from being taken for one. */
const FORMULA = /^'*[=+\-@\t\r]/
const KEPT_FORMULA = /^'(?='*[=+\-@\t\r])/

/** Spreadsheets take a text for UTF-8 when it begins with this. */
export const UTF8_MARK = '\uFEFF'

/**
 * Writes rows as comma-separated values that no spreadsheet takes for formulas: `cellText` has each cell back as it was.
 * The library comes with the first rows.
 */
export async function makeCsv(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Papa } = await loadModule(() => import('papaparse'))
  return Papa.unparse(
    rows.map((cells) => [...cells]),
    { escapeFormulae: FORMULA },
  )
}

/** What a cell of a read file says, without the mark that `makeCsv` keeps formulas from counting by. */
export const cellText = (cell: string): string => cell.replace(KEPT_FORMULA, '')
