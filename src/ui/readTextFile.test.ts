import { describe, expect, test } from 'vitest'
import { readTextFile } from './readTextFile.ts'

const read = (...parts: (string | number[])[]) =>
  readTextFile(
    new File(
      parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
      'cards.csv',
    ),
  )

describe('a text file is read', () => {
  test('in UTF-8', async () => {
    expect(await read('Te Kā’s')).toEqual({ ok: true, text: 'Te Kā’s' })
  })

  test('in UTF-16, as spreadsheets save it', async () => {
    expect(await read([0xff, 0xfe, 0x54, 0x00, 0x01, 0x01])).toEqual({ ok: true, text: 'Tā' })
    expect(await read([0xfe, 0xff, 0x00, 0x54, 0x01, 0x01])).toEqual({ ok: true, text: 'Tā' })
  })

  test('in the encoding of older Windows programs', async () => {
    expect(await read('Ursula', [0x92], 's')).toEqual({ ok: true, text: 'Ursula’s' })
  })
})

describe('a file is refused', () => {
  test('if it is a spreadsheet', async () => {
    expect(await read([0x50, 0x4b, 0x03, 0x04, 0x14])).toEqual({
      ok: false,
      message: 'This is a spreadsheet. Please save it as CSV first.',
    })
  })

  test('if it is binary', async () => {
    expect(await read([0x89, 0x50, 0x4e, 0x47, 0x00, 0x0d])).toEqual({
      ok: false,
      message: 'This isn’t a text file.',
    })
  })

  test('if it is larger than 5 MB', async () => {
    expect(await read('x'.repeat(5 * 1024 * 1024))).toMatchObject({ ok: true })
    expect(await read('x'.repeat(5 * 1024 * 1024 + 1))).toMatchObject({ ok: false })
  })
})
