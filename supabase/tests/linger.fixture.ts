import { onTestFinished } from 'vitest'
import type { TestBackend } from './startTestBackend.ts'

/**
 * Slows a kind of statement down until the end of the test.
 * @param trigger the text between `create trigger` and `execute`. Triggers run in the order of their names.
 */
export async function linger({ sql }: Pick<TestBackend, 'sql'>, trigger: string, seconds = 1): Promise<void> {
  await sql(`create function public.linger() returns trigger language plpgsql
    as 'begin perform pg_sleep(${seconds}); return new; end'`)
  await sql(`create trigger ${trigger} execute function public.linger()`)
  onTestFinished(async () => {
    await sql('drop function public.linger cascade')
  })
}
