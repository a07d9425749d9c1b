import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestHost, type TestHost } from '../../host.fixture.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ google: { clientId: 'our-client', clientSecret: 'our-secret' } })
})
afterAll(() => host.close())

const verifier = randomBytes(32).toString('base64url')
const PKCE = {
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 's256',
}

const authorize = (query: Record<string, string>, at = host) =>
  at.api(`/auth/v1/authorize?${new URLSearchParams({ provider: 'google', ...query })}`, { redirect: 'manual' })
const callback = (query: Record<string, string>) =>
  host.api(`/auth/v1/callback?${new URLSearchParams(query)}`, { redirect: 'manual' })
const target = (answer: Response) => new URL(answer.headers.get('location') ?? 'none:')

/** Starts a sign-in that returns to `redirect_to`. @returns the state that Google sends back. */
async function startSignIn(redirect_to = `${host.url}/`): Promise<string> {
  return target(await authorize({ ...PKCE, redirect_to })).searchParams.get('state') ?? ''
}

/** Replaces Google's two services: a person with this email address has consented. */
function mockGoogle(email: string, verified = true) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const address = new URL(input instanceof Request ? input.url : input)
    if (!address.hostname.endsWith('googleapis.com')) return real(input, init)
    return Promise.resolve(
      address.pathname.includes('token')
        ? Response.json({ access_token: 'of-google', token_type: 'Bearer' })
        : Response.json({ id: `id-of-${email}`, email, verified_email: verified, name: 'Gerda Google' }),
    )
  })
  return { [Symbol.dispose]: () => vi.unstubAllGlobals() }
}

/** Returns from Google and exchanges the code for a session. */
async function signInWithGoogle(email: string) {
  using _ = mockGoogle(email)
  const back = target(await callback({ state: await startSignIn(), code: 'given-by-google' }))
  const json = { auth_code: back.searchParams.get('code'), code_verifier: verifier }
  const answer = await host.api('/auth/v1/token?grant_type=pkce', { json })
  const session = (await answer.json()) as { access_token: string; user: { id: string; email: string } }
  return { back, status: answer.status, session, again: () => host.api('/auth/v1/token?grant_type=pkce', { json }) }
}

