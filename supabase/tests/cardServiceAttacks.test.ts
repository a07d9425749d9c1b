import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../tools/freePort.ts'
import { given, refusal } from './answers.ts'
import { type CardServiceStandIn, startCardService, startOver } from './cardService.fixture.ts'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

const FUNCTIONS = ['update-prices', 'check-card-count', 'import-missing-cards', 'check-sets']

let backend: TestBackend
let service: CardServiceStandIn
let member: Member
let admin: Member
beforeAll(async () => {
  service = await startCardService()
  backend = await startTestBackend({ lorcastUrl: service.url })
  member = await backend.join('member')
  admin = await backend.joinAsAdmin('admin')
  await startOver(backend, service)
})
afterAll(async () => {
  service.close()
  await backend.close()
})

const sendRequest = (name: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${backend.url}/functions/v1/${name}`, { method: 'POST', body: '{}', headers, ...init })
const tokenOf = async ({ client }: Member) => (await client.auth.getSession()).data.session?.access_token ?? ''
const as = async (person: Member) => ({ Authorization: `Bearer ${await tokenOf(person)}` })

describe('server functions', () => {
  test.each(FUNCTIONS)('%s refuses everybody except administrators, without any effect', async (name) => {
    const [header = '', claims = '', signature = ''] = (await tokenOf(admin)).split('.')
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const known = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
    const bad = {
      'no token': undefined,
      'an empty one': 'Bearer ',
      nonsense: 'Bearer nonsense',
      'the publishable key': `Bearer ${backend.publishableKey}`,
      'another scheme': `Basic ${header}.${claims}.${signature}`,
      'somebody else’s signature': `Bearer ${header}.${claims}.${'A'.repeat(signature.length)}`,
      'no signature': `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      'another role': `Bearer ${header}.${encode({ ...known, role: 'service_role' })}.${signature}`,
      'a later end': `Bearer ${header}.${encode({ ...known, exp: 9_999_999_999 })}.${signature}`,
    }
    for (const [what, authorization] of Object.entries(bad)) {
      const answer = await sendRequest(name, authorization === undefined ? {} : { Authorization: authorization })
      expect([what, answer.status, await answer.json()]).toEqual([
        what,
        401,
        { success: false, error: expect.stringMatching(/sign in/i) },
      ])
    }
    const refused = await sendRequest(name, await as(member))
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { success: false, error: 'Only administrators may do this.' },
    ])
    expect(service.calls).toEqual([])
    expect(await backend.sql('select 1 from admin_tasks where last_run is not null')).toEqual([])
  })

  test('refuse an expired token, and the token of a deleted account', async () => {
    const gone = await backend.joinAsAdmin('gone')
    const headers = await as(gone)
    await given(gone.client.rpc('delete_user_account'))
    expect((await sendRequest('check-sets', headers)).status).toBe(401)
    const stale = await backend.joinAsAdmin('stale')
    const token = await tokenOf(stale)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    try {
      expect((await sendRequest('check-sets', { Authorization: `Bearer ${token}` })).status).toBe(401)
    } finally {
      vi.useRealTimers()
    }
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('refuse %s', async (method) => {
    const body = method === 'GET' ? null : '{}'
    const answer = await sendRequest('check-sets', await as(admin), { method, body })
    expect([answer.status, await answer.json()]).toEqual([405, { success: false, error: 'Use POST.' }])
  })

  test('answer preflight requests of other origins, and refuse large bodies', async () => {
    const preflight = await sendRequest(
      'check-sets',
      { Origin: 'https://cards.example' },
      { method: 'OPTIONS', body: null },
    )
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      expect.stringContaining('authorization'),
    ])
    const large = await sendRequest('check-sets', await as(admin), { body: 'x'.repeat(20_000) })
    expect([large.status, await large.json()]).toEqual([413, { success: false, error: 'The request is too large' }])
  })

  test.each(['nothing', '__proto__', 'constructor', '_shared', '..%2f_shared', 'check-sets/index.ts'])(
    'do not include one called %s',
    async (name) => {
      const answer = await sendRequest(name, await as(admin))
      expect(answer.status).toBe(404)
    },
  )

  test('run one at a time', async () => {
    const wake = Promise.withResolvers<void>()
    service.faults.set('/sets', [{ after: wake.promise, body: JSON.stringify({ results: service.sets }) }])
    const first = sendRequest('check-sets', await as(admin))
    await expect.poll(() => service.calls).toContain('/sets')
    const second = await sendRequest('check-sets', await as(admin))
    expect([second.status, await second.json()]).toEqual([
      409,
      { success: false, error: 'This task is running already. Please wait until it has ended.' },
    ])
    wake.resolve()
    expect((await first).status).toBe(200)
    expect((await sendRequest('check-sets', await as(admin))).status).toBe(200)
  })

  test.each(FUNCTIONS)('%s works for an administrator, and its writes are visible at once', async (name) => {
    const cards = () => given(backend.anonymous.from('cards_2').select('id, prices_data').order('id'))
    await cards()
    const answer = await sendRequest(name, await as(admin))
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ success: true })])
    expect(await cards()).toEqual(await backend.sql('select id, prices_data from cards_2 order by id'))
  })
})

