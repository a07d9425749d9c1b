import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { shortClassNames } from './shortClassNames.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SHEETS = globSync('src/**/*.module.css', { cwd: ROOT }).map((sheet) => resolve(ROOT, sheet))
const CLASSES = Array.from({ length: 50 }, (_, at) => `class${at}`)

const nameAll = (nameClass: (name: string, file: string) => string) =>
  SHEETS.flatMap((sheet) => CLASSES.map((name) => nameClass(name, sheet)))

test('the classes of all style sheets have short names that differ', () => {
  const names = nameAll(shortClassNames(ROOT))
  expect(new Set(names).size).toBe(SHEETS.length * CLASSES.length)
  for (const name of names) expect(name).toMatch(/^_[\da-z]{3,4}$/)
})

test('a class has the same name each time and in each build', () => {
  const nameClass = shortClassNames(ROOT)
  const names = nameAll(nameClass)
  expect(nameAll(nameClass)).toEqual(names)
  expect(nameAll(shortClassNames(ROOT))).toEqual(names)
})

test('an unknown style sheet is an error', () => {
  expect(() => shortClassNames(ROOT)('face', '/elsewhere.module.css')).toThrow('/elsewhere.module.css')
})
