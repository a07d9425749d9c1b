import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { REQUIREMENT_PAGES } from './readRequirements.ts'

const PAGES = [...REQUIREMENT_PAGES, 'docs/quality/security.md']

/** An item: a requirement, and the files of its next line: "- Bulk add: …", then "  `code.ts`, `code.test.ts`". */
const ITEM = /^- (.+)(?:\n {2}(`.+`))?$/gm

const itemsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(ITEM)].map(([, requirement = '', list = '']) => ({
    requirement,
    files: [...list.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }))

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)

/** A unit test beside its code needs no mention. */
const hasTestBeside = (file: string) =>
  ['.test.ts', '.test.tsx'].some((ending) => existsSync(file.replace(/\.tsx?$/, ending)))

describe.each(PAGES)('the requirements of %s', (page) => {
  test('have code and a test each', () => {
    const incomplete = itemsOf(page).filter(
      ({ files }) => files.every(isTest) || !files.some((file) => isTest(file) || hasTestBeside(file)),
    )
    expect(incomplete).toEqual([])
    expect(itemsOf(page).length).toBeGreaterThan(30)
  })

  test('name existing files', () => {
    expect(itemsOf(page).flatMap(({ files }) => files.filter((file) => !existsSync(file)))).toEqual([])
  })
})
