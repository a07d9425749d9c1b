import type { Page } from '@playwright/test'
import { type Account, requestPasswordReset, canSignIn, mailedLink, PASSWORD, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { expectWrong, field, submit } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

const NEW_PASSWORD = 'secret-2'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Requests a mail with the form on the page. */
async function requestMail(page: Page, { mail }: Pick<Account, 'mail'>) {
  await field(page, 'Email').fill(mail)
  await submit(page, 'Send Reset Link').click()
  await expect(page.getByRole('status').filter({ hasText: mail })).toHaveText(
    `If there is an account for ${mail}, we sent it a link. It works once and expires in an hour.`,
  )
  await expect(submit(page, 'Send Again')).toBeEnabled()
}

/** The link of the mail. */
async function openMail(page: Page, { mail }: Account) {
  await expect.poll(() => mailedLink(mail)).toContain('/reset-password?')
  await page.goto(mailedLink(mail) ?? '')
}

async function typePassword(page: Page, password: string) {
  await field(page, 'New Password').fill(password)
  await field(page, 'Confirm New Password').fill(password)
  await submit(page, 'Set New Password').click()
}

test('the pages for a new password are accessible, and name missing values @desktop', async ({ page }) => {
  await page.goto('/login')
  await field(page, 'Email').fill('mira')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(heading(page)).toHaveText('Reset Your Password')
  await expect(heading(page)).toBeFocused()
  await expect(field(page, 'Email')).toHaveValue('mira')
  await submit(page, 'Send Reset Link').click()
  await expectWrong(page, { Email: 'Please enter a valid email address' })
  await expect(field(page, 'Email')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(heading(page)).toHaveText('Sign In')

  await page.goto('/reset-password?token_hash=guessed')
  await expect(heading(page)).toHaveText('Set a New Password')
  await submit(page, 'Set New Password').click()
  await expectWrong(page, {
    'New Password': 'New password is required',
    'Confirm New Password': 'Please confirm your new password',
  })
  await expect(field(page, 'New Password')).toBeFocused()
  await field(page, 'New Password').fill('12345')
  await field(page, 'Confirm New Password').fill('54321')
  await expectWrong(page, {
    'New Password': 'New password must be at least 6 characters',
    'Confirm New Password': 'Passwords do not match',
  })
  await expectAccessible(page)

  await typePassword(page, NEW_PASSWORD)
  await expect(page.getByRole('alert')).toHaveText('This link has been used already, or it is too old.')
  await expectAccessible(page)

  // An address without its code leads to a new mail.
  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toHaveText('Open this page with the link in your email.')
  await page.getByRole('link', { name: 'Send a New Link' }).click()
  await expect(page).toHaveURL('/login')
  await expect(heading(page)).toHaveText('Reset Your Password')
})

test.describe('a forgotten password', { tag: '@desktop' }, () => {
  // Mails are limited by address, so the tests of this file run one after the other.
  test.use({ ...DESKTOP, extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.2' } })

  test('is replaced by the link of a mail, which works once', async ({ page, request }) => {
    const member = await signUp(request, 'forgetful')
    await page.goto('/login')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    // An address without an account is answered with the same words.
    await requestMail(page, { mail: 'unknown@example.org' })
    expect(mailedLink('unknown@example.org')).toBeUndefined()
    await field(page, 'Email').fill(member.mail)
    await submit(page, 'Send Again').click()
    await expect(page.getByRole('status').filter({ hasText: member.mail })).toBeVisible()

    await openMail(page, member)
    await expect(page).toHaveTitle('Set a New Password | Lorefolio')
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1)
    // Opening the link does not sign in, and does not use it up.
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect(await canSignIn(request, member, PASSWORD)).toBe(true)

    await typePassword(page, NEW_PASSWORD)
    await expect(page).toHaveURL(`/user/${member.id}/collection`)
    await expect(page.getByText(member.name, { exact: true })).toBeVisible()
    expect(await canSignIn(request, member, PASSWORD)).toBe(false)
    expect(await canSignIn(request, member, NEW_PASSWORD)).toBe(true)

    await openMail(page, member)
    await typePassword(page, 'secret-3')
    await expect(page.getByRole('alert')).toHaveText('This link has been used already, or it is too old.')
    expect(await canSignIn(request, member, NEW_PASSWORD)).toBe(true)
  })
})

test.describe('an attacker who requests many mails', { tag: '@desktop' }, () => {
  test.use({ ...DESKTOP, extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.3' } })

  test('is rate limited', async ({ page, request }) => {
    const mail = 'flooded@example.org'
    await Promise.all(Array.from({ length: 10 }, () => requestPasswordReset(request, mail)))
    await page.goto('/login')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await field(page, 'Email').fill(mail)
    await submit(page, 'Send Reset Link').click()
    await expect(page.getByRole('alert')).toHaveText('Too many attempts. Please wait a while and try again.')
    await expect(field(page, 'Email')).toHaveValue(mail)
    await expect(submit(page, 'Send Reset Link')).toBeEnabled()
  })
})

test('a link with an unknown code says so, wherever it leads @desktop', async ({ page, request }) => {
  const notice = page.getByText('This link is no longer valid')
  for (const [opened, left] of [
    ['/cards?color=Ruby&code=unknown', '/cards?color=Ruby'],
    ['/?error=access_denied&error_code=otp_expired&error_description=Too+late', '/'],
  ] as const) {
    await page.goto(opened)
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL(left)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await page.goto('/?code=unknown')
  await page.getByRole('status').filter({ has: notice }).getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  await expect(notice).toBeVisible()

  const member = await signUp(request, 'knows-this-site')
  await openAs(page, member, '/?code=unknown')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('status').filter({ has: notice }).getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})
