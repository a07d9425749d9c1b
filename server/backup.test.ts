import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp, restore } from './backup.ts'
import { openDataFolder } from './dataFolder.ts'
import { startTestHost, temporaryFolder } from './host.fixture.ts'

const ON_POSTGRES = process.env['TEST_DATABASE_URL'] !== undefined

let folder: ReturnType<typeof temporaryFolder>
let data: string
let backups: string
beforeEach(() => {
  folder = temporaryFolder()
  data = join(folder.path, 'data')
  backups = join(folder.path, 'backups')
})
afterEach(() => folder.remove())

/** Writes a data folder whose database is `files` files with `text`, and an empty folder. */
function writeData(text = 'rows', files = 3) {
  openDataFolder(data).release()
  mkdirSync(join(data, 'database/pg_notify'), { recursive: true })
  for (let file = 0; file < files; file += 1) writeFileSync(join(data, 'database', `${file}`), `${text} ${file}`)
}

const secrets = (place: string) => readFileSync(join(place, 'secrets.json'), 'utf8')

/** Runs one of the two commands, and kills it after `killAfterMs`. */
async function command(name: 'backup' | 'restore', words: string[], killAfterMs?: number) {
  const child: ChildProcess = spawn(
    process.execPath,
    [new URL(`../tools/${name}.ts`, import.meta.url).pathname, ...words],
    { env: { PATH: process.env['PATH'], DATA_DIR: data }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  if (killAfterMs !== undefined) void wait(killAfterMs).then(() => child.kill('SIGKILL'))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output.trim() }
}

// This test uses the embedded database, so the run on PostgreSQL skips it.
test.skipIf(ON_POSTGRES)('an account of the backup signs in after a restore', { timeout: 120_000 }, async () => {
  const first = await startTestHost({ dataDir: data, databaseUrl: undefined })
  await first.signUp('keeper@example.com', 'keep-me-safe')
  await expect(backUp(data, backups)).rejects.toThrow(/is in use by another Lorefolio \(process \d+\)\. Stop it/)
  await first.close()
  const elsewhere = join(folder.path, 'elsewhere')
  await restore(await backUp(data, backups), elsewhere, false)

  const second = await startTestHost({ dataDir: elsewhere, databaseUrl: undefined })
  const json = { email: 'keeper@example.com', password: 'keep-me-safe' }
  expect((await second.api('/auth/v1/token?grant_type=password', { json })).status).toBe(200)
  await second.close()
})

describe('a backup', () => {
  test('has the database with its empty folders and the secrets, readable only by the owner, without the lock', async () => {
    writeData()
    const backup = await backUp(data, backups)
    expect(readdirSync(backup).toSorted()).toEqual(['backup.json', 'database', 'secrets.json'])
    expect(existsSync(join(backup, 'database/pg_notify'))).toBe(true)
    expect(statSync(backup).mode & 0o777).toBe(0o700)
    expect(statSync(join(backup, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('of a folder without database is refused', async () => {
    await expect(backUp(data, backups)).rejects.toThrow(`There is no data folder ${data}.`)
    expect(existsSync(data)).toBe(false)
    openDataFolder(data).release()
    await expect(backUp(data, backups)).rejects.toThrow('has no database yet')
  })

  test('in the data folder is refused, because the next one would contain it', async () => {
    writeData()
    await expect(backUp(data, join(data, 'backups'))).rejects.toThrow('Backups cannot be in the data folder')
    await expect(backUp(data, data)).rejects.toThrow('Backups cannot be in the data folder')
    expect(await backUp(data, `${data}-backups`)).toMatch(/data-backups/)
  })

  test('that cannot be copied leaves nothing behind and prints one line with the reason', async () => {
    writeData()
    symlinkSync('nowhere', join(data, 'database/gone'))
    expect(await command('backup', [backups])).toEqual({ code: 1, output: expect.stringMatching(/^ENOENT: .*gone'$/) })
    expect(readdirSync(backups)).toEqual([])
  })

  test('of a PostgreSQL is refused with an alternative', async () => {
    const child = spawn(process.execPath, [new URL('../tools/backup.ts', import.meta.url).pathname], {
      env: { PATH: process.env['PATH'], DATABASE_URL: 'postgres://localhost/x' },
    })
    let output = ''
    child.stderr.on('data', (text) => (output += text))
    expect(await once(child, 'close')).toEqual([1, null])
    expect(output).toMatch(/^DATABASE_URL is set: back that database up with pg_dump/)
  })
})

describe('a restore', () => {
  test('recreates the folder, also in place of an empty one', async () => {
    writeData('before')
    const backup = await backUp(data, backups)
    const elsewhere = join(folder.path, 'elsewhere')
    mkdirSync(elsewhere)
    expect(await restore(backup, elsewhere, false)).toBeUndefined()
    expect(readFileSync(join(elsewhere, 'database/1'), 'utf8')).toBe('before 1')
    expect(existsSync(join(elsewhere, 'database/pg_notify'))).toBe(true)
    expect(secrets(elsewhere)).toBe(secrets(data))
    openDataFolder(elsewhere).release()
  })

  test('replaces a folder only with --replace, and renames the former one', async () => {
    writeData('before')
    const backup = await backUp(data, backups)
    writeData('after')
    await expect(restore(backup, data, false)).rejects.toThrow(`The data folder ${data} is not empty.`)
    expect(readFileSync(join(data, 'database/1'), 'utf8')).toBe('after 1')
    const former = await restore(backup, data, true)
    expect(readFileSync(join(data, 'database/1'), 'utf8')).toBe('before 1')
    expect(readFileSync(join(former ?? '', 'database/1'), 'utf8')).toBe('after 1')
  })

  test('refuses a folder in use', async () => {
    writeData()
    const backup = await backUp(data, backups)
    const held = openDataFolder(data)
    await expect(restore(backup, data, true)).rejects.toThrow('is in use by another Lorefolio')
    held.release()
  })

  test.each([
    ['a changed file', (backup: string) => writeFileSync(join(backup, 'database/1'), 'rows 7')],
    ['a shorter file', (backup: string) => writeFileSync(join(backup, 'database/1'), '')],
    ['an additional file', (backup: string) => writeFileSync(join(backup, 'database/extra'), '')],
    ['a missing folder', (backup: string) => rmdirSync(join(backup, 'database/pg_notify'))],
  ])('refuses a backup with %s and changes nothing', async (_, damage) => {
    writeData()
    const backup = await backUp(data, backups)
    damage(backup)
    await expect(restore(backup, data, true)).rejects.toThrow('is damaged or changed')
    expect(readdirSync(folder.path).toSorted()).toEqual(['backups', 'data'])
    expect(readFileSync(join(data, 'database/1'), 'utf8')).toBe('rows 1')
  })

  test('that cannot be copied leaves nothing behind and prints one line with the reason', async () => {
    writeData()
    const backup = await backUp(data, backups)
    symlinkSync('nowhere', join(backup, 'database/gone'))
    const output = expect.stringMatching(/^ENOENT: .*gone'$/)
    expect(await command('restore', [backup, '--replace'])).toEqual({ code: 1, output })
    expect(readdirSync(folder.path).toSorted()).toEqual(['backups', 'data'])
  })

  test('refuses a folder that is not a backup', async () => {
    expect(await command('restore', [folder.path])).toEqual({
      code: 1,
      output: expect.stringMatching(/ is not a complete backup: .*backup\.json/),
    })
    expect(await command('restore', [])).toMatchObject({ code: 1, output: expect.stringContaining('Name the backup') })
  })
})

// Enough files for the kill to interrupt the copy.
test.skipIf(ON_POSTGRES)(
  'a killed backup or restore loses nothing, and the next one succeeds',
  { timeout: 120_000 },
  async () => {
    const COUNT = 500
    const more = join(folder.path, 'more')
    mkdirSync(more)
    writeData('saved', COUNT)
    const { output: backup } = await command('backup', [backups])
    for (const ms of [250, 350, 450]) {
      await command('backup', [more], ms)
      await command('restore', [backup, '--replace'], ms)
      // The folder is complete, or it was just renamed. The count includes the empty folder.
      expect(existsSync(data) ? readdirSync(join(data, 'database')).length : COUNT + 1).toBe(COUNT + 1)
    }
    // A backup with its final name is complete.
    const named = readdirSync(more).filter((name) => !name.endsWith('.unfinished'))
    expect(named.filter((name) => !existsSync(join(more, name, 'backup.json')))).toEqual([])
    expect(await command('restore', [backup, '--replace'])).toMatchObject({ code: 0 })
    expect(readFileSync(join(data, `database/${COUNT - 1}`), 'utf8')).toBe(`saved ${COUNT - 1}`)
    openDataFolder(data).release()
  },
)
