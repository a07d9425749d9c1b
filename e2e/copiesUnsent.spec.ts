import type { Page } from '@playwright/test'
import { type Account, setCopies, signUp, storedCopies } from './support/backend.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { CARD, expectStored, number, plus } from './support/copyParts.ts'
import { delayResponses } from './support/delayResponses.ts'
import { openAs } from './support/openAs.ts'
import { persistedKeys } from './support/persistedKeys.ts'
import { signInHere } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Sign Out' }).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
}

async function signIn(page: Page, member: Account) {
  await page.goto('/login')
  await signInHere(page, member)
  await expect(page.getByRole('heading', { level: 1, name: 'My Collection' })).toBeVisible()
}

test.describe('no counted copy is lost', () => {
  test('thirty fast clicks, offline in the middle, the tab closed and opened again @desktop', async ({
    context,
    request,
  }) => {
    const member = await signUp(request, 'presses')
    const page = await context.newPage()
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('0')
    for (let press = 0; press < 10; press++) await plus(page).click()
    await goOffline(page)
    for (let press = 0; press < 10; press++) await plus(page).click()
    await expect(number(page)).toHaveValue('20')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.close()
    await context.setOffline(false)

    const again = await context.newPage()
    await again.goto(CARD.path)
    await expect(number(again)).toHaveValue('20')
    for (let press = 0; press < 10; press++) await plus(again).click()
    await expect(number(again)).toHaveValue('30')
    await expectStored(request, member, { [CARD.id]: 30 })
    await again.reload()
    await expect(number(again)).toHaveValue('30')
  })

  test('while a proxy answers in place of the host, saved data is shown and changes arrive later @desktop', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'behindProxy')
    await setCopies(request, member, CARD.id, 3)
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('3')
    await expect
      .poll(() => persistedKeys(page))
      .toContain(`user.${member.id}-["user","${member.id}","collection","${member.id}"]`)
    await page.route('**/rest/v1/**', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
    )
    await page.reload()
    await expect(page.getByText('Lorefolio cannot be reached.')).toBeVisible()
    await expect(number(page)).toHaveValue('3')
    await plus(page).click()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.unroute('**/rest/v1/**')
    await expectStored(request, member, { [CARD.id]: 4 })
  })

  test('a lost answer does not count twice @desktop', async ({ page, request }) => {
    const member = await signUp(request, 'lost')
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('0')
    let lost = 0
    await page.route('**/rpc/adjust_collection', async (route) => {
      if (lost > 0) return route.continue()
      lost++
      await route.fetch() // The server applies the change, but the answer is lost.
      return route.abort()
    })
    await plus(page).click()
    await expect.poll(() => lost).toBe(1)
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(page.getByText('Not saved yet')).toBeHidden()
    await expectStored(request, member, { [CARD.id]: 1 })
    await expect(number(page)).toHaveValue('1')
  })

  test('unsent changes of a page are sent by the next page @desktop', async ({ context, request }) => {
    const member = await signUp(request, 'leaver')
    const page = await context.newPage()
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('0')
    await goOffline(page)
    await plus(page, 'foil').click()
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/sets')
    await expectStored(request, member, { [`${CARD.id} foil`]: 1 })
  })

  test('changes right before signing out are sent, and without a connection wait for their member @desktop', async ({
    context,
    request,
  }) => {
    const member = await signUp(request, 'hurried')
    const page = await context.newPage()
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('0')
    await plus(page).click()
    await signOut(page)
    await expectStored(request, member, { [CARD.id]: 1 })

    await signIn(page, member)
    await page.goto(CARD.path)
    await expect(number(page)).toHaveValue('1')
    await goOffline(page)
    await plus(page).click()
    await signOut(page)
    await goOnline(page)
    await expectStored(request, member, { [CARD.id]: 1 })
    await signIn(page, member)
    await expectStored(request, member, { [CARD.id]: 2 })
  })

  test('changes of two tabs and another device add up @desktop', async ({ context, browser, request }) => {
    const member = await signUp(request, 'tabs')
    const [one, two] = [await context.newPage(), await context.newPage()]
    const device = await browser.newContext()
    const three = await device.newPage()
    await openAs(one, member, CARD.path)
    await two.goto(CARD.path)
    await openAs(three, member, CARD.path)
    for (const page of [one, two, three]) await expect(number(page)).toHaveValue('0')
    for (let round = 0; round < 5; round++) await Promise.all([one, two, three].map((page) => plus(page).click()))
    await expectStored(request, member, { [CARD.id]: 15 })
    // Tabs of one browser notify each other; another device shows the sum after its next load.
    await expect.poll(async () => Number(await number(two).inputValue())).toBeGreaterThanOrEqual(10)
    await three.reload()
    await expect(number(three)).toHaveValue('15')
    await device.close()
  })

  test('a busy tab shows the changes of another tab afterwards @desktop', async ({ context, request }) => {
    const member = await signUp(request, 'busyTab')
    const [one, two] = [await context.newPage(), await context.newPage()]
    // The tab is only notified once the change was sent and acknowledged.
    await two.addInitScript(() =>
      addEventListener('storage', (event) => {
        if (!event.key?.endsWith('sending') || event.newValue !== null) event.stopImmediatePropagation()
      }),
    )
    await openAs(one, member, CARD.path)
    await two.goto(CARD.path)
    await expect(number(two)).toHaveValue('0')
    await plus(one).click()
    await expectStored(request, member, { [CARD.id]: 1 })
    await expect(number(two)).toHaveValue('1')
  })

  test('a refused change is reverted, with its reason @desktop', async ({ page, request }) => {
    const member = await signUp(request, 'refused')
    await openAs(page, member, CARD.path)
    await number(page).fill('9999')
    await number(page).press('Enter')
    await expectStored(request, member, { [CARD.id]: 9999 })
    await expect(plus(page)).toHaveAttribute('aria-disabled', 'true')

    // Another device has filled it up while this one still shows room.
    await number(page).fill('1')
    await number(page).press('Enter')
    await expectStored(request, member, { [CARD.id]: 1 })
    await setCopies(request, member, CARD.id, 9999)
    await plus(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'At most 9,999 copies' })).toBeVisible()
    await expect(number(page)).toHaveValue('9999')
  })

  test('while the server is slow the new number is shown at once @desktop', async ({ page, request }) => {
    const member = await signUp(request, 'slow')
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('0')
    const release = await delayResponses(page, /rpc\/adjust_collection/)
    await plus(page).click()
    await expect(number(page)).toHaveValue('1')
    expect(await storedCopies(request, member)).toEqual({})
    release()
    await expectStored(request, member, { [CARD.id]: 1 })
  })
})
