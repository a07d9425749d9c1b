import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { REQUIREMENT_PAGES } from './readRequirements.ts'

const PAGES = [...REQUIREMENT_PAGES, 'docs/quality/security.md']

/** The rows of a page's tables of requirements: the requirement, and the files that its second cell lists. */
const rowsOf = (page: string) =>
  readFileSync(page, 'utf8')
    .split('\n\n')
    .filter((table) => table.startsWith('| requirement | code and tests |'))
    .flatMap((table) => table.trim().split('\n').slice(2))
    .map((row) => {
      const [, requirement = '', list = ''] = /^\| (.+) \| ([^|]+) \|$/.exec(row) ?? []
      return { requirement, files: list.split(', ').map((file) => file.replaceAll('`', '')) }
    })

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)

describe.each(PAGES)('the requirements of %s', (page) => {
  test('have code and a test each', () => {
    const incomplete = rowsOf(page).filter(
      ({ requirement, files }) => !requirement || files.every(isTest) || !files.some(isTest),
    )
    expect(incomplete).toEqual([])
    expect(rowsOf(page)).not.toEqual([])
  })

  test('name existing files', () => {
    expect(rowsOf(page).flatMap(({ files }) => files.filter((file) => !existsSync(file)))).toEqual([])
  })
})
