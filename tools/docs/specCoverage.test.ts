import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const PAGES = [
  ...readdirSync(new URL('docs/spec-coverage/', root)).map((page) => `docs/spec-coverage/${page}`),
  'docs/quality/security.md',
]

const cellsOf = (line: string) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''))

/** The rows of a page's tables that say what is built where and shown by which test, by their cells; each has all of them. */
const rowsOf = (page: string) =>
  read(page)
    .split('\n\n')
    .filter((table) => table.startsWith('| says |'))
    .flatMap((table) => {
      const [head = '', , ...rows] = table.trim().split('\n')
      return rows.map((row) => ({ cells: cellsOf(row), isWhole: cellsOf(row).length === cellsOf(head).length }))
    })

/** A file in backticks, and words of a test's title after it. */
const NAMED = /`([^`]+)`(?: “([^”]+)”)?/g

describe.each(PAGES)('what holds and what shows it, %s', (page) => {
  test('has for each row where it is built and which test shows it', () => {
    const lacking = rowsOf(page).filter(
      ({ cells: [says, built = '', shown = ''], isWhole }) =>
        !says || !built.includes('`') || !/`[^`]+\.(test|spec)\.tsx?`/.test(shown) || !isWhole,
    )
    expect(lacking).toEqual([])
    expect(rowsOf(page)).not.toEqual([])
  })

  test('names files and tests that are there', () => {
    const named = rowsOf(page).flatMap(({ cells }) => [...cells.slice(1).join(' | ').matchAll(NAMED)])
    const gone = named.filter(([, path = '', title]) => {
      if (!existsSync(new URL(path, root))) return true
      return title !== undefined && !read(path).includes(title)
    })
    expect(gone.map(([name]) => name)).toEqual([])
  })
})
