import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { REQUIREMENT_PAGES } from './readRequirements.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const PAGES = [...REQUIREMENT_PAGES, 'docs/quality/security.md']

const cellsOf = (line: string) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''))

/** The rows of a page's tables of requirements, as cells. A row is whole if it has as many cells as the head. */
const rowsOf = (page: string) =>
  read(page)
    .split('\n\n')
    .filter((table) => table.startsWith('| says |'))
    .flatMap((table) => {
      const [head = '', , ...rows] = table.trim().split('\n')
      return rows.map((row) => ({ cells: cellsOf(row), isWhole: cellsOf(row).length === cellsOf(head).length }))
    })

/** A file in backticks, optionally followed by quoted test titles: `a.test.ts` “one”, “two”. */
const FILE_WITH_TITLES = /`([^`]+)`((?:,? “[^”]+”)*)/g

describe.each(PAGES)('requirements and their tests, %s', (page) => {
  test('has code and a test for each row', () => {
    const incomplete = rowsOf(page).filter(
      ({ cells: [says, built = '', shown = ''], isWhole }) =>
        !says || !built.includes('`') || !/`[^`]+\.(test|spec)\.tsx?`/.test(shown) || !isWhole,
    )
    expect(incomplete).toEqual([])
    expect(rowsOf(page)).not.toEqual([])
  })

  test('names existing files and tests', () => {
    const references = rowsOf(page).flatMap(({ cells }) => [...cells.slice(1).join(' | ').matchAll(FILE_WITH_TITLES)])
    const missing = references.flatMap(([, path = '', titles = '']) => {
      if (!existsSync(new URL(path, root))) return [path]
      return [...titles.matchAll(/“([^”]+)”/g)].flatMap(([, title = '']) =>
        read(path).includes(title) ? [] : [`${path} “${title}”`],
      )
    })
    expect(missing).toEqual([])
  })
})
