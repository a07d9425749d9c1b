import type { Locator, Page } from '@playwright/test'
import { canSignIn, PASSWORD, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { delayResponses } from './support/delayResponses.ts'
import { expectWrong, field, signInHere, submit } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

/** The button below the form that leads to the other form. */
const switchTo = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).last()

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

test('both forms name missing values at each field, and switching clears fields and errors @desktop', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(heading(page)).toHaveText('Sign In')
  // On a phone the focus would open the keyboard before the visitor did anything.
  await expect(field(page, 'Email')).not.toBeFocused()
  await submit(page, 'Sign In').click()
  await expectWrong(page, { Email: 'Email is required', Password: 'Password is required' })
  await expect(field(page, 'Email')).toBeFocused()
  await field(page, 'Email').fill('mira')
  await field(page, 'Password').fill('12345')
  await expectWrong(page, {
    Email: 'Please enter a valid email address',
    Password: 'Password must be at least 6 characters',
  })
  await expectAccessible(page)
  await field(page, 'Email').fill('mira@example.org')
  await submit(page, 'Sign In').click()
  await expectWrong(page, { Password: 'Password must be at least 6 characters' })
  await expect(field(page, 'Password')).toBeFocused()

  await switchTo(page, 'Create Account').click()
  await expect(heading(page)).toHaveText('Create Account')
  await expectWrong(page, {})
  for (const label of ['Username', 'Email', 'Password', 'Confirm Password'])
    await expect(field(page, label)).toHaveValue('')
  await submit(page, 'Create Account').click()
  await expectWrong(page, {
    Username: 'Username is required',
    Email: 'Email is required',
    Password: 'Password is required',
    'Confirm Password': 'Please confirm your password',
  })
  await expect(field(page, 'Username')).toBeFocused()
  await field(page, 'Username').fill('mi')
  await field(page, 'Email').fill('mira@example')
  await field(page, 'Password').fill('12345')
  await field(page, 'Confirm Password').fill('54321')
  await expectWrong(page, {
    Username: 'Username must be at least 3 characters',
    Email: 'Please enter a valid email address',
    Password: 'Password must be at least 6 characters',
    'Confirm Password': 'Passwords do not match',
  })
  await expectAccessible(page)

  await switchTo(page, 'Sign In').click()
  await expectWrong(page, {})
  await expect(field(page, 'Email')).toHaveValue('')
  await expect(field(page, 'Password')).toHaveValue('')
})

test('an account is made or signed in to: problems are shown at their fields, and nothing that was typed is lost @desktop', async ({
  page,
  request,
}) => {
  const member = await signUp(request, 'first-come')
  const unreachable = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })
  await page.goto('/login')
  await expect(page).toHaveTitle('Sign In | Lorefolio')
  const benefits = page.getByRole('complementary', { name: 'Why create an account?' })
  for (const benefit of ['Create and manage decks', 'Save favorite decks', 'Track your collection'])
    await expect(benefits).toContainText(benefit)
  await expect(page.getByText('Google sign-in is not set up on this site. Please use your email.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0)
  for (const [name, path, title] of [
    ['Terms of Use', '/terms', 'Terms of Use'],
    ['Privacy Policy', '/privacy', 'Privacy'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toHaveText(title)
    await page.goBack()
  }

  await test.step('a taken username, a taken mail and a lost connection when signing up', async () => {
    const typed = { Email: 'second@example.org', Password: 'secret-2', 'Confirm Password': 'secret-2' }
    await switchTo(page, 'Create Account').click()
    await field(page, 'Username').fill(member.name.toUpperCase())
    for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
    await submit(page, 'Create Account').click()
    await expectWrong(page, { Username: 'This username is already taken' })
    await expect(field(page, 'Username')).toBeFocused()
    for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value)

    await field(page, 'Username').fill('second')
    await field(page, 'Email').fill(member.mail)
    await submit(page, 'Create Account').click()
    await expectWrong(page, { Email: 'An account with this email already exists' })
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Username')).toHaveValue('second')
    await expect(field(page, 'Password')).toHaveValue('secret-2')
    expect(await canSignIn(request, member, 'secret-2')).toBe(false)

    await page.route('**/rest/v1/rpc/**', (route) => route.abort())
    await page.route('**/auth/v1/**', (route) => route.abort())
    await field(page, 'Email').fill('farther-away@example.org')
    await submit(page, 'Create Account').click()
    await expect(unreachable).toBeVisible()
    await expect(field(page, 'Username')).toHaveValue('second')
    await expect(field(page, 'Confirm Password')).toHaveValue('secret-2')
  })

  await test.step('a lost connection and a wrong password when signing in', async () => {
    await switchTo(page, 'Sign In').click()
    await signInHere(page, member, 'secret-2')
    await expect(unreachable).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue(member.mail)
    await expect(field(page, 'Password')).toHaveValue('secret-2')
    await page.unroute('**/auth/v1/**')
    await submit(page, 'Sign In').click()
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
    await expect(field(page, 'Email')).toHaveValue(member.mail)

    await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
    await expect(field(page, 'Password')).toHaveValue('secret-2')
  })

  await test.step('the right password leads to the member’s collection', async () => {
    const answer = await delayResponses(page, /\/auth\/v1\/token/)
    await field(page, 'Password').fill(PASSWORD)
    await submit(page, 'Sign In').click()
    await expect(submit(page, 'Signing In...')).toBeDisabled()
    answer()
    await expect(page).toHaveURL(`/user/${member.id}/collection`)
    await page.goto('/login')
    await expect(page).toHaveURL(`/user/${member.id}/collection`)
  })
})

test('the keyboard leads from the landing page to a new account @desktop', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Sign In' }))
  await page.keyboard.press('Enter')
  await tabTo(page, switchTo(page, 'Create Account'))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Username')).toBeFocused()
  await page.keyboard.type('Mira Quill')
  await tabTo(page, field(page, 'Email'))
  await page.keyboard.type('mira-quill@example.org')
  await tabTo(page, field(page, 'Password'))
  await page.keyboard.type('secret-1')
  await tabTo(page, field(page, 'Confirm Password'))
  await page.keyboard.type('secret-1')
  const answer = await delayResponses(page, /\/auth\/v1\/signup/)
  await page.keyboard.press('Enter')
  await expect(submit(page, 'Creating Account...')).toBeDisabled()
  answer()
  await expect(page).toHaveURL(/\/user\/[0-9a-f-]{36}\/collection$/)
  await expect(page.getByText('Mira Quill', { exact: true })).toBeVisible()
})
