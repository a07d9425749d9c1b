import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../host.fixture.ts'
import { connectPglite } from './connectPglite.ts'

test('after a panic, such as on a full disk, every query fails at once, and so does the health check', async () => {
  const folder = temporaryFolder()
  const { database } = await connectPglite(join(folder.path, 'database'))
  await database.query('create table saved (id int)')
  // The next segment of the write-ahead log cannot be created.
  renameSync(join(folder.path, 'database/pg_wal'), join(folder.path, 'elsewhere'))
  const write = database.transaction(async ({ query }) => {
    await query('insert into saved values (1)')
    await query('select pg_switch_wal()')
    await query('insert into saved values (2)')
  })
  await expect(write).rejects.toThrow('could not create file "pg_wal/')
  await expect(database.query('select 1')).rejects.toThrow('could not create file "pg_wal/')
  await database.close()
  folder.remove()
})
