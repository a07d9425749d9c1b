import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, startTestHost, type TestHost } from '../host.fixture.ts'
import { batchRequestSetup } from './batchRequestSetup.ts'

/** A procedure and a view that show the parameters of their request. */
const CONTEXT = `
  create function public.shown_context() returns json language sql stable set search_path = '' as $$
    select json_build_object(
      'role', current_user,
      'claims', current_setting('request.jwt.claims', true),
      'sub', current_setting('request.jwt.claim.sub', true),
      'claimed role', current_setting('request.jwt.claim.role', true),
      'method', current_setting('request.method', true),
      'path', current_setting('request.path', true),
      'agent', nullif(current_setting('request.headers', true), '')::json ->> 'x-agent',
      'status', current_setting('response.status', true)) $$;
  grant execute on function public.shown_context() to anon, authenticated;
  create view public.context_view with (security_invoker) as select public.shown_context() as context;
  grant select on public.context_view to anon, authenticated;`

let host: TestHost
let member: Account
beforeAll(async () => {
  host = await startTestHost({ lastMigration: CONTEXT })
  member = await host.signUp('context@example.com')
})
afterAll(() => host.close())

const call = async (token?: string): Promise<unknown> => {
  const headers = { 'x-agent': 'test' }
  return (await host.api('/rest/v1/rpc/shown_context', { headers, json: {}, ...(token && { token }) })).json()
}
const read = async (token?: string): Promise<unknown> =>
  (await host.api('/rest/v1/context_view', token === undefined ? {} : { token })).json()

test('a procedure runs as its sender, and knows the request', async () => {
  const request = { method: 'POST', path: '/rpc/shown_context', agent: 'test', status: '' }
  expect(await call(member.token)).toMatchObject({
    role: 'authenticated',
    sub: member.id,
    'claimed role': 'authenticated',
    claims: expect.stringContaining(`"sub":"${member.id}"`) as string,
    ...request,
  })
  expect(await call()).toMatchObject({ role: 'anon', sub: '', 'claimed role': 'anon', ...request })
})

test('a query runs as its sender', async () => {
  expect(await read(member.token)).toMatchObject([{ context: { role: 'authenticated', sub: member.id } }])
  expect(await read()).toMatchObject([{ context: { role: 'anon', sub: '' } }])
})

test('nothing of a sender is left for the next request, also not of concurrent ones', async () => {
  const senders = [member.token, undefined, member.token, undefined, undefined, member.token]
  const roles = senders.map((token) => (token === undefined ? 'anon' : 'authenticated'))
  const answers = await Promise.all(senders.map(read))
  expect(answers).toMatchObject(roles.map((role) => [{ context: { role } }]))
  const guests = answers.filter((_, index) => senders[index] === undefined)
  expect(JSON.stringify(guests)).not.toContain(member.id)
  const [left] = await host.sql(
    `select coalesce(current_setting('request.jwt.claims', true), '') as claims,
      coalesce(current_setting('request.jwt.claim.sub', true), '') as sub, current_user = session_user as owner`,
  )
  expect(left).toEqual({ claims: '', sub: '', owner: true })
})

test('a library without these functions is refused', () => {
  expect(() => batchRequestSetup({} as Parameters<typeof batchRequestSetup>[0])).toThrow('no applyJwtSessionContext')
})
