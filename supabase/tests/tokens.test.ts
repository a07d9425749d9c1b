import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

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
  test('of the member opens what is theirs', async () => {
    const { status, body } = await readHiddenDeck(await realToken())
    expect([status, body]).toEqual([200, expect.stringContaining(hiddenDeck)])
  })

  test.each(['service_role', 'authenticated', 'postgres'])(
    'that is not signed with our key is worth nothing (%s)',
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

  test('whose content was changed is refused', async () => {
    const [header, payload = '', signature] = (await realToken()).split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object // our own token
    const raised = `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`
    expect((await readHiddenDeck(raised)).status).toBe(401)
  })

  test('of nobody, or no key at all, opens nothing', async () => {
    expect((await readHiddenDeck(undefined)).body).not.toContain(hiddenDeck)
    expect((await readHiddenDeck(undefined, 'sb_secret_guessed')).status).toBe(401)
    expect((await readHiddenDeck(await realToken(), '')).body).not.toContain(hiddenDeck)
  })
})
