import { describe, expect, test } from 'vitest'
import { readTextFile } from './readTextFile.ts'

const read = (...parts: (string | number[])[]) =>
  readTextFile(
    new File(
      parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
      'cards.csv',
    ),
  )

describe('a file is read as text', () => {
  test('of UTF-8', async () => {
    expect(await read('Te Kā’s')).toEqual({ ok: true, text: 'Te Kā’s' })
  })

  test('of UTF-16, as spreadsheets save it', async () => {
    expect(await read([0xff, 0xfe, 0x54, 0x00, 0x01, 0x01])).toEqual({ ok: true, text: 'Tā' })
    expect(await read([0xfe, 0xff, 0x00, 0x54, 0x01, 0x01])).toEqual({ ok: true, text: 'Tā' })
  })

  test('of an older Windows program', async () => {
    expect(await read('Ursula', [0x92], 's')).toEqual({ ok: true, text: 'Ursula’s' })
  })
})

describe('a file is refused', () => {
  test('that is a spreadsheet', async () => {
    expect(await read([0x50, 0x4b, 0x03, 0x04, 0x14])).toEqual({
      ok: false,
      message: 'This is a spreadsheet. Please save it as CSV first.',
    })
  })

  test('that is no text', async () => {
    expect(await read([0x89, 0x50, 0x4e, 0x47, 0x00, 0x0d])).toEqual({
      ok: false,
      message: 'This is no text, but another kind of file.',
    })
  })

  test('that is larger than 5 MB', async () => {
    expect(await read('x'.repeat(5 * 1024 * 1024))).toMatchObject({ ok: true })
    expect(await read('x'.repeat(5 * 1024 * 1024 + 1))).toMatchObject({ ok: false })
  })
})
