import { foldText } from '../../cards/foldText.ts'
import { formatCount } from '../../text/formatCount.ts'
import { type Copies, MAX_COPIES } from '../copies.ts'
import type { Columns, Field } from './collectionFormat.ts'

/** The finishes that sites and people write, by the letters alone. */
const FINISHES: ReadonlyMap<string, 'nonFoil' | 'foil'> = new Map([
  ['normal', 'nonFoil'],
  ['nonfoil', 'nonFoil'],
  ['regular', 'nonFoil'],
  ['no', 'nonFoil'],
  ['n', 'nonFoil'],
  ['false', 'nonFoil'],
  ['yes', 'foil'],
  ['y', 'foil'],
  ['x', 'foil'],
  ['true', 'foil'],
  ['foil', 'foil'],
  ['coldfoil', 'foil'],
  ['holofoil', 'foil'],
])

/** How worn a card is, with which TCGplayer's conditions begin: "Lightly Played Cold Foil". */
const WEAR =
  /^(?:near mint|mint|light(?:ly)? play(?:ed)?|moderate(?:ly)? play(?:ed)?|medium play|heav(?:il)?y play(?:ed)?|damaged)\b/

/** "Near Mint Holofoil - German": the language follows the finish. */
const LANGUAGE = /\s+-\s+(?!.*foil)[\p{L} ()]+$/u

const MOST = formatCount(MAX_COPIES)

/**
 * The copies that a row says there are, by finish: a number for each, where an empty cell is none; one with the finish
 * beside it; or TCGplayer's total and what is to be added to it. Else a sentence to show.
 * @param cell what stands in a column, without spaces around it; empty where there is no such column.
 */
export function readCopies(cell: (field: Field) => string, columns: Columns): Copies | { readonly reason: string } {
  if (columns.has('total') || columns.has('toAdd')) return withFinish(readTotal(cell('total'), cell('toAdd')), cell)
  if (columns.has('count'))
    return withFinish(readCount(cell('count')), cell, columns.has('finish') ? 'finish' : 'isFoil')
  const [nonFoil, foil] = [cell('nonFoil'), cell('foil')]
  if (nonFoil === '' && foil === '') return NO_NUMBER
  const wrong = [nonFoil, foil].find((text) => !isCount(text || '0'))
  return wrong === undefined ? { nonFoil: Number(nonFoil), foil: Number(foil) } : notACount(wrong)
}

function withFinish(
  count: number | { readonly reason: string },
  cell: (field: Field) => string,
  field: 'finish' | 'isFoil' | 'condition' = cell('finish') === '' ? 'condition' : 'finish',
): Copies | { readonly reason: string } {
  if (typeof count !== 'number') return count
  const said = cell(field)
  const finish = field === 'condition' ? finishOfCondition(said) : finishOf(field === 'isFoil' ? said || 'no' : said)
  if (finish === undefined) return { reason: `"${said}" is neither normal nor foil.` }
  return { nonFoil: 0, foil: 0, [finish]: count }
}

const finishOf = (text: string) => FINISHES.get(foldText(text).replace(/[^a-z]/g, ''))

/** Without a word on the finish a condition is that of a normal card. */
function finishOfCondition(text: string): 'nonFoil' | 'foil' | undefined {
  const said = foldText(text).replace(LANGUAGE, '')
  const finish = said.replace(WEAR, '').trim()
  return finish === '' && said !== '' ? 'nonFoil' : finishOf(finish)
}

function readCount(text: string): number | { readonly reason: string } {
  if (text === '') return NO_NUMBER
  return isCount(text) ? Number(text) : notACount(text)
}

/** TCGplayer adds the second number to the first when the file is uploaded there, and takes a negative one away. */
function readTotal(total: string, toAdd: string): number | { readonly reason: string } {
  if (total === '' && toAdd === '') return NO_NUMBER
  const wrong = [total, toAdd.replace('-', '')].findIndex((text) => !isCount(text || '0'))
  if (wrong >= 0) return notACount([total, toAdd][wrong] ?? '')
  const sum = Math.max(0, Number(total) + Number(toAdd))
  return sum > MAX_COPIES ? notACount(String(sum)) : sum
}

/** Some spreadsheets write whole numbers as "2.0". */
const isCount = (text: string) => /^\d+(?:\.0+)?$/.test(text) && Number(text) <= MAX_COPIES

const NO_NUMBER = { reason: 'It says no number of copies.' } as const

const notACount = (text: string) => ({ reason: `"${text}" is not a number of copies from 0 to ${MOST}.` })
