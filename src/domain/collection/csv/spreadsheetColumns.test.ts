import { describe, expect, test } from 'vitest'
import { makeCardFinder } from './cardFinder.ts'
import { readCollection } from './readCollection.ts'
import { CARDS, SETS } from './transfer.fixture.ts'

const finder = makeCardFinder(CARDS, SETS)

/** The copies by card and the problems by row, or the message of a refusal. */
function read(text: string) {
  const result = readCollection(
    text.split('\n').map((line) => line.split(',')),
    finder,
  )
  if (!result.ok) return result.message
  const { format, collection, questions, problems } = result.file
  return {
    format,
    copies: Object.fromEntries(Array.from(collection, ([id, { nonFoil, foil }]) => [id, [nonFoil, foil]])),
    reasons: Object.fromEntries([
      ...problems.map(({ row, reason }) => [row, reason] as const),
      ...questions.map(({ rows, reason }) => [rows[0], reason] as const),
    ]),
  }
}

const own = (
  copies: Record<string, readonly [nonFoil: number, foil: number]>,
  reasons: Record<number, string> = {},
) => ({
  format: 'spreadsheet',
  copies,
  reasons,
})

describe('a collector’s spreadsheet', () => {
  test.each([
    ['Name,Quantity', 'Jafar - Newly Crowned,3', { jafar: [3, 0] }],
    ['Card,Qty,Foil', 'Jafar - Newly Crowned,3,yes', { jafar: [0, 3] }],
    ['Card,Qty,Foil', 'Jafar - Newly Crowned,3,', { jafar: [3, 0] }],
    ['Card,Qty,Foil', 'Jafar - Newly Crowned,3,Non-Foil', { jafar: [3, 0] }],
    ['Card Name,Copies,Is Foil?', 'Jafar - Newly Crowned,3,TRUE', { jafar: [0, 3] }],
    ['Card Name,Amount,Printing', 'Jafar - Newly Crowned,2,Cold Foil', { jafar: [0, 2] }],
    ['Name,Normal,Foil', 'Jafar - Newly Crowned,1,2', { jafar: [1, 2] }],
    ['Name,Total,Count,Regular Qty,Foil Qty', 'Jafar - Newly Crowned,3,3,1,2', { jafar: [1, 2] }],
    ['Name,Number of Foils', 'Jafar - Newly Crowned,2', { jafar: [0, 2] }],
    ['Name,Version,Owned', 'Jafar,Newly Crowned,4', { jafar: [4, 0] }],
    ['Set,#,Count', '8,12,4', { jafar: [4, 0] }],
    ['Set Name,Card #,Count', 'Reign of Jafar,12/204,4', { jafar: [4, 0] }],
    ['Collector Number,Name,Count', '25,Dragon Fire,4', { 'dragon fire cp': [4, 0] }],
  ] as const)('%s with %s', (header, row, copies) => {
    expect(read(`${header}\n${row}`)).toEqual(own(copies))
  })

  test('lists the possible printings of a name instead of guessing', () => {
    expect(read('Name,Count\nDragon Fire,2\nYzma - Alchemist,1')).toEqual(
      own(
        { 'yzma P1': [1, 0] },
        { 2: '2 cards have the name "Dragon Fire": The First Chapter · 130, Challenge Promo · 25.' },
      ),
    )
  })

  test('reports a row with an unknown finish', () => {
    expect(read('Name,Count,Foil\nYzma - Alchemist,1,maybe')).toEqual(
      own({}, { 2: '"maybe" is neither normal nor foil.' }),
    )
  })

  test.each([
    ['Name,Quantity,Foil', 'Jafar - Newly Crowned,3,1'],
    ['Name,Quantity,Foil', 'Jafar - Newly Crowned,3,0'],
    ['Name,Quantity,Foil Count', 'Jafar - Newly Crowned,3,'],
    ['Name,Quantity,Normal', 'Jafar - Newly Crowned,3,1'],
  ])('is refused if one number may include another: %s with %s', (header, row) => {
    expect(read(`${header}\nYzma - Alchemist,1,\n${row}`)).toMatch(
      /^It is not clear whether one column includes the copies of another/,
    )
  })

  test.each(['Name,Ink', 'Number,Quantity', 'Set,Quantity', 'Elsa,4'])(
    'needs a column for cards and one for copies, which %s lacks',
    (header) => {
      expect(read(`${header}\n1,2`)).toMatch(/^These column headings are unknown/)
    },
  )

  test('is not mistaken for a complete export', () => {
    expect(read('Normal,Foil,Set,Card Number\n1,2,8,12')).toEqual({ ...own({ jafar: [1, 2] }), format: 'dreamborn' })
  })
})
