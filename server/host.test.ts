import { expect, onTestFinished, test } from 'vitest'
import { migratedDatabase } from '../tools/testing/databaseTemplates.ts'
import { startHost } from './host.ts'

test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'hosts that start at the same time on one PostgreSQL all start',
  async () => {
    const { options, drop } = await migratedDatabase()
    onTestFinished(drop)
    const start = async () => {
      const host = await startHost({ ...options, seed: false })
      onTestFinished(host.close)
      return host
    }
    const { sql } = await start()
    // What a host grants as it starts is not over when the others do so.
    await sql(`create function public.linger() returns event_trigger language plpgsql
      as 'begin perform pg_sleep(0.05); end'`)
    await sql(`create event trigger a_linger on ddl_command_end when tag in ('GRANT')
      execute function public.linger()`)
    const started = await Promise.allSettled([start(), start(), start()])
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  },
)
