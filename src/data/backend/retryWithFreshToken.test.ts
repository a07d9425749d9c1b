import { expect, test, vi } from 'vitest'
import { retryWithFreshToken } from './retryWithFreshToken.ts'

const expired = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })

/** A backend that accepts one token and reports any other one as expired. */
const backend = (good: string) =>
  vi.fn<typeof fetch>(async (_, init) =>
    new Headers(init?.headers).get('Authorization') === `Bearer ${good}` ? Response.json(init?.body) : expired(),
  )
const call = (send: typeof fetch, body: string) =>
  send('/rest/v1/decks', { method: 'POST', body, headers: { Authorization: 'Bearer old' } })

test('requests that are refused together for an expired token are retried, and renew it once', async () => {
  const renew = vi.fn<() => Promise<string>>(async () => 'new')
  const retrying = retryWithFreshToken(backend('new'), renew)
  const answers = await Promise.all([call(retrying, 'one'), call(retrying, 'two')])
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(['one', 'two'])
  expect(await call(retrying, 'late').then((answer) => answer.json())).toBe('late')
  expect(renew.mock.calls).toEqual([['old']])
})

test('a request is retried only once, even if the renewed token is refused', async () => {
  const host = backend('another')
  expect(
    (
      await call(
        retryWithFreshToken(host, async () => 'new'),
        'one',
      )
    ).status,
  ).toBe(401)
  expect(host).toHaveBeenCalledTimes(2)
})

test.each<[what: string, fail: () => Promise<undefined>]>([
  ['the session is gone', async () => undefined],
  ['the renewal fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('if %s, the request stays refused, and a later one may renew the token', async (_, fail) => {
  const renew = vi.fn<() => Promise<string | undefined>>(async () => 'new').mockImplementationOnce(fail)
  const retrying = retryWithFreshToken(backend('new'), renew)
  expect(await call(retrying, 'one').then((answer) => answer.json())).toMatchObject({ message: 'JWT expired' })
  expect((await call(retrying, 'one')).status).toBe(200)
})

test('another refusal does not renew the token', async () => {
  const renew = vi.fn<() => Promise<string>>()
  const retrying = retryWithFreshToken(async () => Response.json({ code: '42501' }, { status: 403 }), renew)
  expect((await call(retrying, 'one')).status).toBe(403)
  expect(renew).not.toHaveBeenCalled()
})
