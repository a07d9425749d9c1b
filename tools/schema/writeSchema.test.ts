import { expect, test } from 'vitest'
import { writeSchema } from './writeSchema.ts'

const NOUNS = [{ name: 'things', about: 'Things.', relations: ['public.things'], functions: ['private.count_things'] }]
const THINGS = { name: 'public.things', statements: ['create table public.things ();'] }
const COUNT = { name: 'private.count_things', statement: 'create function private.count_things();' }

test('a noun has its tables and functions in one file', () => {
  const files = writeSchema({ relations: [THINGS], routines: [COUNT] }, NOUNS)
  expect([...files.keys()]).toEqual(['things.sql'])
  expect(files.get('things.sql')).toMatch(
    /-- Things\.\n\ncreate table public\.things .*\n\ncreate function private\.count/,
  )
})

test('a table or function without a noun is refused', () => {
  const routines = [COUNT, { name: 'private.new', statement: '' }]
  expect(() => writeSchema({ relations: [THINGS], routines }, NOUNS)).toThrow('private.new')
})

test('a noun with a table or function that does not exist is refused', () => {
  expect(() => writeSchema({ relations: [THINGS], routines: [] }, NOUNS)).toThrow('private.count_things')
})