describe('the procedures of the functions', () => {
  const run = '00000000-0000-4000-8000-000000000000'
  const CALLS = {
    begin_admin_task: { task: 'sets_check' },
    continue_admin_task: { run, set_code: '9' },
    count_pack_pairs: { card_set: { id: '9', code: '9' }, cards: [], is_whole: true },
    end_admin_task: { run, success: true, error: '', details: {} },
    import_cards: { run, card_set: {}, cards: [] },
    link_pack_cards: { run, card_set: {}, cards: [], is_whole: true },
    update_card_prices: { run, set_code: '9', prices: [] },
  }
  const attempts = (name: string, json: unknown) =>
    Promise.all([null, member, admin].map((person) => request(backend, person, `/rest/v1/rpc/${name}`, { json })))

  test.each(Object.entries(CALLS))('%s is refused to everybody except the service', async (name, args) => {
    for (const { status, text } of await attempts(name, args)) {
      expect([status, text]).toEqual([expect.toBeOneOf([401, 403]), expect.stringContaining('42501')])
    }
    // The refusal does not depend on grants.
    await backend.sql(`grant execute on function public.${name} to anon, authenticated`)
    for (const { status, text } of await attempts(name, args)) {
      expect([status, text]).toEqual([403, expect.stringContaining('Only the service may do this.')])
    }
  })

  test('write nothing for an unknown run or for a run that another has replaced', async () => {
    const begin = () => given(backend.service.rpc('begin_admin_task', { task: 'price_data_update' }))
    const { run_id: overtaken } = (await begin()) as { run_id: string } // the generated types do not describe jsonb
    await backend.sql(`update private.admin_task_runs set held_until = now() - interval '1 second'`)
    await begin()
    const state = () =>
      backend.sql(`select to_jsonb(t) as row from admin_tasks as t union all select to_jsonb(t) from private.admin_task_runs as t
        union all select to_jsonb(t) from cards_2 as t union all select to_jsonb(t) from sets_2 as t`)
    const before = await state()
    const taken = { status: 409, code: 'PT409', message: 'A newer run has replaced this one.' }
    for (const id of [run, overtaken]) {
      const card = { id: 'crd_forged', name: 'Forged', rarity: 'Common', collector_number: '1' }
      const card_set = { id: 'forged', code: 'forged', name: 'Forged' }
      const prices = [{ id: 'pack-9-1', prices_data: { usd: '99' } }]
      expect(await refusal(backend.service.rpc('continue_admin_task', { run: id, set_code: '9' }))).toEqual(taken)
      expect(await refusal(backend.service.rpc('import_cards', { run: id, card_set, cards: [card] }))).toEqual(taken)
      const twin = { id: 'crd_forged', name: 'Anna', version: 'Printing 1', rarity: 'Common', collector_number: '77' }
      const linked = { run: id, card_set: { code: '9' }, cards: [twin], is_whole: true }
      expect(await refusal(backend.service.rpc('link_pack_cards', linked))).toEqual(taken)
      expect(await refusal(backend.service.rpc('update_card_prices', { run: id, set_code: '9', prices }))).toEqual(
        taken,
      )
      await backend.service.rpc('end_admin_task', { run: id, success: true, error: '', details: {} })
    }
    expect(await state()).toEqual(before)
  })
})

test('Deno uses the same package versions as the host', async () => {
  const read = async (file: string) => JSON.parse(await readFile(new URL(`../../${file}`, import.meta.url), 'utf8'))
  const [{ imports }, { dependencies }] = await Promise.all([
    read('supabase/functions/deno.json'),
    read('package.json'),
  ])
  const names = Object.keys(imports)
  expect(names.length).toBeGreaterThan(0)
  expect(imports).toEqual(Object.fromEntries(names.map((name) => [name, `npm:${name}@${dependencies[name]}`])))
})

test('the file of a server function works on Deno too', async () => {
  const port = await freePort()
  const root = new URL('../..', import.meta.url).pathname
  const deno = spawn(
    `${root}node_modules/.bin/deno`,
    ['run', '--no-prompt', '--allow-net', '--allow-env', `${root}supabase/functions/check-sets/index.ts`],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: backend.url,
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
        SUPABASE_SERVICE_ROLE_KEY: 'the key of older projects, turned off',
        LORCAST_URL: `${service.url}/`,
      },
    },
  )
  try {
    const url = `http://127.0.0.1:${port}/check-sets`
    const post = async (headers: Record<string, string>) => {
      const answer = await fetch(url, { method: 'POST', headers })
      return [answer.status, await answer.json()]
    }
    await expect.poll(() => fetch(url).then(({ status }) => status), { timeout: 30_000 }).toBe(405)
    expect(await post({})).toEqual([401, { success: false, error: 'Sign in to do this.' }])
    expect(await post(await as(member))).toMatchObject([403, { success: false }])
    expect(await post(await as(admin))).toMatchObject([200, { success: true, total_api_sets: 4 }])
  } finally {
    deno.kill()
    await once(deno, 'exit')
  }
})
