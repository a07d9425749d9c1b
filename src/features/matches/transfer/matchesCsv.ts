import type { Match } from '#domain/matches/match.ts'
import { type DeckChoice, makeMatchRows } from '#domain/matches/matchRows.ts'
import { toDay } from '#domain/matches/period.ts'

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Matches as a CSV file, named after the day (issue 6, point 4). */
export async function makeMatchesCsv(matches: readonly Match[], decks: readonly DeckChoice[]): Promise<File> {
  const { default: papa } = await import('papaparse')
  const text = papa.unparse(makeMatchRows(matches, decks))
  return new File([BYTE_ORDER_MARK, text], `lorefolio-matches-${toDay(new Date())}.csv`, { type: 'text/csv' })
}

/** What cells are separated by. Headings have none of them, which notes may. */
const SEPARATORS = /[,;\t]/

/** The rows of a CSV file, whichever way its first row separates the headings. */
export async function readCsvRows(file: File): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  const text = (await file.text()).replace(BYTE_ORDER_MARK, '')
  return papa.parse<string[]>(text, { delimiter: SEPARATORS.exec(text)?.[0] ?? ',' }).data
}
