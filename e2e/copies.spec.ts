import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type Account, setCopies, signUp, storedCopies } from './backend.ts'
import { holdBack } from './holdBack.ts'
import { openAs } from './openAs.ts'

/** The page of a card that stands in the pack of every fresh host, and what it is called there. */
const CARD = { path: '/card/ariel-on-human-legs-1', id: 'pack-1-1', name: 'Ariel - On Human Legs' }

const number = (page: Page, finish: 'non-foil' | 'foil' = 'non-foil', name = CARD.name) =>
  page.getByRole('textbox', { name: `${finish} copies of ${name}`, exact: true })
const plus = (page: Page, finish: 'non-foil' | 'foil' = 'non-foil', name = CARD.name) =>
  page.getByRole('button', { name: `Add ${finish} copies of ${name}`, exact: true })
const minus = (page: Page, finish: 'non-foil' | 'foil' = 'non-foil', name = CARD.name) =>
  page.getByRole('button', { name: `Remove ${finish} copies of ${name}`, exact: true })

const expectStored = (request: APIRequestContext, member: Account, copies: Record<string, number>) =>
  expect.poll(() => storedCopies(request, member)).toEqual(copies)

test.describe('the copies of a card', () => {
  test('are counted on its page, foil apart from non-foil, and never below none', async ({ page, request }) => {
    const member = await signUp(request, 'counter')
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('0')
    await expect(minus(page)).toHaveAttribute('aria-disabled', 'true')
    await plus(page).click()
    await plus(page).click()
    await plus(page, 'foil').click()
    await expect(number(page)).toHaveValue('2')
    await expect(number(page, 'foil')).toHaveValue('1')
    await minus(page).click()
    await expectStored(request, member, { [CARD.id]: 1, [`${CARD.id} foil`]: 1 })
    await minus(page).click()
    await minus(page).click({ force: true })
    await expect(number(page)).toHaveValue('0')
    await expectStored(request, member, { [`${CARD.id} foil`]: 1 })
  })

  test('can be typed, and what cannot be meant is said at the field and kept there @desktop', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'typist')
    await openAs(page, member, CARD.path)
    await number(page).fill('12')
    await number(page).press('Enter')
    await expectStored(request, member, { [CARD.id]: 12 })
    for (const wrong of ['-3', '1.5', 'many', '10000']) {
      await number(page).fill(wrong)
      await number(page).press('Enter')
      await expect(page.getByRole('alert')).toContainText(/whole number|At most 9,999/)
      await expect(number(page)).toHaveValue(wrong)
    }
    await number(page).press('Escape')
    await expect(number(page)).toHaveValue('12')
    await number(page).fill('0')
    await number(page).blur()
    await expectStored(request, member, {})
  })

  test('are counted by keyboard in the collection: + and -, f for foil @desktop', async ({ page, request }) => {
    const member = await signUp(request, 'keys')
    await openAs(page, member, `/user/${member.id}/collection?tab=cards&search=${encodeURIComponent(CARD.name)}`)
    const tile = page.getByRole('list', { name: 'Cards' }).getByRole('link').first()
    await tile.focus()
    for (const key of ['+', '+', '+', '-', 'f', 'f', 'Shift+F']) await page.keyboard.press(key)
    await expect(number(page)).toHaveValue('2')
    await expect(number(page, 'foil')).toHaveValue('1')
    await expect(page.getByText(`${CARD.name}: 2 non-foil, 1 foil`)).toBeAttached()
    await expectStored(request, member, { [CARD.id]: 2, [`${CARD.id} foil`]: 1 })
  })

  test('of twenty cards are counted in a row by thumb @phone', async ({ page, request }) => {
    const member = await signUp(request, 'thumb')
    await openAs(page, member, `/user/${member.id}/collection?tab=cards&set=The+First+Chapter`)
    const tiles = page.getByRole('list', { name: 'Cards' }).getByRole('listitem')
    for (let card = 0; card < 20; card++) {
      const tile = tiles.and(page.locator(`[aria-posinset="${card + 1}"]`))
      await tile.scrollIntoViewIfNeeded()
      await tile.getByRole('button', { name: /^Add / }).first().tap()
    }
    await expect
      .poll(async () => Object.values(await storedCopies(request, member)).reduce((a, b) => a + b, 0))
      .toBe(20)
  })

  test('stay in their place while they are counted, whichever cards are shown @desktop', async ({ page, request }) => {
    const member = await signUp(request, 'place')
    await openAs(page, member, `/user/${member.id}/collection?tab=cards&set=The+First+Chapter&show=needed`)
    const first = page.getByRole('list', { name: 'Cards' }).getByRole('listitem').first()
    const name = await first.getByRole('textbox').first().getAttribute('aria-label')
    await first.getByRole('button', { name: /^Add / }).first().click()
    await expect(first.getByRole('textbox').first()).toHaveValue('1')
    await expect(first.getByRole('textbox').first()).toHaveAccessibleName(name ?? '')
    await page.getByRole('radio', { name: 'Owned', exact: true }).check()
    await expect(page.getByRole('list', { name: 'Cards' }).getByRole('listitem')).toHaveCount(1)
  })

  test('are asked of nobody who is not signed in @desktop', async ({ page }) => {
    await page.goto(CARD.path)
    await expect(page.getByText('You must be logged in to manage your collection.')).toBeVisible()
    await expect(plus(page)).toHaveCount(0)
  })
})

test.describe('nothing that was counted is lost', () => {
  test('thirty fast presses, offline in the middle, the tab closed and opened again', async ({ context, request }) => {
    const member = await signUp(request, 'presses')
    const page = await context.newPage()
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('0')
    for (let press = 0; press < 10; press++) await plus(page).click()
    await context.setOffline(true)
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

  test('an answer that never came does not count twice @desktop', async ({ page, request }) => {
    const member = await signUp(request, 'lost')
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('0')
    let lost = 0
    await page.route('**/rpc/adjust_collection', async (route) => {
      if (lost > 0) return route.continue()
      lost++
      await route.fetch() // the server does it, and nobody hears of it
      return route.abort()
    })
    await plus(page).click()
    await expect.poll(() => lost).toBe(1)
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(page.getByText('Not saved yet')).toBeHidden()
    await expectStored(request, member, { [CARD.id]: 1 })
    await expect(number(page)).toHaveValue('1')
  })

  test('what was not sent before leaving is sent from whatever page comes next @desktop', async ({
    context,
    request,
  }) => {
    const member = await signUp(request, 'leaver')
    const page = await context.newPage()
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('0')
    await context.setOffline(true)
    await plus(page, 'foil').click()
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/sets')
    await expectStored(request, member, { [`${CARD.id} foil`]: 1 })
  })

  test('two tabs and another device that all count end in the sum @desktop', async ({ context, browser, request }) => {
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
    // The tabs of one browser know of each other; the other device sees it when it looks again.
    await expect.poll(async () => Number(await number(two).inputValue())).toBeGreaterThanOrEqual(10)
    await three.reload()
    await expect(number(three)).toHaveValue('15')
    await device.close()
  })

  test('what the server refuses is taken back, with its reason @desktop', async ({ page, request }) => {
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

  test('while the server is slow the number is there at once @desktop', async ({ page, request }) => {
    const member = await signUp(request, 'slow')
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('0')
    const release = await holdBack(page, /rpc\/adjust_collection/)
    await plus(page).click()
    await expect(number(page)).toHaveValue('1')
    expect(await storedCopies(request, member)).toEqual({})
    release()
    await expectStored(request, member, { [CARD.id]: 1 })
  })
})
