import fs, { writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDataFolder } from './dataFolder.ts'
import { temporaryFolder } from './host.fixture.ts'
import { setUp } from './setUp.ts'
import { reasonOf } from './startError.ts'

let place: ReturnType<typeof temporaryFolder>
beforeEach(() => void (place = temporaryFolder()))
afterEach(() => {
  place.remove()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

test.each([
  [63, /cannot be opened: .*\(63 MB are left on its disk\)$/],
  [64, /cannot be opened: [^(]*$/],
])('a database that cannot be opened with %d MB left on its disk', async (megabytes, message) => {
  const disk = { bavail: megabytes * 1000, bsize: 1000 } as ReturnType<typeof fs.statfsSync>
  vi.spyOn(fs, 'statfsSync').mockReturnValue(disk)
  syncBuiltinESMExports()
  const folder = openDataFolder(place.path)
  writeFileSync(folder.database, 'not a folder')
  const start = setUp({ folder, databaseUrl: undefined, migrationsDir: '', packFile: undefined, progress: () => {} })
  await expect(start).rejects.toThrow(message)
  folder.release()
})

test.each([
  ['a message of several lines', new Error('gone\nat the house'), 'gone'],
  ['an AggregateError of a driver', new AggregateError([new Error('refused')]), 'refused'],
  ['a string', 'gone', 'gone'],
  ['an object', { name: 'ErrnoError', errno: 51 }, '{"name":"ErrnoError","errno":51}'],
])('the reason is one line for %s', (_, thrown, reason) => expect(reasonOf(thrown)).toBe(reason))
