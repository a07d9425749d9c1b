import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../../host.fixture.ts'

let host: TestHost
/** The client's address; each test has another one. */
let from = ''
let clients = 0
/** The email of the account whose password is guessed. */
let member = ''

beforeAll(async () => {
  host = await startTestHost({ rateLimits: { signUp: 3, signIn: 2, account: 4 }, trustProxy: true })
})
afterAll(() => host.close())

function newClient(): void {
  clients += 1
  from = `203.0.113.${clients}`
}

function post(path: string, json: object): Promise<Response> {
  // A client can send a header to which the proxy appends.
  return host.api(path, { json, headers: { 'x-forwarded-for': `${Math.random()}, ${from}` } })
}
const signUp = (email: string) => post('/auth/v1/signup', { email, password: 'secret-1' })
const signIn = (password: string) => post('/auth/v1/token?grant_type=password', { email: member, password })

/** A new client that has just signed up. */
async function newMember(): Promise<void> {
  newClient()
  member = `member-${clients}@example.com`
  await signUp(member)
}

test('wrong passwords are limited, with Retry-After', async () => {
  await newMember()
  expect([(await signIn('wrong')).status, (await signIn('wrong')).status]).toEqual([400, 400])
  const refused = await signIn('wrong')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
  expect((await signIn('secret-1')).status).toBe(429)
})

test('correct passwords do not count', async () => {
  await newMember()
  for (let times = 0; times < 5; times += 1) expect((await signIn('secret-1')).status).toBe(200)
})

test('each address has a separate limit', async () => {
  await newMember()
  for (let times = 0; times < 3; times += 1) await signIn('wrong')
  newClient()
  expect((await signIn('secret-1')).status).toBe(200)
})

test('wrong current passwords count as wrong passwords', async () => {
  await newMember()
  const { access_token: token } = (await (await signIn('secret-1')).json()) as { access_token: string }
  const guess = () =>
    host.api('/auth/v1/user', {
      method: 'PUT',
      token,
      body: JSON.stringify({ password: 'mine-now', current_password: 'wrong' }),
      headers: { 'x-forwarded-for': from },
    })
  expect([(await guess()).status, (await guess()).status]).toEqual([400, 400])
  const refused = await guess()
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.closeTo(600, -1)])
})

test('an outage while a password is checked is reported as such, and is not counted', async () => {
  await newMember()
  const { access_token: token } = (await (await signIn('secret-1')).json()) as { access_token: string }
  const change = async (current: string) => {
    const answer = await host.api('/auth/v1/user', {
      method: 'PUT',
      token,
      body: JSON.stringify({ password: 'mine-now', current_password: current }),
      headers: { 'x-forwarded-for': from },
    })
    return answer.status
  }
  await host.sql(
    `create function private.fail() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$`,
  )
  await host.sql('create trigger fail before insert on auth.sessions execute function private.fail()')
  for (let times = 0; times < 4; times += 1) {
    expect([await change('secret-1'), (await signIn('secret-1')).status]).toEqual([500, 500])
  }
  await host.sql('drop function private.fail() cascade')
  expect(await change('wrong')).toBe(400)
  expect(await change('secret-1')).toBe(200)
})

test('wrong mail codes count as wrong passwords', async () => {
  await newMember()
  const guess = (type: string) => post('/auth/v1/verify', { type, token_hash: '0'.repeat(64) })
  expect([(await guess('recovery')).status, (await guess('signup')).status]).toEqual([403, 403])
  const refused = await guess('recovery')
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.closeTo(600, -1)])
  expect((await signIn('secret-1')).status).toBe(429)
})

test('each /64 network has a limit, and the /48 network has one for all of them', async () => {
  const guess = (network: number, email = `some-${network}@example.com`) => {
    from = `[2001:db8:7:${network.toString(16)}::1]:${40_000 + network}`
    return post('/auth/v1/token?grant_type=password', { email, password: 'wrong' })
  }
  // In parallel, because the host delays each response to a wrong password by half a second.
  const answers = await Promise.all(Array.from({ length: 17 }, async (_, network) => guess(network)))
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([...Array.from({ length: 16 }, () => 400), 429])
})

test('a port that a proxy appends does not make another client', async () => {
  await newMember()
  const address = from
  const statuses: number[] = []
  for (const port of [50_001, 50_002, 50_003]) {
    from = `${address}:${port}`
    statuses.push((await signIn('wrong')).status)
  }
  expect(statuses).toEqual([400, 400, 429])
})

test('new accounts are limited', async () => {
  newClient()
  const statuses: number[] = []
  for (let number = 0; number < 4; number += 1) statuses.push((await signUp(`crowd-${number}@example.com`)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('mails are limited', async () => {
  newClient()
  const pending = Array.from({ length: 12 }, (_, at) => post('/auth/v1/recover', { email: `mail-${at}@example.com` }))
  const refused = (await Promise.all(pending)).filter(({ status }) => status === 429)
  expect(refused).toHaveLength(2)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
})

test('sign-ins with a provider are limited', async () => {
  newClient()
  const headers = { 'x-forwarded-for': from }
  const pending = Array.from({ length: 61 }, () => host.api('/auth/v1/authorize?provider=google', { headers }))
  const statuses = (await Promise.all(pending)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('calls of server functions are limited, with an error in their format', async () => {
  newClient()
  const calls = await Promise.all(Array.from({ length: 121 }, () => post('/functions/v1/check-sets', {})))
  const refused = calls.filter(({ status }) => status === 429)
  expect(refused.map(({ headers }) => Number(headers.get('retry-after')) > 30)).toEqual([true])
  expect(await refused[0]?.json()).toMatchObject({ success: false, error: expect.stringMatching(/^Too many attempts/) })
})

test('without a trusted proxy, forwarding headers do not make another client', async () => {
  const open = await startTestHost({ rateLimits: { signUp: 3, signIn: 2, account: 4 } })
  const guess = (address: string) =>
    open.api('/auth/v1/token?grant_type=password', {
      json: { email: 'member@example.com', password: 'wrong' },
      headers: { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` },
    })
  const statuses: number[] = []
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) statuses.push((await guess(address)).status)
  expect(statuses).toEqual([400, 400, 429])
  await open.close()
})
