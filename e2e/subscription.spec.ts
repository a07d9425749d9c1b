import type { Page } from '@playwright/test'
import { addSubscription, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { skipWaits } from './support/skipWaits.ts'
import { expect, test } from './support/test.ts'

const PRO = { price_id: 'price_pro', status: 'active', current_period_end: '2026-12-20T10:00:00Z' }
const SUPPORTER = { ...PRO, price_id: 'price_supporter', status: 'trialing' }

const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade Account' })
const processing = (page: Page) => page.getByRole('heading', { name: 'Processing Your Subscription' })
const welcome = (page: Page, plan: string) => page.getByRole('heading', { name: `Welcome to ${plan}!` })

test.describe('the account block', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('a free account chooses among the plans, and learns that none can be bought yet', async ({ page, request }) => {
    await openAs(page, await signUp(request, 'chooser'), '/guides/set-rotation')
    await expect(page.getByText('Free Account')).toBeVisible()
    await upgrade(page).focus()
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Choose a Plan' })
    await expect(dialog.getByRole('article', { name: 'Free' })).toContainText('Your plan')
    await expect(dialog.getByRole('article', { name: 'Supporter' })).toContainText('$1.00 a month')
    await expect(dialog.getByRole('article', { name: 'Pro' })).toContainText('$4.99 a month')

    const buy = dialog.getByRole('button', { name: /^Coming Soon/ })
    await expect(buy).toHaveText(['Coming Soon for Supporter', 'Coming Soon for Pro'])
    await buy.first().focus()
    await page.keyboard.press('Tab')
    await expect(buy.last()).toBeFocused()
    await expect(buy.last()).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('Payment system is not configured. Please contact support.')
    await expectAccessible(page)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(upgrade(page)).toBeFocused()
  })
})

test.describe('coming back from paying', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('a subscription that is reported meanwhile is welcomed, in the account block too', async ({ page, request }) => {
    const member = await signUp(request, 'waiting')
    await page.clock.install()
    await page.route('**/rest/v1/stripe_user_subscriptions*', (route) => route.abort())
    await openAs(page, member, '/success?success=true')
    await skipWaits(page, page.getByRole('heading', { name: 'Failed to fetch subscription' }))
    await expect(upgrade(page)).toHaveCount(0)
    await page.unroute('**/rest/v1/stripe_user_subscriptions*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(processing(page)).toBeVisible()
    await expect(page.getByText('Free Account')).toBeVisible()
    await addSubscription(request, member, { ...SUPPORTER, cancel_at_period_end: true })
    await expect(welcome(page, 'Supporter')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Canceled: it ends on December 20, 2026')
    await expect(page.getByText('Supporter Account')).toBeVisible()
    await expect(upgrade(page)).toHaveCount(0)
  })

  test('waiting for a late payment ends with a message, and the paid plan is shown with price, benefits and next bill', async ({
    page,
    request,
  }) => {
    await test.step('a guest is asked to sign in, and a visitor who has not paid goes home', async () => {
      await page.goto('/success?success=true')
      await expect(page.getByRole('heading', { name: 'Sign in to see your subscription' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
      await page.goto('/success')
      await expect(page).toHaveURL('/')
    })

    const member = await signUp(request, 'patient')
    await page.clock.install()
    await openAs(page, member, '/success?session_id=cs_2')
    await expect(processing(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ has: processing(page) })).toBeVisible()
    await page.clock.fastForward(31_000)
    await expect(page.getByRole('heading', { name: 'No active subscription yet' })).toBeVisible()
    await expectAccessible(page)
    await addSubscription(request, member, PRO)
    await page.getByRole('button', { name: 'Check Again' }).click()
    await expect(processing(page)).toBeVisible()
    await expect(welcome(page, 'Pro')).toBeFocused()
    const main = page.getByRole('main')
    await expect(main).toContainText('$4.99 a month')
    await expect(main).toContainText('The purple Pro badge')
    await expect(main).toContainText('Next billing date: December 20, 2026')
    await expect(main.getByRole('link', { name: 'Build a Deck' })).toHaveAttribute('href', '/deck-builder')
    await expect(main.getByRole('link', { name: 'Go to Your Account' })).toHaveAttribute('href', '/account')
    await expect(page).toHaveTitle('Subscription | Lorefolio')
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1)
    await expectAccessible(page)
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('the plans open from the menu, and closing them leads back to it', async ({ page, request }) => {
    await openAs(page, await signUp(request, 'thumb'), '/guides/set-rotation')
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    await upgrade(page).tap()
    const dialog = page.getByRole('dialog', { name: 'Choose a Plan' })
    // An aria-disabled button can still be clicked.
    await dialog.getByRole('button', { name: 'Coming Soon for Supporter' }).tap({ force: true })
    await expect(dialog.getByRole('alert')).toBeInViewport()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toBeHidden()
    await expect(upgrade(page)).toBeVisible()
  })
})
