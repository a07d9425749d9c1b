import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const folder = new URL('docs/spec-coverage/', root)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** The rows of a page's tables, by their three cells. */
const rowsOf = (page: string) =>
  readFileSync(new URL(page, folder), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| says |'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

/** A file in backticks, and words of a test's title after it. */
const NAMED = /`([^`]+)`(?: “([^”]+)”)?/g

describe.each(readdirSync(folder))('the coverage of the specification, %s', (page) => {
  test('has for each row where it is built and which test shows it', () => {
    const lacking = rowsOf(page).filter(
      ([says, built = '', shown = '', ...more]) =>
        !says || !built.includes('`') || !/`[^`]+\.(test|spec)\.tsx?`/.test(shown) || more.length > 0,
    )
    expect(lacking).toEqual([])
  })

  test('names files and tests that are there', () => {
    const named = rowsOf(page).flatMap((cells) => [...cells.slice(1).join(' | ').matchAll(NAMED)])
    const gone = named.filter(([, path = '', title]) => {
      if (!existsSync(new URL(path, root))) return true
      return title !== undefined && !read(path).includes(title)
    })
    expect(gone.map(([name]) => name)).toEqual([])
  })
})
