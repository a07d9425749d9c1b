import { toLocalDay } from '#domain/dates/isoDay.ts'
import type { Match } from '#domain/matches/match.ts'
import { type ImportDeck, makeMatchRows } from '#domain/matches/transfer/makeMatchRows.ts'
import { unescapeCell, makeCsv, UTF8_BOM } from '#ui/csvFile.ts'
import { loadModule } from '#ui/lazy/loadModule.ts'

/** Makes a CSV file of matches, named after the day. */
export async function makeMatchesCsv(matches: readonly Match[], decks: readonly ImportDeck[]): Promise<File> {
  const text = await makeCsv(makeMatchRows(matches, decks))
  return new File([UTF8_BOM, text], `lorefolio-matches-${toLocalDay(new Date())}.csv`, { type: 'text/csv' })
}

/** Possible separators. Headings contain none of them, unlike notes. */
const SEPARATORS = /[,;\t]/

/** Parses the rows of a CSV text. The first row decides the separator. */
export async function readCsvRows(text: string): Promise<string[][]> {
  const { default: papa } = await loadModule(() => import('papaparse'))
  const { data } = papa.parse<string[]>(text, { delimiter: SEPARATORS.exec(text)?.[0] ?? ',' })
  return data.map((cells) => cells.map(unescapeCell))
}
