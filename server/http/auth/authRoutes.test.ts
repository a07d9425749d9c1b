import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../../host.fixture.ts'

let host: TestHost
const lines: string[] = []

beforeAll(async () => {
  host = await startTestHost({ progress: (line) => lines.push(line), adminEmail: 'boss@example.com' })
})
afterAll(() => host.close())

type Refusal = { error_code: string; msg: string }

async function signIn(email: string, password: string): Promise<Response> {
  return host.api('/auth/v1/token?grant_type=password', { json: { email, password } })
}

function changePassword(token: string, json: object): Promise<Response> {
  return host.api('/auth/v1/user', {
    method: 'PUT',
    token,
    body: JSON.stringify(json),
    headers: { 'content-type': 'application/json' },
  })
}

/** The values of the auth service's headers. */
function authHeaders({ headers }: Response): string[] {
  return [...headers].filter(([name]) => /sb-|auth/.test(name)).map(([, value]) => value)
}

/** The code in the link of the last mail. */
function codeInMail(): string {
  return /token_hash=(\S+)$/m.exec(lines.at(-1) ?? '')?.[1] ?? ''
}

async function redeem(json: object): Promise<{ status: number; token: string }> {
  const answer = await host.api('/auth/v1/verify', { json })
  const { access_token: token = '' } = (await answer.json()) as { access_token?: string }
  return { status: answer.status, token }
}

