import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainLine } from '#domain/text/plainLine.ts'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

test('the database takes the signs within a name that the browser leaves in it, and no others', async () => {
  // All but halves of pairs, which are no signs.
  const taken = await backend.sql(
    `select code from (select generate_series(1, 55295) union all select generate_series(57344, 65535)) as codes (code)
      where private.is_plain_line('a' || chr(code) || 'b') order by code`,
  )
  const left = Array.from({ length: 65_535 }, (_, at) => at + 1).filter((code) => {
    const name = `a${String.fromCharCode(code)}b`
    return name.isWellFormed() && plainLine(name) === name
  })
  expect(taken.map(({ code }) => code)).toEqual(left)
})
