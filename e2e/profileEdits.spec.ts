import type { Page } from '@playwright/test'
import { addSubscription, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { field } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

const section = (page: Page, name: string) => page.getByRole('region', { name })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

test('unsaved edits of a profile ask before they are discarded @desktop', async ({ page, request }) => {
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
  // The tab too.
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

test('a plan whose payment is past due says so @desktop', async ({ page, request }) => {
  const member = await signUp(request, 'owes')
  await addSubscription(request, member, { price_id: 'price_pro', status: 'past_due' })
  await openAs(page, member, '/account')
  await expect(section(page, 'Subscription Status')).toContainText(
    'past due. You have a free account until it is paid.',
  )
})
