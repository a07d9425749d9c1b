import { readFile, readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Texts, and WebAssembly, which shrinks to a quarter. */
const COMPRESSIBLE = new Set('.css .html .js .json .map .md .svg .txt .wasm .webmanifest .xml'.split(' '))
const SMALLEST = 1024
/** Above this size the highest brotli quality takes seconds and saves little. */
const LARGE = 1_000_000

/**
 * Writes a `.br` and a `.gz` version of every text file and WebAssembly in a folder if that is smaller; the host serves them as they
 * are.
 * @returns how many files were compressed.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  const done = await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
  return done.filter(Boolean).length
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file)
  if (content.length < SMALLEST) return false
  const quality = content.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const twins = await Promise.all([
    promisify(brotliCompress)(content, { params }).then((bytes) => ({ name: `${file}.br`, bytes })),
    promisify(gzip)(content, { level: 9 }).then((bytes) => ({ name: `${file}.gz`, bytes })),
  ])
  const smaller = twins.filter(({ bytes }) => bytes.length < content.length)
  await Promise.all(smaller.map(({ name, bytes }) => writeFile(name, bytes)))
  return smaller.length > 0
}
