import { expect, test } from 'vitest'
import { withoutLiterals } from './withoutLiterals.ts'

test.each([
  [`select set_config('role', $1, true)`, 'select set_config(?, $1, true)'],
  [`select 'it''s', 'a\\', 7, 1.5 from t2`, 'select ?, ?, ?, ? from t2'],
  [String.raw`select E'it\'s secret', e'\\', 'x'`, 'select ?, ?, ?'],
  ['select "column 7", "a ""b"" 8" limit 20', 'select "column 7", "a ""b"" 8" limit ?'],
  ['do $$ secret $$; do $a$ secret $$ $a$', 'do ?; do ?'],
  [`select "it's" from t where x = 'secret "name'`, `select "it's" from t where x = ?`],
])('%s', (sql, expected) => {
  expect(withoutLiterals(sql)).toBe(expected)
})

test('a long statement is cut', () => {
  expect(withoutLiterals(`select ${'a, '.repeat(2000)}b`)).toHaveLength(2000)
})
