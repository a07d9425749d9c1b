import type { Page } from '@playwright/test'
import { PASSWORD, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { field } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

const NEW_PASSWORD = 'secret-2'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

test('unsaved edits of a profile are discarded only after a confirmation @desktop', async ({ page, request }) => {
  const member = await signUp(request, 'half-done')
  await openAs(page, member, '/account')
  await press(page, 'Edit Profile')
  const question = page.getByRole('dialog', { name: 'Unsaved Changes' })
  const leave = () => page.getByRole('link', { name: 'Sets', exact: true }).first().click()
  await field(page, 'Display Name').fill('Half')
  await leave()
  await expect(question).toContainText('Your profile has changes that are not saved.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account')
  await expect(field(page, 'Display Name')).toHaveValue('Half')
  // Closing the tab needs a confirmation too.
  const prompt = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const warning = await prompt
  expect(warning.type()).toBe('beforeunload')
  await warning.dismiss()
  await expect(field(page, 'Display Name')).toHaveValue('Half')

  await press(page, 'Save')
  await expect(section(page, 'Profile Information').getByRole('status')).toHaveText('Profile updated successfully!')
  await press(page, 'Edit Profile')
  await leave()
  await expect(page).toHaveURL('/sets')

  await page.goto('/account')
  await press(page, 'Edit Profile')
  await field(page, 'Display Name').fill('Quarter')
  await leave()
  await question.getByRole('button', { name: 'Leave Without Saving' }).click()
  await expect(page).toHaveURL('/sets')
})

test('a change that does not reach the server is reported, and nothing that was typed is lost @desktop', async ({
  page,
  request,
}) => {
  const member = await signUp(request, 'cut-off')
  await openAs(page, member, '/account')
  await expect(heading(page)).toHaveText(member.name)
  await page.route(/\/(rest|auth)\/v1\//, (route) => route.abort())
  await press(page, 'Edit Profile')
  await field(page, 'Display Name').fill('Cut Off')
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toHaveText('Failed to update profile. Please try again.')
  await expect(field(page, 'Display Name')).toHaveValue('Cut Off')

  await press(page, 'Change Password')
  await field(page, 'Current Password').fill(PASSWORD)
  await field(page, 'New Password').fill(NEW_PASSWORD)
  await field(page, 'Confirm New Password').fill(NEW_PASSWORD)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to change password. Please try again.')
  await expect(field(page, 'New Password')).toHaveValue(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await press(page, 'Delete Account')
  await field(page, 'Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete account. Please try again.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await press(page, 'Download My Data')
  await expect(section(page, 'Your Data').getByRole('alert')).toHaveText(
    'Failed to download your data. Please try again.',
  )
  await page.unroute(/\/(rest|auth)\/v1\//)
  await press(page, 'Save')
  await expect(heading(page)).toHaveText('Cut Off')
})
