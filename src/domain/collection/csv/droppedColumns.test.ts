import { expect, test } from 'vitest'
import type { Field } from './collectionFormat.ts'
import { findDroppedColumns } from './droppedColumns.ts'

const columns = new Map<Field, number>([
  ['name', 0],
  ['count', 1],
])

test('a column that is not imported is reported by its header', () => {
  const header = ['\uFEFFStorage Box ', 'Count', 'Name', 'Cost Paid']
  const read = new Map<Field, number>([
    ['count', 1],
    ['name', 2],
  ])
  expect(findDroppedColumns(header, read, [['3', '1', 'Elsa', '']])).toEqual(['Storage Box'])
})

test.each(['Rarity', 'Market Price (As of 2026-07-17)', 'SKU', 'Photo URL'])(
  'a column that the catalogue knows is not reported: %s',
  (header) => {
    expect(findDroppedColumns(['Name', 'Count', header], columns, [['Elsa', '1', '5']])).toEqual([])
  },
)

test.each(['', '0', '0.00', 'false', 'Ungraded'])('a column without information is not reported: "%s"', (cell) => {
  const header = ['Name', 'Count', 'Grade']
  expect(
    findDroppedColumns(header, columns, [
      ['Elsa', '1', cell],
      ['Anna', '1'],
    ]),
  ).toEqual([])
  expect(
    findDroppedColumns(header, columns, [
      ['Elsa', '1', cell],
      ['Anna', '1', 'PSA 10'],
    ]),
  ).toEqual(['Grade'])
})
