import type { Locator, Page } from '@playwright/test'
import { type Account, addDatedCopies, addRow, ask, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { holdBack } from './support/holdBack.ts'
import { openAs } from './support/openAs.ts'
import { packCard } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { signInHere } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

const ELSA = packCard('Elsa - Snow Queen', 'The First Chapter')
const PASCAL = packCard("Pascal - Rapunzel's Companion", 'The First Chapter')
const TE_KA = packCard('Te Kā - The Burning One', 'The First Chapter')

const DAY_MS = 86_400_000

/** The first instant of a day, so many days ago. */
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

test('the changes of the last 30 days, by day, lead to the cards', async ({ page, request }) => {
  const owner = await signUpWithActivity(request)
  await openAs(page, owner, activityOf(owner))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collection Activity')
  await expect(page).toHaveTitle('Collection Activity | Lorefolio')
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1)
  const longAgo = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(daysAgo(10)))
  const days = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(days).toHaveText(['Today', 'Yesterday', longAgo])
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('1 change')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('3 changes in the last 30 days')

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
  await page.getByRole('link', { name: 'Back to Collection' }).click()
  await expect(page).toHaveURL(`/user/${owner.id}/collection`)
})

test('it is searched by the card’s name, which is in the address @desktop', async ({ page, request }) => {
  const owner = await signUpWithActivity(request)
  await openAs(page, owner, activityOf(owner))
  const days = page.getByRole('main').getByRole('heading', { level: 2 })
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
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(days).toHaveCount(3)
  await expect(page).toHaveURL(activityOf(owner))
})

test('an empty log says so, with a link to the collection @desktop', async ({ page, request }) => {
  const owner = await signUp(request, 'newcomer')
  const release = await holdBack(page, /user_collections/)
  await openAs(page, owner, activityOf(owner))
  await expect(page.getByRole('status', { name: 'Loading activity' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'No Activity Yet' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Collection' }).click()
  await expect(page).toHaveURL(`/user/${owner.id}/collection`)
})

test('the time of a change is only shown on a large screen', async ({ page, request, isMobile }) => {
  const owner = await signUpWithActivity(request)
  await openAs(page, owner, activityOf(owner))
  await expect(rowsOf(page, 'Today')).toBeVisible()
  const times = page.getByRole('main').locator('time')
  if (isMobile) for (const time of await times.all()) await expect(time).toBeHidden()
  else await expect(times).toHaveText(['Just now', 'Yesterday', /^[A-Z][a-z]{2} \d+, \d{4}$/])
})

test.describe('an activity log', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('updates how long ago a change was, while the page is open', async ({ page, request }) => {
    const owner = await signUp(request, 'watcher')
    await addRow(request, owner, 'user_collections', { card_id: ELSA.id, quantity: 1, is_foil: false })
    await page.clock.install()
    await openAs(page, owner, activityOf(owner))
    const time = page.getByRole('main').locator('time')
    await expect(time).toHaveText('Just now')
    await page.clock.fastForward('05:00')
    await expect(time).toHaveText('5 minutes ago')
  })

  test('has a change at once, whether it was made through the table or as an operation', async ({ page, request }) => {
    const owner = await signUpWithActivity(request)
    await page.goto('/guides/set-rotation')
    const ofTeKa = `user_collections?user_id=eq.${owner.id}&card_id=eq.${TE_KA.id}`
    expect((await ask(page, owner, ofTeKa, { method: 'PATCH', body: { quantity: 2 } })).status).toBe(200)
    const more = { card_id: PASCAL.id, is_foil: false, delta: 1 }
    expect((await ask(page, owner, 'rpc/adjust_collection', { method: 'POST', body: more })).status).toBe(200)
    await openAs(page, owner, activityOf(owner))
    const today = rowsOf(page, 'Today')
    await expect(today).toHaveCount(3)
    for (const [index, words] of [
      [0, ["Pascal - Rapunzel's Companion", 'x13']],
      [1, ['Te Kā - The Burning One', 'x2']],
    ] as const)
      for (const word of [...words, 'Updated quantity']) await expect(today.nth(index)).toContainText(word)
  })

  test('that cannot be loaded says so, and is loaded again by a click', async ({ page, request }) => {
    const owner = await signUpWithActivity(request)
    await page.route(/user_collections/, (route) => route.abort())
    await openAs(page, owner, activityOf(owner))
    await expect(page.getByRole('alert')).toContainText('Error loading activity log: Failed to fetch activity log')
    await expectAccessible(page)
    await page.unroute(/user_collections/)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(rowsOf(page, 'Today')).toBeVisible()
  })

  test('is only for its owner: a guest signs in first, and another member sees a refusal', async ({
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

  test('is hidden from others by the database too if the profile is private', async ({ page, request }) => {
    const [owner, stranger] = [await signUpWithActivity(request), await signUp(request, 'snoop')]
    await page.goto('/guides/set-rotation')
    const profile = `user_profiles?user_id=eq.${owner.id}`
    await ask(page, owner, profile, { method: 'PATCH', body: { profile_visibility: 'private' } })
    const log = `user_collections?user_id=eq.${owner.id}&order=updated_at.desc`
    expect((await ask(page, owner, log)).rows).toHaveLength(4)
    for (const other of [stranger, null]) expect((await ask(page, other, log)).rows).toEqual([])
  })
})
