import { sign } from 'hono/jwt'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Account, startTestHost, type TestHost } from '../host.fixture.ts'
import { allowClockSkew } from './clockSkew.ts'

let host: TestHost
let ada: Account
beforeAll(async () => {
  host = await startTestHost()
  ada = await host.signUp('ada@example.com')
})
afterAll(() => host.close())
afterEach(() => void vi.useRealTimers())

const HOUR_S = 3600

describe('a token of a host whose clock differs', () => {
  // The auth service checks only the expiry, as in a hosted project.
  test.each([
    ['is 20 seconds ahead', -20, 200, true],
    ['is 40 seconds ahead', -40, 401, true],
    ['is 20 seconds behind, when the token expires', HOUR_S + 20, 200, true],
    ['is 40 seconds behind, when the token expires', HOUR_S + 40, 401, false],
  ])('if it %s', async (_, seconds, status, isKnown) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    const read = await host.api(`/rest/v1/user_profiles?user_id=eq.${ada.id}`, { token: ada.token })
    expect(read.status).toBe(status)
    const call = await host.api('/rest/v1/rpc/find_decks', { token: ada.token, json: { list: 'mine' } })
    expect(call.status).toBe(status)
    expect((await host.api('/auth/v1/user', { token: ada.token })).ok).toBe(isKnown)
  })
})

const SECRET = 'a secret of more than thirty-two characters'
const now = Math.floor(Date.now() / 1000)
const passOn = async (claims: Record<string, unknown>, secret = SECRET) => {
  vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 })
  const token = `Bearer ${await sign(claims, secret)}`
  const request = new Request('http://localhost', { headers: { authorization: token } })
  return (await allowClockSkew(request, SECRET)) === request ? 'unchanged' : 'signed again'
}

test.each([
  [{ iat: now, exp: now + 1 }, 'unchanged'],
  [{ iat: now + 1, exp: now + 60 }, 'signed again'],
  [{ iat: now, nbf: now + 30, exp: now + 60 }, 'signed again'],
  [{ iat: now - 60, exp: now }, 'signed again'],
  [{ iat: now - 60, exp: now - 30 }, 'signed again'],
  [{ iat: now + 31, exp: now + 60 }, 'unchanged'],
  [{ iat: now, nbf: now + 31, exp: now + 60 }, 'unchanged'],
  [{ iat: now + 1, exp: now - 31 }, 'unchanged'],
  [{ iat: 'tomorrow', exp: now }, 'unchanged'],
])('a token with %j is passed on %s', async (claims, result) => {
  expect(await passOn(claims)).toBe(result)
})

test('a token with another signature is passed on unchanged, to be refused', async () => {
  expect(await passOn({ iat: now + 1, exp: now + 60 }, 'a secret of somebody else, just as long')).toBe('unchanged')
})
