import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../host.fixture.ts'
import { startSmtp } from '../smtp.fixture.ts'

let smtp: Awaited<ReturnType<typeof startSmtp>>
let host: TestHost
beforeAll(async () => {
  smtp = await startSmtp()
  host = await startTestHost({ confirmMail: true, smtp: smtp.settings })
})
afterAll(async () => {
  await host.close()
  smtp.close()
})

const signUp = (email: string, username?: string) =>
  host.api('/auth/v1/signup', { json: { email, password: 'secret-1', data: { username } } })
const verify = (type: string, code: string) => host.api('/auth/v1/verify', { json: { type, token_hash: code } })

async function signIn(email: string, password = 'secret-1') {
  const answer = await host.api('/auth/v1/token?grant_type=password', { json: { email, password } })
  const { error_code: code } = (await answer.json()) as { error_code?: string }
  return [answer.status, code]
}

/** Waits for the mail to this address. */
async function mailTo(address: string): Promise<string> {
  const find = () => smtp.mails.find((mail) => mail.includes(`To: ${address}`)) ?? ''
  await expect.poll(find, { timeout: 10_000 }).not.toBe('')
  return find()
}
const codeIn = (mail: string) => /token_hash=(\w+)/.exec(mail)?.[1] ?? ''

test('a new account can sign in only after its email address is confirmed', async () => {
  const signedUp = await signUp('New@example.com')
  expect(signedUp.status).toBe(200)
  expect(await signedUp.json()).not.toHaveProperty('access_token')
  expect(await signIn('new@example.com')).toEqual([400, 'email_not_confirmed'])

  const mail = await mailTo('new@example.com')
  expect(mail).toContain('From: Lorefolio <post@lorefolio.example>')
  expect(mail).toContain('Subject: Confirm your email for Lorefolio')
  const link = `${host.url}/confirm-email?token_hash=${codeIn(mail)}`
  expect(mail).toContain(`\n${link}\r\n`)
  expect(mail).toContain(`href="${link}"`)
  expect(mail).not.toMatch(/auth\/v1|{{/)

  expect((await verify('signup', 'guessed')).status).toBe(403)
  expect(await signIn('new@example.com')).toEqual([400, 'email_not_confirmed'])
  const confirmed = await verify('signup', codeIn(mail))
  expect([confirmed.status, await confirmed.json()]).toMatchObject([200, { user: { email: 'new@example.com' } }])
  expect(await signIn('new@example.com')).toEqual([200, undefined])
  expect((await verify('signup', codeIn(mail))).status).toBe(403)
})

test('a wrong password does not show that an account is unconfirmed', async () => {
  await signUp('waiting@example.com')
  expect(await signIn('waiting@example.com', 'guessed')).toEqual(await signIn('nobody@example.com', 'guessed'))
  expect(await signIn('waiting@example.com', 'guessed')).toEqual([400, 'invalid_credentials'])
  expect(await signIn('waiting@example.com', 7 as unknown as string)).toEqual([400, 'validation_failed'])
})

test('a taken email address and a taken name are reported as taken', async () => {
  await signUp('taken@example.com', 'Taken_Name')
  const again = await signUp('Taken@example.com')
  expect([again.status, await again.json()]).toMatchObject([422, { error_code: 'user_already_exists' }])
  const name = await signUp('other@example.com', 'taken_name')
  expect([name.status, await name.json()]).toMatchObject([422, { msg: 'This username is already taken' }])
})

test('after a lost confirmation mail, a recovery mail confirms too', async () => {
  await signUp('lost@example.com')
  await mailTo('lost@example.com')
  smtp.mails.length = 0
  expect((await host.api('/auth/v1/recover', { json: { email: 'lost@example.com' } })).status).toBe(200)
  const mail = await mailTo('lost@example.com')
  expect(mail).toContain('Subject: Set a new password for Lorefolio')
  expect((await verify('recovery', codeIn(mail))).status).toBe(200)
  expect(await signIn('lost@example.com')).toEqual([200, undefined])
})
