import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCsv } from '#ui/csvFile.ts'
import { MAX_ROWS, parseCsv } from './csvText.ts'

const parse = (text: string) => parseCsv(text, () => {})

describe('a text of comma-separated values', () => {
  test('is read with quoted commas, quotes and line breaks', async () => {
    expect(await parse('a,b\r\n"Malicious, Mean, and Scary","say ""hi""\nand go"\r\n')).toEqual({
      ok: true,
      rows: [['a', 'b'], ['Malicious, Mean, and Scary', 'say "hi"\nand go'], ['']],
    })
  })

  test.each([';', '\t'])('may be separated by %j', async (separator) => {
    const text = [
      ['Count', 'Name'],
      ['2', '"Malicious, Mean, and Scary"'],
    ]
      .map((row) => row.join(separator))
      .join('\n')
    expect(await parse(`\uFEFF${text}`)).toEqual({
      ok: true,
      rows: [
        ['Count', 'Name'],
        ['2', 'Malicious, Mean, and Scary'],
      ],
    })
  })

  test('is read in chunks, with all of its rows in order', async () => {
    const shares: number[] = []
    const lines = Array.from({ length: 6000 }, (_, at) => `${at},"Elsa\nSpirit, of ""Winter"""`)
    const result = await parseCsv(lines.join('\n'), (share) => shares.push(share))
    if (!result.ok) throw new Error(result.message)
    expect(result.rows.map(([at]) => Number(at))).toEqual(Array.from(lines.keys()))
    expect(shares.length).toBeGreaterThan(2)
    expect(shares.every((share, at) => share <= 1 && share > (shares[at - 1] ?? 0))).toBe(true)
    expect(shares.at(-1)).toBe(1)
  })

  test('with an unclosed quotation mark is refused at its row, at any place', async () => {
    const text = `${'a,"b\nc"\n'.repeat(9999)}"d,e\nf,g\n`
    expect(await parse(text)).toEqual({
      ok: false,
      row: 10_000,
      message: 'A quotation mark begins here that never ends.',
    })
  })

  test('with a quotation mark inside a quoted text is refused at its row', async () => {
    expect(await parse('a,b\n"Belle "Mystic"",4\n')).toMatchObject({ ok: false, row: 2 })
  })

  test('with more than 20,000 rows below its header is refused', async () => {
    expect(await parse('1\n'.repeat(MAX_ROWS + 1))).toMatchObject({ ok: true })
    expect(await parse('1\n'.repeat(MAX_ROWS + 1).concat('1'))).toEqual({
      ok: false,
      row: 20_002,
      message: 'A file may have at most 20,000 rows. Please import it in parts.',
    })
  })

  test('that was written here has no cell that a spreadsheet reads as a formula', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(1)', '=cmd\nsecond line', '\t=1']
    const text = await makeCsv([formulas, ['plain', '1', 'a=b']])
    const cells = text.match(/"[^"]*"|[^,\r\n]+/g) ?? []
    expect(cells.slice(0, formulas.length)).toEqual(formulas.map((formula) => `"'${formula}"`))
    expect(cells.slice(formulas.length)).toEqual(['plain', '1', 'a=b'])
  })

  test('that was written here can be read back exactly', async () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('=1', "'=1", "''+", '"', 'a,b', 'é\n', '-', "'"))
    const rows = fc.array(fc.tuple(fc.constant('id'), cell, cell), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(rows, async (rows) => {
        expect(await parse(await makeCsv(rows))).toEqual({ ok: true, rows })
      }),
    )
  })
})
