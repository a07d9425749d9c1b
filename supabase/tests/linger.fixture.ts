import { onTestFinished } from 'vitest'
import type { TestBackend } from './startTestBackend.ts'

/**
 * Lets a kind of statement take some time, until the test is over.
 * @param trigger what stands between `create trigger` and `execute`; of several the names say which comes first.
 */
export async function linger({ sql }: Pick<TestBackend, 'sql'>, trigger: string, seconds = 1): Promise<void> {
  await sql(`create function public.linger() returns trigger language plpgsql
    as 'begin perform pg_sleep(${seconds}); return new; end'`)
  await sql(`create trigger ${trigger} execute function public.linger()`)
  onTestFinished(async () => {
    await sql('drop function public.linger cascade')
  })
}
