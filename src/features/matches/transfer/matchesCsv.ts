import { toLocalDay } from '#domain/dates/isoDay.ts'
import type { Match } from '#domain/matches/match.ts'
import { type ImportDeck, makeMatchRows } from '#domain/matches/matchRows.ts'
import { unescapeCell, makeCsv, UTF8_BOM } from '#ui/csvFile.ts'
import { loadModule } from '#ui/lazy/loadModule.ts'

/** Matches as a CSV file, named after the day (issue 6, point 4). */
export async function makeMatchesCsv(matches: readonly Match[], decks: readonly ImportDeck[]): Promise<File> {
  const text = await makeCsv(makeMatchRows(matches, decks))
  return new File([UTF8_BOM, text], `lorefolio-matches-${toLocalDay(new Date())}.csv`, { type: 'text/csv' })
}

/** What cells are separated by. Headings have none of them, which notes may. */
const SEPARATORS = /[,;\t]/

/** The rows of a CSV file's text, whichever way its first row separates the headings. */
export async function readCsvRows(text: string): Promise<string[][]> {
  const { default: papa } = await loadModule(() => import('papaparse'))
  const { data } = papa.parse<string[]>(text, { delimiter: SEPARATORS.exec(text)?.[0] ?? ',' })
  return data.map((cells) => cells.map(unescapeCell))
}
