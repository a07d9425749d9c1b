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
])('a database that cannot be opened with %d MB left on its disk', async (megabytes, said) => {
  const disk = { bavail: megabytes * 1000, bsize: 1000 } as ReturnType<typeof fs.statfsSync>
  vi.spyOn(fs, 'statfsSync').mockReturnValue(disk)
  syncBuiltinESMExports()
  const folder = openDataFolder(place.path)
  writeFileSync(folder.database, 'not a folder')
  const start = setUp({ folder, databaseUrl: undefined, migrationsDir: '', packFile: undefined, progress: () => {} })
  await expect(start).rejects.toThrow(said)
  folder.release()
})

test.each([
  ['a message of some lines', new Error('gone\nat the house'), 'gone'],
  ['what a driver hides', new AggregateError([new Error('refused')]), 'refused'],
  ['words alone', 'gone', 'gone'],
  ['a name with a number', { name: 'ErrnoError', errno: 51 }, '{"name":"ErrnoError","errno":51}'],
])('the reason is said in one line: %s', (_, thrown, reason) => expect(reasonOf(thrown)).toBe(reason))
