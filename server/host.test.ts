import { expect, onTestFinished, test } from 'vitest'
import { migratedDatabase } from '../tools/testing/databaseTemplates.ts'
import { startHost } from './host.ts'

test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'several hosts can start concurrently on one PostgreSQL',
  async () => {
    const { options, drop } = await migratedDatabase()
    onTestFinished(drop)
    const start = async () => {
      const host = await startHost({ ...options, seed: false })
      onTestFinished(host.close)
      return host
    }
    const { sql } = await start()
    // Slows down the grants of a starting host, so that the grants of the other hosts overlap.
    await sql(`create function public.linger() returns event_trigger language plpgsql
      as 'begin perform pg_sleep(0.05); end'`)
    await sql(`create event trigger a_linger on ddl_command_end when tag in ('GRANT')
      execute function public.linger()`)
    const started = await Promise.allSettled([start(), start(), start()])
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  },
)
