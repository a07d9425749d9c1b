import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../host.fixture.ts'
import { connectPglite } from './connectPglite.ts'

test('after a panic, as of a full disk, every question fails at once, also that of the watch', async () => {
  const folder = temporaryFolder()
  const { database } = await connectPglite(join(folder.path, 'database'))
  await database.query('create table kept (id int)')
  // There is no place for the next piece of what is being written.
  renameSync(join(folder.path, 'database/pg_wal'), join(folder.path, 'elsewhere'))
  const write = database.transaction(async ({ query }) => {
    await query('insert into kept values (1)')
    await query('select pg_switch_wal()')
    await query('insert into kept values (2)')
  })
  await expect(write).rejects.toThrow('could not create file "pg_wal/')
  await expect(database.query('select 1')).rejects.toThrow('could not create file "pg_wal/')
  await database.close()
  folder.remove()
})
