import { expect, test } from 'vitest'
import { acceptedEncoding, isWorthCompressing } from './encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0', undefined],
  ['zstd, abr', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client that accepts %j gets %j', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test.each([
  ['text/html; charset=utf-8', 1024, true],
  ['text/html; charset=utf-8', 1023, false],
  ['application/json', 2000, true],
  ['application/vnd.pgrst.object+json', 2000, true],
  ['image/svg+xml', 2000, true],
  ['image/png', 2000, false],
  ['font/woff2', 2000, false],
])('whether %s of %d bytes is compressed: %j', (type, length, isCompressed) => {
  expect(isWorthCompressing(Buffer.alloc(length), type)).toBe(isCompressed)
})
