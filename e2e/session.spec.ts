import type { Page } from '@playwright/test'
import { type Account, signUp } from './support/backend.ts'
import { goOffline } from './support/connection.ts'
import { delayResponses } from './support/delayResponses.ts'
import { openAs, openHydrated, storeSession } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { signInHere } from './support/signInForm.ts'
import { skipWaits } from './support/skipWaits.ts'
import { signOut } from './support/signOut.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

const AUTH = /\/auth\/v1\//

/** The name in the account block; the account's own page says it again further down. */
const accountBlock = (page: Page, { name }: Account) => page.getByText(name, { exact: true }).first()
const wayIn = (page: Page) => page.getByRole('link', { name: 'Sign In' })

/** The member with an expired access token. */
const afterAWhile = (account: Account): Account => ({ ...account, session: { ...account.session, expires_at: 1 } })

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('lorefolio.session'))

test.describe('signed in', { tag: '@desktop' }, () => {
  test('the account block and the links are for the member, and signing out needs one confirmation and leads home', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'member')
    await openAs(page, member, '/')
    await expect(page.locator('b', { hasText: member.name })).toBeVisible()
    await expect(page.getByText('Free Account')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upgrade Account' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)
    const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    const OF_MEMBERS = ['My Decks', 'My Collection', 'Shelf', 'My Matches', 'Account Settings']
    await expect(items).toHaveText(['Deck Builder', 'Decks', 'Cards', 'Characters', 'Sets', ...OF_MEMBERS])

    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'My Collection' })).toHaveAttribute(
      'href',
      `/user/${member.id}/collection`,
    )
    await expect(main.getByRole('link', { name: 'Track My Stats' })).toHaveAttribute('href', `/user/${member.id}/decks`)
    for (const [name, path, target] of [
      ['My Collection', '/my-collection', `/user/${member.id}/collection`],
      ['My Decks', '/my-decks', `/user/${member.id}/decks`],
    ] as const) {
      await items.filter({ hasText: name }).click()
      await expect(page).toHaveURL(target)
      await page.goto(path)
      await expect(page).toHaveURL(target)
    }

    await page.getByRole('button', { name: 'Logout' }).click()
    const question = page.getByRole('dialog', { name: 'Sign Out' })
    await expect(question).toContainText('Are you sure you want to sign out?')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused()
    await page.getByRole('button', { name: 'Logout' }).click()
    await question.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    await expect(wayIn(page)).toBeVisible()
    await page.reload()
    await expect(wayIn(page)).toBeVisible()
  })

  test('coming back later shows Loading..., after 3 s a reason, and then the member as before', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'returning')
    await page.clock.install({ time: '2026-01-01T10:00:00Z' })
    await page.clock.pauseAt('2026-01-01T10:00:01Z')
    const answer = await delayResponses(page, AUTH)
    await storeSession(page, afterAWhile(member))
    await page.goto('/sets')
    const loading = page.getByRole('status')
    // The page's code starts in separate tasks, for which the clock has to move.
    await expect(async () => {
      await page.clock.runFor(1)
      await expect(loading).toContainText('Loading...', { timeout: 200 })
    }).toPass()
    await page.clock.runFor(2900)
    await expect(loading).not.toContainText('longer than usual')
    await page.clock.runFor(200)
    await expect(loading).toContainText('This is taking longer than usual. Your connection may be slow.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    answer()
    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lorcana Sets')
    await expect(accountBlock(page, member)).toBeVisible()
    await page.reload()
    await expect(accountBlock(page, member)).toBeVisible()
  })
})

test.describe('without a connection', { tag: '@desktop' }, () => {
  test('a session that cannot be renewed stays, and is renewed when the server is reachable again', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'traveler')
    await page.clock.install()
    await page.route(AUTH, (route) => route.abort())
    await storeSession(page, afterAWhile(member))
    await page.goto('/sets')
    await expect(page.getByText('Loading...')).toBeVisible()
    await skipWaits(page, accountBlock(page, member))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lorcana Sets')
    expect(JSON.parse((await storedSession(page)) ?? '{}')).toMatchObject({ user: { id: member.id }, expires_at: 1 })

    await page.unroute(AUTH)
    await page.reload()
    await expect(accountBlock(page, member)).toBeVisible()
    await expect.poll(async () => JSON.parse((await storedSession(page)) ?? '{}')).not.toMatchObject({ expires_at: 1 })
  })

  test('signing out also ends an expired session at once', async ({ page, request }) => {
    const member = await signUp(request, 'leaves-offline')
    await openAs(page, member, '/')
    await expect(accountBlock(page, member)).toBeVisible()
    await page.evaluate(
      (stored) => localStorage.setItem('lorefolio.session', stored),
      JSON.stringify(afterAWhile(member).session),
    )
    await goOffline(page)
    await signOut(page)
    await expect(wayIn(page)).toBeVisible()
    expect(await storedSession(page)).toBeNull()
  })
})

