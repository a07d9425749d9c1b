import type { Locator, Page } from '@playwright/test'
import { type Account, addDatedCopies, callDataApi, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { delayResponses } from './support/delayResponses.ts'
import { openAs } from './support/openAs.ts'
import { packCard } from './support/pack.ts'
import { signInHere } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

const ELSA = packCard('Elsa - Snow Queen', 'The First Chapter')
const PASCAL = packCard("Pascal - Rapunzel's Companion", 'The First Chapter')
const TE_KA = packCard('Te Kā - The Burning One', 'The First Chapter')

const DAY_MS = 86_400_000

/** The start of the day that was a number of days ago. */
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / DAY_MS - days) * DAY_MS).toISOString()

const activityOf = ({ id }: Account) => `/user/${id}/collection/activity`

/** The changes under a heading, as texts. */
const rowsOf = (page: Page, day: string): Locator => page.getByRole('region', { name: day }).getByRole('listitem')

/** Adds copies of three cards, changed on three days, and of one that changed too long ago. */
async function signUpWithActivity(request: Parameters<typeof signUp>[0]): Promise<Account> {
  const owner = await signUp(request, 'archivist')
  const now = new Date().toISOString()
  await addDatedCopies(request, owner, [
    { card_id: ELSA.id, quantity: 3, is_foil: true, created_at: daysAgo(40), updated_at: now },
    { card_id: TE_KA.id, quantity: 1, is_foil: false, created_at: daysAgo(1), updated_at: daysAgo(1) },
    { card_id: PASCAL.id, quantity: 12, is_foil: false, created_at: daysAgo(20), updated_at: daysAgo(10) },
    { card_id: ELSA.id, quantity: 4, is_foil: false, created_at: daysAgo(40), updated_at: daysAgo(31) },
  ])
  return owner
}

test('changes of the last 30 days are grouped by day, lead to the cards, and are searched by name @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUpWithActivity(request)
  await test.step('a log that cannot be read says so, and a button reads it again', async () => {
    await page.route(/user_collections/, (route) => route.abort())
    await openAs(page, owner, activityOf(owner))
    await expect(page.getByRole('alert')).toContainText('Error loading activity log: Failed to fetch activity log')
    await expectAccessible(page)
    await page.unroute(/user_collections/)
    await page.getByRole('button', { name: 'Try Again' }).click()
  })

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collection Activity')
  await expect(page).toHaveTitle('Collection Activity | Lorefolio')
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1)
  const longAgo = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(daysAgo(10)))
  const days = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(days).toHaveText(['Today', 'Yesterday', longAgo])
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('1 change')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('3 changes in the last 30 days')
  await expect(page.getByRole('main').locator('time')).toHaveText([
    'Just now',
    'Yesterday',
    /^[A-Z][a-z]{2} \d+, \d{4}$/,
  ])

  const elsa = rowsOf(page, 'Today')
  for (const text of ['Elsa - Snow Queen', 'The First Chapter', ELSA.rarity, 'Updated quantity', 'x3', 'Foil'])
    await expect(elsa).toContainText(text)
  const teKa = rowsOf(page, 'Yesterday')
  await expect(teKa).toContainText('Added to collection')
  await expect(teKa).not.toContainText('Foil')
  await expect(rowsOf(page, longAgo)).toContainText('x12')
  await expectAccessible(page)

  await elsa.getByRole('link', { name: 'Elsa - Snow Queen' }).click()
  await expect(page).toHaveURL(/\/card\/elsa-snow-queen-41/)
  await page.goBack()
  await elsa.locator('a[aria-hidden]').click()
  await expect(page).toHaveURL(/\/card\/elsa-snow-queen-41/)
  await page.goBack()

  await test.step('the search is in the address', async () => {
    const search = page.getByRole('searchbox', { name: 'Search activity' })
    await expect(search).toHaveAttribute('placeholder', 'Search activity...')
    await search.fill('te ka')
    await expect(days).toHaveText(['Yesterday'])
    await expect(page).toHaveURL(`${activityOf(owner)}?search=te+ka`)
    await page.reload()
    await expect(days).toHaveText(['Yesterday'])
    await search.fill('nobody')
    await expect(page.getByRole('heading', { name: 'No Matching Activity' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear Search' }).press('Enter')
    await expect(days).toHaveCount(3)
    await expect(search).toBeFocused()
    await expect(page).toHaveURL(activityOf(owner))
  })

  await test.step('a change is listed whether it was made through the table or as an operation', async () => {
    const ofTeKa = `user_collections?user_id=eq.${owner.id}&card_id=eq.${TE_KA.id}`
    expect((await callDataApi(page, owner, ofTeKa, { method: 'PATCH', body: { quantity: 2 } })).status).toBe(200)
    const more = { card_id: PASCAL.id, is_foil: false, delta: 1 }
    expect((await callDataApi(page, owner, 'rpc/adjust_collection', { method: 'POST', body: more })).status).toBe(200)
    await page.reload()
    const today = rowsOf(page, 'Today')
    await expect(today).toHaveCount(3)
    for (const [index, words] of [
      [0, ["Pascal - Rapunzel's Companion", 'x13']],
      [1, ['Te Kā - The Burning One', 'x2']],
    ] as const)
      for (const word of [...words, 'Updated quantity']) await expect(today.nth(index)).toContainText(word)
  })

  await page.getByRole('link', { name: 'Back to Collection' }).click()
  await expect(page).toHaveURL(`/user/${owner.id}/collection`)
})

test('a log without changes says so, and links to the collection @desktop', async ({ page, request }) => {
  const owner = await signUp(request, 'newcomer')
  const release = await delayResponses(page, /user_collections/)
  await openAs(page, owner, activityOf(owner))
  await expect(page.getByRole('status', { name: 'Loading activity' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'No Activity Yet' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Collection' }).click()
  await expect(page).toHaveURL(`/user/${owner.id}/collection`)
})

test('only the owner sees the log: a guest signs in first, another member is refused @desktop', async ({
  page,
  request,
}) => {
  const [owner, stranger] = [await signUpWithActivity(request), await signUp(request, 'stranger')]
  await page.goto(`${activityOf(owner)}?search=elsa`)
  await expect(page).toHaveURL('/login')
  await signInHere(page, stranger)
  await expect(page).toHaveURL(`${activityOf(owner)}?search=elsa`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only Its Owner Sees This')
  await expect(page.getByRole('main')).not.toContainText('Elsa')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Collection' }).click()
  await expect(page).toHaveURL(`/user/${owner.id}/collection`)
})
