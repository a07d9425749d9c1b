import { makeAdmin, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { skipWaits } from './support/skipWaits.ts'
import { signOut } from './support/signOut.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

test.describe('the admin dashboard', { tag: '@desktop' }, () => {
  test('refuses a member and leads back', async ({ page, request }) => {
    await openAs(page, await signUp(request, 'curious'), '/sets')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lorcana Sets')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
    await expect(page.getByRole('main')).toContainText(
      "You don't have permission to access this page. This area is restricted to administrators only.",
    )
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveCount(0)
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/sets')
  })

  test('says when permissions cannot be verified, checks again, and greets an administrator by mail address', async ({
    page,
    request,
  }) => {
    const admin = await signUp(request, 'keeper')
    await makeAdmin(request, admin)
    await page.clock.install()
    let fail = () => {}
    const failing = new Promise<void>((resolve) => (fail = resolve))
    await page.route('**/rest/v1/user_profiles*', async (route) => {
      await failing
      await route.abort()
    })
    await openAs(page, admin, '/admin')
    await expect(page.getByText('Checking permissions...')).toBeVisible()
    fail()
    await skipWaits(page, page.getByRole('alert').filter({ hasText: 'Permission Check Failed' }))
    await expect(page.getByRole('alert')).toContainText(
      'Unable to verify your permissions. Please try refreshing the page.',
    )
    await expectAccessible(page)
    await page.unroute('**/rest/v1/user_profiles*')
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
    await expect(page.getByRole('main')).toContainText(`Welcome, ${admin.mail}`)
    await expectAccessible(page)

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sets' }).click()
    await page.getByRole('link', { name: 'Admin Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
    await page.clock.runFor(5000)
    await expect(page.getByRole('complementary', { name: "Let's get started!" })).toHaveCount(0)
    await signOut(page)
    await expect(page).toHaveURL('/')
  })
})
