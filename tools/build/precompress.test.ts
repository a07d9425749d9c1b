import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lorefolio-precompress-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the compressed versions of the built site', () => {
  test('a text file, also in a subfolder, gets both, and each decompresses to the same text', async () => {
    mkdirSync(join(folder, 'assets'))
    const text = 'one ink, two inks\n'.repeat(500)
    writeFileSync(join(folder, 'assets', 'cards.js'), text)
    expect(await precompress(folder)).toBe(1)
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'cards.js.br'))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(join(folder, 'assets', 'cards.js.gz'))).toString()).toBe(text)
  })

  test('WebAssembly gets both', async () => {
    writeFileSync(join(folder, 'solver.wasm'), Buffer.alloc(5000))
    expect(await precompress(folder)).toBe(1)
    expect(readdirSync(folder).toSorted()).toEqual(['solver.wasm', 'solver.wasm.br', 'solver.wasm.gz'])
  })

  test('pictures and tiny files are skipped', async () => {
    writeFileSync(join(folder, 'card.png'), Buffer.alloc(5000))
    writeFileSync(join(folder, 'tiny.css'), 'a{}')
    expect(await precompress(folder)).toBe(0)
    expect(readdirSync(folder).toSorted()).toEqual(['card.png', 'tiny.css'])
  })
})