test.describe('a guest', { tag: '@desktop' }, () => {
  test('returns after signing in to the page that required it, else goes to the user’s collection', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'comes-back')
    const collection = `/user/${member.id}/collection`
    const card = '/card/elsa-snow-queen-41?set=The+First+Chapter'
    const main = page.getByRole('main')
    const fromCard = async () => {
      await main.getByRole('button', { name: 'Add to My Collection' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
    }
    for (const { opened, target, press } of [
      { opened: '/account?canceled=true', target: '/account' },
      { opened: '/my-decks', target: `/user/${member.id}/decks` },
      { opened: card, target: card, press: fromCard },
      { opened: '/', target: collection, press: () => main.getByRole('link', { name: 'My Collection' }).click() },
    ]) {
      await openHydrated(page, opened)
      await press?.()
      await expect(page).toHaveURL('/login')
      await signInHere(page, member)
      await expect(page).toHaveURL(target)
      await expect(accountBlock(page, member)).toBeVisible()
      if (target === '/account') await expect(main.getByText('Payment was canceled.')).toBeVisible()
      if (press) {
        await page.goBack() // returns to the page before the sign-in page
        await expect(page).toHaveURL(opened)
      }
      await page.evaluate(() => localStorage.clear())
    }
  })
})

test.describe('a guest on a slow connection', { tag: '@desktop' }, () => {
  test('also returns to a page whose code loads slowly', async ({ page, request }) => {
    const member = await signUp(request, 'slow-lane')
    await page.clock.install()
    await page.goto('/account')
    await expect(page).toHaveURL('/login')
    const arrive = await delayResponses(page, /\/assets\/AccountPage-/)
    await signInHere(page, member)
    await expect(page).toHaveURL('/account')
    await page.clock.fastForward(1000)
    arrive()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.name)
    await expect(page).toHaveURL('/account')
  })
})

test.describe('on a shared computer', { tag: '@desktop' }, () => {
  test('all open tabs follow signing in and out, and the next person sees nothing of the last one', async ({
    page,
    context,
    request,
  }) => {
    const [first, next] = [await signUp(request, 'first-person'), await signUp(request, 'next-person')]
    await page.goto('/sets')
    await expect(wayIn(page)).toBeVisible()
    const [account, builder] = [await context.newPage(), await context.newPage()]
    await account.goto('/account')
    await expect(account).toHaveURL('/login')
    await signInHere(account, first)
    await expect(account).toHaveURL('/account')
    await expect(account.getByText(first.mail).first()).toBeVisible()
    await expect(accountBlock(page, first)).toBeVisible()
    await builder.goto('/deck-builder')
    const name = builder.getByLabel('Deck Name')
    await name.fill('Nobody’s business')

    await signOut(page)
    await expect(page).toHaveURL('/')
    await expect(account).toHaveURL('/login')
    await expect(wayIn(account)).toBeVisible()
    await expect(account.getByText(first.mail)).toHaveCount(0)
    await expect(wayIn(builder)).toBeVisible()
    await expect(name).toHaveValue('')
    await Promise.all([account.close(), builder.close()])

    await wayIn(page).click()
    await signInHere(page, next)
    await expect(accountBlock(page, next)).toBeVisible()
    const answer = await delayResponses(page, /\/rest\/v1\/user_profiles/)
    await page.getByRole('link', { name: 'Account Settings' }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(first.name)).toHaveCount(0)
    await expect(page.getByText(first.mail)).toHaveCount(0)
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.name)
    await expect(page.getByText(next.mail).first()).toBeVisible()
    await expect(page.getByText(first.name)).toHaveCount(0)
    await page.goto('/deck-builder')
    await expect(page.getByLabel('Deck Name')).toHaveValue('')
    await expect(page.getByText('Your unsaved deck is back.')).toHaveCount(0)
  })
})
