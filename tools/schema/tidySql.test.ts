import { describe, expect, test } from 'vitest'
import { tidyFunction, tidySql, tidyTrigger } from './tidySql.ts'

describe('SQL that PostgreSQL printed', () => {
  test('has its keywords in lower case, and texts and quoted names as they were', () => {
    expect(tidySql(`CHECK (name <> 'AND'::text) -- "FOR EACH"`)).toBe(`check (name <> 'AND') -- "FOR EACH"`)
    expect(tidySql(`'It''s'::text`)).toBe(`'It''s'`)
  })

  test('has no names for the columns of scalar subqueries', () => {
    expect(tidySql('(user_id = ( SELECT auth.uid() AS uid))')).toBe('(user_id = (select auth.uid()))')
  })

  test('keeps the body of a function as it was written', () => {
    const printed = `CREATE OR REPLACE FUNCTION private.f(a text)\n RETURNS text\n LANGUAGE sql\n SET search_path TO ''\nAS $function$\nSELECT 'A'::text\n$function$\n`
    expect(tidyFunction(printed)).toBe(
      `create function private.f(a text) returns text\nlanguage sql set search_path to ''\nas $function$\nSELECT 'A'::text\n$function$;`,
    )
  })

  test('shows when a trigger fires, for which rows, and which function it runs', () => {
    expect(
      tidyTrigger('CREATE TRIGGER t BEFORE UPDATE ON x FOR EACH ROW WHEN (true) EXECUTE FUNCTION private.f()'),
    ).toBe('create trigger t before update on x\n  for each row when (true)\n  execute function private.f();')
  })
})
