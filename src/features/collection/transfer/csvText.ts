import type { Parser, ParseResult } from 'papaparse'
import { formatCount } from '#domain/text/formatCount.ts'
import { unescapeCell } from '#ui/csvFile.ts'
import { loadModule } from '#ui/lazy/loadModule.ts'

/** The cells of a text, or an error with its row. */
export type CsvResult =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[] }
  | { readonly ok: false; readonly row: number; readonly message: string }

/** More rows than any collection has: every card in both finishes, several times. */
export const MAX_ROWS = 20_000

/** The number of characters of a chunk. Between chunks the page can respond. */
const CHUNK = 64 * 1024

/**
 * Parses comma-, semicolon- or tab-separated values, including empty rows. The library loads at the first use and
 * parses in chunks, so that the page stays responsive.
 * @param onProgress gets the parsed share, from 0 to 1.
 */
export async function parseCsv(text: string, onProgress: (share: number) => void): Promise<CsvResult> {
  const { default: Papa } = await loadModule(() => import('papaparse'))
  const rows: string[][] = []
  return new Promise((resolve) => {
    const refuse = (parser: Parser, row: number, message: string) => {
      resolve({ ok: false, row, message })
      parser.abort()
    }
    Papa.parse<string[]>(text, {
      chunkSize: CHUNK,
      delimitersToGuess: [',', ';', '\t'],
      chunk: ({ data, errors, meta }: ParseResult<string[]>, parser: Parser) => {
        const broken = errors.find(({ type }) => type === 'Quotes')
        if (broken) {
          refuse(parser, rows.length + (broken.row ?? 0) + 1, QUOTES[broken.code] ?? broken.message)
          return
        }
        for (const cells of data) rows.push(cells.map(unescapeCell))
        if (rows.slice(MAX_ROWS + 1).some((cells) => cells.some(Boolean))) {
          refuse(parser, MAX_ROWS + 2, TOO_MANY_ROWS)
          return
        }
        onProgress(meta.cursor / text.length)
        parser.pause()
        setTimeout(() => parser.resume())
      },
      complete: () => resolve({ ok: true, rows }),
    })
  })
}

const QUOTES: Readonly<Record<string, string>> = {
  MissingQuotes: 'A quotation mark begins here that never ends.',
  InvalidQuotes: 'There is a quotation mark in the middle of a text.',
}

const TOO_MANY_ROWS = `A file may have at most ${formatCount(MAX_ROWS)} rows. Please import it in parts.`
