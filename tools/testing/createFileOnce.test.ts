import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileOnce } from './createFileOnce.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lorefolio-once-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const content = (text: string) => new TextEncoder().encode(text)

test('of two concurrent writers the first one wins, and no temporary file is left', async () => {
  const file = join(folder, 'deep', 'template.tar')
  const slow = Promise.withResolvers<Uint8Array>()
  const late = createFileOnce(file, () => slow.promise)
  await createFileOnce(file, async () => content('first'))
  slow.resolve(content('second'))
  await late
  expect(readFileSync(file, 'utf8')).toBe('first')
  expect(readdirSync(join(folder, 'deep'))).toEqual(['template.tar'])
})

test('an existing file is not written again', async () => {
  const file = join(folder, 'template.tar')
  await createFileOnce(file, async () => content('first'))
  await createFileOnce(file, () => Promise.reject(new Error('made again')))
  expect(readFileSync(file, 'utf8')).toBe('first')
})