describe('signing in', () => {
  test.each([
    ['signup', null],
    ['signup', { email: 'void\u0000@example.com', password: 'secret-1' }],
    ['signup', { email: `${'long'.repeat(100)}@example.com`, password: 'secret-1' }],
    ['signup', { email: 'half@example.com', password: 'secret-1', data: { display_name: 'void\u0000' } }],
    ['token?grant_type=password', { email: 7, password: [] }],
    ['token?grant_type=password', { email: 'void\u0000@example.com', password: 'secret-1' }],
    ['token?grant_type=refresh_token', { refresh_token: [] }],
    ['token?grant_type=refresh_token', { refresh_token: '\u0000' }],
    ['recover', { email: {} }],
    ['verify', { type: 'recovery', token_hash: '\u0000' }],
  ])('%s refuses an invalid account: %j', async (path, json) => {
    const answer = await host.api(`/auth/v1/${path}`, { json })
    expect([answer.status, await answer.json()]).toMatchObject([400, { msg: expect.stringMatching(/./) }])
  })

  test('a new account can be used at once, and its password has at least 6 characters', async () => {
    await host.signUp('new@example.com')
    expect((await signIn('new@example.com', 'secret-1')).status).toBe(200)
    const short = await host.api('/auth/v1/signup', { json: { email: 'short@example.com', password: '12345' } })
    expect([short.status, await short.json()]).toMatchObject([422, { error_code: 'weak_password' }])
  })

  test('a taken name is reported as taken', async () => {
    const signUp = (email: string) =>
      host.api('/auth/v1/signup', { json: { email, password: 'secret-1', data: { username: 'wanted_name' } } })
    expect((await signUp('first@example.com')).status).toBe(200)
    const second = await signUp('second@example.com')
    expect([second.status, await second.json()]).toMatchObject([422, { msg: expect.stringMatching(/taken/) }])
    expect((await signIn('second@example.com', 'secret-1')).status).toBe(400)
  })

  test('the duration of a refusal does not show whether the account exists', async () => {
    await host.signUp('known@example.com')
    const floor = 490 // a timer is precise to a few milliseconds
    for (const mail of ['known@example.com', 'unknown@example.com']) {
      const start = performance.now()
      const answer = await signIn(mail, 'wrong-password')
      expect(performance.now() - start).toBeGreaterThan(floor)
      expect([answer.status, await answer.json(), authHeaders(answer)]).toEqual([
        400,
        { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
        ['invalid_credentials'],
      ])
    }
  })

  test.each(['/auth/v1/otp', '/auth/v1/magiclink', '/auth/v1/admin/users', '/auth/v1/resend'])(
    '%s, which the product does not use, does not exist',
    async (path) => {
      expect((await host.api(path, { json: { email: 'x@example.com' } })).status).toBe(404)
    },
  )

  test('the account of ADMIN_EMAIL becomes an administrator when it signs up, and nobody else does', async () => {
    await host.signUp('other@example.com')
    const { id, token } = await host.signUp('Boss@example.com')
    const admins = () => host.sql('select user_id from user_profiles where is_admin')
    expect(await admins()).toEqual([{ user_id: id }])
    // A deleted and recreated account is another account.
    await host.api('/rest/v1/rpc/delete_user_account', { token, json: {} })
    expect(await admins()).toEqual([])
    const again = await host.signUp('boss@example.com')
    expect(await admins()).toEqual([{ user_id: again.id }])
  })

  test('a refresh token is invalid after signing out', async () => {
    const { token, refreshToken } = await host.signUp('leaving@example.com')
    await host.api('/auth/v1/logout', { method: 'POST', token })
    const answer = await host.api('/auth/v1/token?grant_type=refresh_token', { json: { refresh_token: refreshToken } })
    expect(answer.status).toBe(400)
  })
})

describe('changing the password', () => {
  test('a stolen token is not enough to change it', async () => {
    const { token } = await host.signUp('stolen@example.com')
    for (const guess of [{}, { current_password: '' }, { current_password: 'wrong-password' }, { nonce: '123456' }]) {
      const answer = await changePassword(token, { password: 'mine-now', ...guess })
      expect(answer.status).toBe(400)
    }
    expect((await signIn('stolen@example.com', 'mine-now')).status).toBe(400)
    expect((await signIn('stolen@example.com', 'secret-1')).status).toBe(200)
  })

  test('with the current password it changes, and other sessions end', async () => {
    const { token } = await host.signUp('owner@example.com')
    const elsewhere = (await (await signIn('owner@example.com', 'secret-1')).json()) as { refresh_token: string }
    const answer = await changePassword(token, { password: 'better-1', current_password: 'secret-1' })
    expect(answer.status).toBe(200)
    expect((await signIn('owner@example.com', 'better-1')).status).toBe(200)
    const refreshed = await host.api('/auth/v1/token?grant_type=refresh_token', { json: elsewhere })
    expect(refreshed.status).toBe(400)
    expect((await host.api('/auth/v1/user', { token })).status).toBe(200)
  })

  test('checking the current password leaves no session behind', async () => {
    const { id, token } = await host.signUp('tidy@example.com')
    // The service checks the current password first, then the new one, which is too short.
    const answer = await changePassword(token, { password: '12345', current_password: 'secret-1' })
    expect(answer.status).toBe(422)
    expect(await host.sql('select count(*)::int as sessions from auth.sessions where user_id = $1', [id])).toEqual([
      { sessions: 1 },
    ])
  })

  test('the email address cannot change, the rest of the profile can', async () => {
    const { token } = await host.signUp('stays@example.com')
    const mail = await changePassword(token, { email: 'thief@example.com' })
    expect(((await mail.json()) as Refusal).msg).toBe('The email cannot be changed')
    const data = await changePassword(token, { data: { theme: 'dark' } })
    expect(await data.json()).toMatchObject({ email: 'stays@example.com', user_metadata: { theme: 'dark' } })
  })

  test('a recovery link sets a new password without the old one, once', async () => {
    await host.signUp('forgetful@example.com')
    await host.api('/auth/v1/recover', { json: { email: 'forgetful@example.com' } })
    const code = codeInMail()
    expect(lines.at(-1)?.split('\n')).toEqual([
      'Mail for forgetful@example.com: Set a new password for Lorefolio',
      'Lorefolio',
      'Set a new password',
      expect.stringMatching(/^We received a request/),
      `${host.url}/reset-password?token_hash=${code}`,
      expect.stringMatching(/^The link works once/),
    ])
    const { status, token } = await redeem({ type: 'recovery', token_hash: code })
    expect(status).toBe(200)
    expect((await redeem({ type: 'recovery', token_hash: code })).status).toBe(403)
    expect((await changePassword(token, { password: 'recovered-1' })).status).toBe(200)
    expect((await signIn('forgetful@example.com', 'recovered-1')).status).toBe(200)
    expect((await changePassword(token, { password: 'again-1' })).status).toBe(400)
  })

  test('a code works only for the purpose of its mail, and only in the format that the page sends', async () => {
    await host.signUp('careful@example.com')
    await host.api('/auth/v1/recover', { json: { email: 'careful@example.com' } })
    const code = codeInMail()
    const opened = await host.api(`/auth/v1/verify?type=recovery&token=${code}`)
    expect(opened.status).toBe(404)
    for (const wrong of [
      { type: 'signup', token_hash: code },
      { type: 'magiclink', token_hash: code },
      { type: 'recovery', email: 'careful@example.com', token: '1234567890' },
      { type: 'recovery', token_hash: '' },
      { token_hash: code },
    ]) {
      expect(await redeem(wrong)).toEqual({
        status: expect.toSatisfy((status) => [400, 403].includes(status)),
        token: '',
      })
    }
    expect((await redeem({ type: 'recovery', token_hash: code })).status).toBe(200)
  })

  test('a code expires after an hour', async () => {
    const { id } = await host.signUp('late@example.com')
    await host.api('/auth/v1/recover', { json: { email: 'late@example.com' } })
    await host.sql(`update auth.users set recovery_sent_at = now() - interval '61 minutes' where id = $1`, [id])
    expect((await redeem({ type: 'recovery', token_hash: codeInMail() })).status).toBe(403)
  })

  test('neither the answer to a mail request nor its duration shows whether the account exists', async () => {
    const floor = 490 // a timer is precise to a few milliseconds
    await host.signUp('asked@example.com')
    for (const email of ['asked@example.com', 'nobody@example.com']) {
      const start = performance.now()
      const answer = await host.api('/auth/v1/recover', { json: { email } })
      expect(performance.now() - start).toBeGreaterThan(floor)
      expect([answer.status, await answer.text(), authHeaders(answer)]).toEqual([200, '{}', []])
    }
    expect(lines.at(-1)).toContain('asked@example.com')
  })

  test('an invalid body is refused', async () => {
    const { token } = await host.signUp('garbled@example.com')
    for (const body of ['', 'null', '"x"', '{"password": 7}', '{']) {
      const answer = await host.api('/auth/v1/user', { method: 'PUT', token, body })
      expect(answer.status).toBe(400)
    }
  })
})

describe('forged tokens', () => {
  const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: '00000000-0000-4000-8000-000000000001', role: 'service_role', exp: 4_000_000_000 }

  test('give access only to public data', async () => {
    const hidden = await host.signUp('private@example.com')
    await host.sql(`update public.user_profiles set profile_visibility = 'private' where username = 'private'`)
    const head = `${segment({ alg: 'HS256', typ: 'JWT' })}.${segment(claims)}`
    const forged = `${head}.${createHmac('sha256', 'guessed').update(head).digest('base64url')}`
    const unsigned = `${segment({ alg: 'none', typ: 'JWT' })}.${segment(claims)}.`
    for (const token of [forged, unsigned]) {
      const profiles = await host.api('/rest/v1/user_profiles?select=user_id&username=eq.private', { token })
      expect(await profiles.text()).not.toContain(hidden.id)
      await host.api('/rest/v1/cards_2?id=eq.pack-1-1', { method: 'DELETE', token })
      expect((await host.api('/auth/v1/user', { token })).status).toBeGreaterThanOrEqual(401)
    }
    expect(await host.sql(`select id from public.cards_2 where id = 'pack-1-1'`)).toHaveLength(1)
  })
})
