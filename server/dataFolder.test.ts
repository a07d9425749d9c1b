import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataFolder } from './dataFolder.ts'
import { temporaryFolder } from './host.fixture.ts'

let folder: ReturnType<typeof temporaryFolder>

beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

test('keys are generated once, and only the owner can read them', () => {
  const first = openDataFolder(folder.path)
  first.release()
  const again = openDataFolder(folder.path)
  again.release()
  expect(again.secrets).toEqual(first.secrets)
  expect(statSync(join(folder.path, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(first.secrets.jwtSecret.length).toBeGreaterThanOrEqual(64)
})

test('a folder has one lock at a time', () => {
  const held = openDataFolder(folder.path)
  expect(() => openDataFolder(folder.path)).toThrow(
    `The data folder ${folder.path} is in use by another Lorefolio (process ${process.pid}). Stop it, or set DATA_DIR.`,
  )
  held.release()
  openDataFolder(folder.path).release()
})

test('an unfinished setup is restarted, a finished one is not', () => {
  const data = openDataFolder(folder.path)
  expect(data.isUnfinished()).toBe(true)
  data.begin()
  mkdirSync(data.database)
  writeFileSync(join(data.database, 'half'), '')
  expect(data.isUnfinished()).toBe(true)
  data.begin()
  expect(existsSync(data.database)).toBe(false)
  mkdirSync(data.database)
  data.finish()
  expect(data.isUnfinished()).toBe(false)
  data.release()
})

test('a path that is not a folder fails with one clear line', () => {
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  expect(() => openDataFolder(file)).toThrow(`The data folder ${file} cannot be used: EEXIST`)
})

test('invalid secrets fail with one clear line and are not replaced', () => {
  const secrets = join(folder.path, 'secrets.json')
  writeFileSync(secrets, '{"jwtSecret":')
  expect(() => openDataFolder(folder.path)).toThrow(`The secrets in ${secrets} cannot be read`)
  expect(readFileSync(secrets, 'utf8')).toBe('{"jwtSecret":')
  writeFileSync(secrets, '{}')
  expect(() => openDataFolder(folder.path)).toThrow('cannot be read')
})

// The superuser can read everything.
test.skipIf(process.getuid?.() === 0)('an unreadable folder fails with one clear line', () => {
  chmodSync(folder.path, 0o000)
  expect(() => openDataFolder(folder.path)).toThrow('cannot be used: EACCES')
  chmodSync(folder.path, 0o700)
})
