import { expect, test } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'

test('the landing page stands without an error and shows the version', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('0.5.0')
  await expectAccessible(page)
  expect(errors).toEqual([])
})

test('an unknown address leads to the landing page', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page).toHaveURL('/')
})
