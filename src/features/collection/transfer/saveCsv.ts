import type { CsvRows } from '#domain/collection/csv/makeCollectionCsv.ts'
import { toLocalDay } from '#domain/dates/isoDay.ts'
import { makeCsv, UTF8_BOM } from '#ui/csvFile.ts'
import { downloadFile } from '#ui/downloadFile.ts'

/** Saves rows as a CSV file whose name has the date, which spreadsheets read as UTF-8. */
export async function saveCsv(name: string, rows: CsvRows): Promise<void> {
  saveCsvText(name, [UTF8_BOM, await makeCsv(rows)])
}

/** Saves parts of a text as such a file. */
export function saveCsvText(name: string, parts: string[]): void {
  downloadFile(new File(parts, `${name}-${toLocalDay(new Date())}.csv`, { type: 'text/csv' }))
}
