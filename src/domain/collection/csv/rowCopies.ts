import { foldText } from '../../cards/foldText.ts'
import { formatCount } from '../../text/formatCount.ts'
import { type Copies, MAX_COPIES } from '../copies.ts'
import type { Columns, Field } from './collectionFormat.ts'

/** The names of finishes on sites and in spreadsheets, reduced to letters. */
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

/** The wear at the start of TCGplayer's conditions: "Lightly Played Cold Foil". */
const WEAR =
  /^(?:near mint|mint|light(?:ly)? play(?:ed)?|moderate(?:ly)? play(?:ed)?|medium play|heav(?:il)?y play(?:ed)?|damaged)\b/

/** The language at the end of a condition: "Near Mint Holofoil - German". */
const LANGUAGE = /\s+-\s+(?!.*foil)[\p{L} ()]+$/u

const MAX_COPIES_TEXT = formatCount(MAX_COPIES)

/**
 * Reads the copies of a row by finish: from a number for each finish, where an empty cell is 0; from one number and a
 * finish; or from TCGplayer's total and addition.
 * @param cell returns the trimmed cell of a field; empty without such a column.
 * @returns the copies, or a sentence to show.
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
  const text = cell(field)
  const finish = field === 'condition' ? finishOfCondition(text) : finishOf(field === 'isFoil' ? text || 'no' : text)
  if (finish === undefined) return { reason: `"${text}" is neither normal nor foil.` }
  return { nonFoil: 0, foil: 0, [finish]: count }
}

const finishOf = (text: string) => FINISHES.get(foldText(text).replace(/[^a-z]/g, ''))

/** A condition that mentions no finish means a non-foil card. */
function finishOfCondition(text: string): 'nonFoil' | 'foil' | undefined {
  const condition = foldText(text).replace(LANGUAGE, '')
  const finish = condition.replace(WEAR, '').trim()
  return finish === '' && condition !== '' ? 'nonFoil' : finishOf(finish)
}

function readCount(text: string): number | { readonly reason: string } {
  if (text === '') return NO_NUMBER
  return isCount(text) ? Number(text) : notACount(text)
}

/** TCGplayer adds the second number, which may be negative, to the first at an upload. */
function readTotal(total: string, toAdd: string): number | { readonly reason: string } {
  if (total === '' && toAdd === '') return NO_NUMBER
  const wrong = [total, toAdd.replace(/^-/, '')].findIndex((text) => !isCount(text || '0'))
  if (wrong >= 0) return notACount([total, toAdd][wrong] ?? '')
  const sum = Math.max(0, Number(total) + Number(toAdd))
  return sum > MAX_COPIES ? notACount(String(sum)) : sum
}

/** Some spreadsheets write whole numbers as "2.0". */
const isCount = (text: string) => /^\d+(?:\.0+)?$/.test(text) && Number(text) <= MAX_COPIES

const NO_NUMBER = { reason: 'The number of copies is missing.' } as const

const notACount = (text: string) => ({ reason: `"${text}" is not a number of copies from 0 to ${MAX_COPIES_TEXT}.` })
