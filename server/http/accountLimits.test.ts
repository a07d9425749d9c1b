import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../host.fixture.ts'

let host: TestHost
/** The client's address; most requests have another one. */
let from = ''
let clients = 0

beforeAll(async () => {
  host = await startTestHost({ rateLimits: { signUp: 3, signIn: 2, account: 4 }, trustProxy: true })
})
afterAll(() => host.close())

function newClient(): void {
  clients += 1
  from = `203.0.113.${clients}`
}

const signUp = (email: string) =>
  host.api('/auth/v1/signup', { json: { email, password: 'secret-1' }, headers: { 'x-forwarded-for': from } })

describe('one account', () => {
  /** Signs in from a new address, in a browser with this cookie. */
  const signInFromAnywhere = (email: string, password: string, cookie = '') => {
    newClient()
    return host.api('/auth/v1/token?grant_type=password', {
      json: { email, password },
      headers: { 'x-forwarded-for': from, cookie },
    })
  }
  const guess = async (email: string, times: number, cookie?: string) => {
    const answers = await Promise.all(Array.from({ length: times }, () => signInFromAnywhere(email, 'wrong', cookie)))
    return answers.map(({ status }) => status).toSorted((one, other) => one - other)
  }
  /** Creates an account and returns the cookie of its browser. */
  const newAccount = async (email: string) => {
    newClient()
    const [cookie = ''] = (await signUp(email)).headers.getSetCookie()
    return { cookie: cookie.replace(/;.*/, ''), attributes: cookie.replace(/^[^;]*;/, '') }
  }

  test.each(['guessed@example.com', 'nobody@example.com'])(
    'has one limit of wrong passwords for all addresses, whether or not the account exists: %s',
    async (email) => {
      if (email.startsWith('guessed')) await newAccount(email)
      expect(await guess(email, 7)).toEqual([400, 400, 400, 400, 429, 429, 429])
      const refused = await signInFromAnywhere(` ${email.toUpperCase()} `, 'secret-1')
      expect([refused.status, await refused.json()]).toMatchObject([429, { error_code: 'over_request_rate_limit' }])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    },
  )

  test('stays open to its owner in a browser that has signed in before', async () => {
    const { cookie, attributes } = await newAccount('owner@example.com')
    await guess('owner@example.com', 5)
    expect((await signInFromAnywhere('owner@example.com', 'secret-1')).status).toBe(429)
    expect((await signInFromAnywhere('owner@example.com', 'secret-1', cookie)).status).toBe(200)
    expect(attributes).toMatch(/Path=\/auth\/v1; HttpOnly; SameSite=Strict/)
    expect(attributes).not.toContain('Secure') // this site has no TLS
  })

  test('limits wrong passwords from such a browser too', async () => {
    const { cookie } = await newAccount('lent@example.com')
    expect(await guess('lent@example.com', 5, cookie)).toEqual([400, 400, 400, 400, 429])
    expect((await signInFromAnywhere('lent@example.com', 'secret-1')).status).toBe(200)
  })

  test('gets no separate limit by a cookie of another account or a forged one', async () => {
    await newAccount('target@example.com')
    const { cookie: other } = await newAccount('thief@example.com')
    const { cookie } = await newAccount('target-2@example.com')
    await guess('target@example.com', 5)
    expect((await signInFromAnywhere('target@example.com', 'secret-1', other)).status).toBe(429)
    await guess('target-2@example.com', 5)
    const [name, value = ''] = cookie.split('=')
    const [device, signature = ''] = value.split('.')
    for (const forged of [`${device}x.${signature}`, `${device}.${'A'.repeat(signature.length)}`, `${device}`, ''])
      expect((await signInFromAnywhere('target-2@example.com', 'secret-1', `${name}=${forged}`)).status).toBe(429)
    const renamed = `${name}=${other.split('=')[1]}`
    expect((await signInFromAnywhere('target-2@example.com', 'secret-1', renamed)).status).toBe(429)
  })

  test('counts wrong current passwords too', async () => {
    await newAccount('changed@example.com')
    const { access_token: token } = (await (await signInFromAnywhere('changed@example.com', 'secret-1')).json()) as {
      access_token: string
    }
    const change = () => {
      newClient()
      return host.api('/auth/v1/user', {
        method: 'PUT',
        token,
        body: JSON.stringify({ password: 'mine-now', current_password: 'wrong' }),
        headers: { 'x-forwarded-for': from },
      })
    }
    expect([(await change()).status, (await change()).status]).toEqual([400, 400])
    expect(await guess('changed@example.com', 3)).toEqual([400, 400, 429])
    expect((await change()).status).toBe(429)
  })
})

describe('one mailbox', () => {
  const recover = (email: string, cookie = '') => {
    newClient()
    return host.api('/auth/v1/recover', { json: { email }, headers: { 'x-forwarded-for': from, cookie } })
  }

  test.each(['flooded@example.com', 'nobody-2@example.com'])(
    'gets five mails an hour from all addresses, whether it has an account: %s',
    async (email) => {
      newClient()
      if (email.startsWith('flooded')) await signUp(email)
      const answers = await Promise.all(Array.from({ length: 8 }, () => recover(email)))
      const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
      // Signing up counts as a mail, because it may send one.
      expect(statuses).toEqual(
        email.startsWith('flooded')
          ? [200, 200, 200, 200, 429, 429, 429, 429]
          : [200, 200, 200, 200, 200, 429, 429, 429],
      )
    },
  )

  test('gets more mails for a browser that has signed in before', async () => {
    newClient()
    const [cookie = ''] = (await signUp('reader@example.com')).headers.getSetCookie()
    await Promise.all(Array.from({ length: 8 }, () => recover('reader@example.com')))
    expect((await recover('reader@example.com', cookie.replace(/;.*/, ''))).status).toBe(200)
  })
})