describe('signing in with Google', () => {
  test('redirects to Google with the client id and the address of this site', async () => {
    const answer = await authorize({ ...PKCE, redirect_to: `${host.url}/` })
    const { origin, searchParams } = target(answer)
    expect([answer.status, origin]).toEqual([302, 'https://accounts.google.com'])
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'our-client',
      redirect_uri: `${host.url}/auth/v1/callback`,
      response_type: 'code',
      scope: 'email profile',
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('creates an account with the name from Google, by a code that works once', async () => {
    const { back, status, session, again } = await signInWithGoogle('gerda@example.com')
    expect(back.href).toMatch(new RegExp(`^${host.url}/\\?code=[0-9a-f-]{36}$`))
    expect([status, session.user.email]).toEqual([200, 'gerda@example.com'])
    const profile = await host.api(`/rest/v1/user_profiles?user_id=eq.${session.user.id}`, {
      token: session.access_token,
    })
    expect(await profile.json()).toMatchObject([{ username: 'Gerda Google', display_name: 'Gerda Google' }])
    expect((await again()).status).toBe(404)
    expect((await signInWithGoogle('gerda@example.com')).session.user.id).toBe(session.user.id)
  })

  test('gives the owner of an email address the account that a stranger created with it', async () => {
    const thief = await host.signUp('owner@example.com', 'secret-1')
    const { session } = await signInWithGoogle('owner@example.com')
    expect(session.user.id).toBe(thief.id)
    const signIn = { email: 'owner@example.com', password: 'secret-1' }
    expect((await host.api('/auth/v1/token?grant_type=password', { json: signIn })).status).toBe(400)
    const refresh = { refresh_token: thief.refreshToken }
    expect((await host.api('/auth/v1/token?grant_type=refresh_token', { json: refresh })).status).toBe(400)
    expect((await host.api('/auth/v1/user', { token: thief.token })).status).toBe(403)
    expect((await host.api('/auth/v1/user', { token: session.access_token })).status).toBe(200)
  })

  test('does not remove the password of an account that was confirmed by mail', async () => {
    const { id } = await host.signUp('proven@example.com')
    await host.sql('update auth.users set confirmation_sent_at = now() where id = $1', [id])
    expect((await signInWithGoogle('proven@example.com')).session.user.id).toBe(id)
    const signIn = { email: 'proven@example.com', password: 'secret-1' }
    expect((await host.api('/auth/v1/token?grant_type=password', { json: signIn })).status).toBe(200)
  })

  test('a code is useless without the verifier of its sign-in', async () => {
    using _ = mockGoogle('careful@example.com')
    const back = target(await callback({ state: await startSignIn(), code: 'given-by-google' }))
    const json = { auth_code: back.searchParams.get('code'), code_verifier: randomBytes(32).toString('base64url') }
    expect((await host.api('/auth/v1/token?grant_type=pkce', { json })).status).toBe(400)
  })
})

describe('a failed sign-in returns to the site with the reason', () => {
  test('if the person refuses', async () => {
    const answer = await callback({ state: await startSignIn(`${host.url}/sets`), error: 'access_denied' })
    const { origin, pathname, searchParams } = target(answer)
    expect([answer.status, origin, pathname]).toEqual([302, host.url, '/sets'])
    expect(Object.fromEntries(searchParams)).toEqual({ error: 'access_denied', error_description: '' })
  })

  test.each([
    [{ state: '01234567-89ab-4def-8123-456789abcdef', code: 'x' }, 'bad_oauth_state'],
    [{ state: `' or true`, code: 'x' }, 'bad_oauth_state'],
    [{ code: 'x' }, 'bad_oauth_callback'],
  ])('if the state is unknown: %o', async (query, code) => {
    const answer = await callback(query)
    const { origin, pathname, searchParams } = target(answer)
    expect([answer.status, origin, pathname]).toEqual([303, host.url, '/'])
    expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'invalid_request', error_code: code })
  })

  test('if Google refuses the code', async () => {
    vi.stubGlobal(
      'fetch',
      (
        (real) => (input: string | URL, init?: RequestInit) =>
          String(input).includes('googleapis.com')
            ? Promise.resolve(new Response('no', { status: 400 }))
            : real(input, init)
      )(globalThis.fetch),
    )
    const { origin, searchParams } = target(await callback({ state: await startSignIn(), code: 'guessed' }))
    vi.unstubAllGlobals()
    expect([origin, searchParams.get('error')]).toEqual([host.url, 'server_error'])
  })
})

describe('a forged address', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    'http://evil.example\\@{host}/',
    'http://{host}@evil.example/',
    'http://evil.example#{url}',
    '{url}.evil.example/',
    'http://127.0.0.1:1/',
    'javascript:alert(1)',
    'http://[',
  ])('does not redirect to another site: %s', async (pattern) => {
    const wanted = pattern.replace('{host}', new URL(host.url).host).replace('{url}', host.url)
    const denied = await callback({ state: await startSignIn(wanted), error: 'access_denied' })
    expect(target(denied).origin).toBe(host.url)
    const byReferrer = await host.api(`/auth/v1/authorize?${new URLSearchParams({ provider: 'google', ...PKCE })}`, {
      redirect: 'manual',
      headers: { referer: wanted },
    })
    const state = target(byReferrer).searchParams.get('state') ?? ''
    expect(target(await callback({ state, error: 'access_denied' })).origin).toBe(host.url)
  })

  test('does not change the parameters for Google', async () => {
    const forged = {
      client_id: 'evil',
      redirect_uri: 'https://evil.example',
      state: 'mine',
      scope: 'drive',
      scopes: 'drive',
    }
    const { searchParams } = target(await authorize({ ...PKCE, ...forged, prompt: 'none' }))
    expect(searchParams.get('client_id')).toBe('our-client')
    expect(searchParams.toString()).not.toMatch(/evil|mine|drive|none/)
  })

  test('cannot put a token into an address', async () => {
    for (const query of [{}, { code_challenge: PKCE.code_challenge, code_challenge_method: 'plain' }]) {
      const answer = await authorize(query)
      expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: 'validation_failed' }])
    }
  })
})

test('without Google’s id and secret the error is clear', async () => {
  const plain = await startTestHost()
  const answer = await authorize(PKCE, plain)
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error_code: 'validation_failed', msg: 'Unsupported provider: provider is not enabled' },
  ])
  expect(await (await plain.api('/auth/v1/settings')).json()).toMatchObject({ external: { google: false } })
  await plain.close()
})
