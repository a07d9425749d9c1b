import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { SESSION_ENDED, signInAgain } from './sessions.fixture.ts'
import { type Member, PASSWORD, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let victim: Member
let hiddenDeck: string
beforeAll(async () => {
  backend = await startTestBackend()
  victim = await backend.join('victim')
  hiddenDeck = (await saveDeck(victim, { is_public: false })).id
})
afterAll(() => backend.close())

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const sign = (header: object, payload: object, secret: string) => {
  const text = `${encode(header)}.${encode(payload)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
const inAnHour = Math.floor(Date.now() / 1000) + 3600

async function readHiddenDeck(token: string | undefined, apikey = backend.publishableKey) {
  const answer = await fetch(`${backend.url}/rest/v1/decks?id=eq.${hiddenDeck}`, {
    headers: { apikey, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
  })
  return { status: answer.status, body: await answer.text() }
}

async function realToken() {
  const { data } = await victim.client.auth.getSession()
  return data.session?.access_token ?? ''
}

describe('a token', () => {
  test('of a member gives access to their data', async () => {
    const { status, body } = await readHiddenDeck(await realToken())
    expect([status, body]).toEqual([200, expect.stringContaining(hiddenDeck)])
  })

  test.each(['service_role', 'authenticated', 'postgres'])(
    'that is not signed with the host’s key is refused (%s)',
    async (role) => {
      const payload = { sub: victim.id, role, aud: 'authenticated', exp: inAnHour }
      const forged = [
        `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`,
        sign({ alg: 'HS256', typ: 'JWT' }, payload, 'super-secret-jwt-token-with-at-least-32-characters-long'),
        sign({ alg: 'HS256', typ: 'JWT' }, payload, ''),
      ]
      for (const token of forged) expect((await readHiddenDeck(token)).body).not.toContain(hiddenDeck)
    },
  )

  test('with changed content is refused', async () => {
    const [header, payload = '', signature] = (await realToken()).split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object // the test got it from the host
    const raised = `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`
    expect((await readHiddenDeck(raised)).status).toBe(401)
  })

  test('without a member, or a request without a key, gives no access', async () => {
    expect((await readHiddenDeck(undefined)).body).not.toContain(hiddenDeck)
    expect((await readHiddenDeck(undefined, 'sb_secret_guessed')).status).toBe(401)
    expect((await readHiddenDeck(await realToken(), '')).body).not.toContain(hiddenDeck)
  })

  test('that another project signed is refused, and so are that project’s keys', async () => {
    const project = await startTestBackend()
    try {
      const { client } = await project.join('victim')
      const { data } = await client.auth.getSession()
      expect((await readHiddenDeck(data.session?.access_token)).status).toBe(401)
      expect((await readHiddenDeck(undefined, project.publishableKey)).status).toBe(401)
      expect((await readHiddenDeck(data.session?.access_token, project.publishableKey)).status).toBe(401)
    } finally {
      await project.close()
    }
  })

  test('that has expired is refused, and the refresh token gives a new one', async () => {
    const member = await backend.join('sleeper')
    const { data } = await member.client.auth.getSession()
    const use = () =>
      fetch(`${backend.url}/rest/v1/user_profiles?user_id=eq.${member.id}`, {
        headers: { apikey: backend.publishableKey, Authorization: `Bearer ${data.session?.access_token ?? ''}` },
      })
    expect((await use()).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    try {
      const late = await use()
      expect([late.status, await late.json()]).toMatchObject([401, { code: 'PGRST303' }])
      expect((await member.client.auth.refreshSession()).error).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  test('for refreshing works once, and ends its session if it is used again much later', async () => {
    const { client } = await backend.join('refresher')
    const first = (await client.auth.getSession()).data.session?.refresh_token ?? ''
    const refresh = async (refresh_token: string) => {
      const { data, error } = await backend.visitor().auth.refreshSession({ refresh_token })
      return { token: data.session?.refresh_token ?? '', code: error?.code }
    }
    const second = await refresh(first)
    const third = await refresh(second.token)
    expect(new Set([first, second.token, third.token, '']).size).toBe(4)
    expect(await refresh(first)).toEqual({ token: '', code: 'refresh_token_already_used' })
    expect(await refresh(third.token)).toEqual({ token: '', code: 'refresh_token_already_used' })
    expect((await refresh(crypto.randomUUID())).code).toBe('refresh_token_not_found')
  })

  test.each<[string, (member: Member) => Promise<unknown>]>([
    [
      'the password was changed',
      ({ client }) => client.auth.updateUser({ password: 'eight inks', current_password: PASSWORD }),
    ],
    ['the other devices were signed out', ({ client }) => client.auth.signOut({ scope: 'others' })],
    ['all devices were signed out', ({ client }) => client.auth.signOut({ scope: 'global' })],
  ])('of another device is refused as soon as %s', async (how, end) => {
    const member = await backend.join(`leaver-${how.split(' ')[1]}`)
    const { client } = await signInAgain(backend, member)
    await client.from('matches').select().throwOnError()
    await end(member)
    const { error, status } = await client.from('matches').select()
    expect([status, error]).toMatchObject([401, SESSION_ENDED])
    expect(await refusal(client.rpc('download_own_data'))).toMatchObject({ status: 401, code: 'PT401' })
    expect(await refusal(client.rpc('delete_user_account'))).toMatchObject({ status: 401, code: 'PT401' })
    expect((await client.auth.updateUser({ data: { name: 'Somebody' } })).error?.name).toBe('AuthSessionMissingError')
  })

  test('stays valid on the device that changed the password', async () => {
    const member = await backend.join('changer')
    await member.client.auth.updateUser({ password: 'eight inks', current_password: PASSWORD })
    expect((await member.client.rpc('download_own_data')).error).toBeNull()
  })
})
