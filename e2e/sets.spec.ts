import { addRow, signUp } from './support/backend.ts'
import { count, countLine } from './support/cardGrid.ts'
import { delayResponses } from './support/delayResponses.ts'
import { waitUntilHydrated } from './support/hydration.ts'
import { openAs } from './support/openAs.ts'
import { persistedKeys } from './support/persistedKeys.ts'
import { packCards, packSets } from './support/pack.ts'
import { expect, test } from './support/test.ts'

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

test('the main sets are in order, the newest first, with date and number of cards, and lead to them @desktop', async ({
  page,
}) => {
  const wanted = packSets
    .filter((set) => set.main_set)
    .toSorted((a, b) => b.released_at.localeCompare(a.released_at))
    .map(({ id, name, released_at }) => ({
      name,
      date: LONG_DATE.format(new Date(released_at)),
      link: `View ${packCards.filter((card) => card.set_id === id).length} Cards of ${name}`,
    }))
  await page.goto('/sets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lorcana Sets')
  const sets = page.getByRole('list', { name: 'Main Sets' }).getByRole('article')
  await expect(sets.getByRole('heading')).toHaveText(wanted.map(({ name }) => name))
  await expect(sets.getByRole('time')).toHaveText(wanted.map(({ date }) => date))
  for (const [index, { link }] of wanted.entries())
    await expect(sets.nth(index).getByRole('link')).toHaveAccessibleName(link)
  const promoSets = page.getByRole('region', { name: 'Promo Sets' }).getByRole('article')
  await expect(promoSets).toHaveCount(packSets.filter((set) => !set.main_set).length)
  await expect(page.getByRole('img', { name: / of \d+ cards$/ })).toHaveCount(0)

  const cards = packCards.filter((card) => card.set_data.name === "Archazia's Island").length
  await page.getByRole('link', { name: `View ${cards} Cards of Archazia's Island` }).click()
  await expect(page).toHaveURL("/cards?set=Archazia's+Island")
  await expect(count(page)).toHaveText(countLine(cards))
  await expect(page.getByRole('heading', { name: "Archazia's Island" })).toBeVisible()
})

test('members see how much of each set they have', { tag: '@desktop' }, async ({ page, request }) => {
  const member = await signUp(request, 'collector')
  const fabled = packCards.filter((card) => card.set_data.name === 'Fabled')
  for (const { id } of fabled.slice(0, 2))
    await addRow(request, member, 'user_collections', { card_id: id, quantity: 3, is_foil: false })
  await openAs(page, member, '/sets')
  await expect(page.getByRole('img', { name: `Fabled: 2 of ${fabled.length} cards` })).toContainText('1%')
  await expect(page.getByRole('img', { name: 'D23 Collection: 0 of 9 cards' })).toBeVisible()
})

test('a set that was added since the last visit is there from the start', { tag: '@desktop' }, async ({ page }) => {
  const SETS = /\/rest\/v1\/sets2_with_stats/
  await page.route(SETS, async (route) => {
    const response = await route.fetch()
    const rows = (await response.json()) as { name: string }[]
    await route.fulfill({ response, json: rows.filter(({ name }) => name !== 'Fabled') })
  })
  await page.goto('/sets')
  const added = page.getByRole('heading', { name: 'Fabled', exact: true })
  await expect(added).toHaveCount(0)
  await expect.poll(() => persistedKeys(page)).toContain('public-["sets"]')
  await page.unroute(SETS)

  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const isThere = () => [...document.querySelectorAll('main h2')].some((h2) => h2.textContent === 'Fabled')
      const whenGone = () => {
        if (!isThere()) document.documentElement.setAttribute('data-gone', '')
      }
      whenGone()
      new MutationObserver(whenGone).observe(document, { childList: true, subtree: true, characterData: true })
    }),
  )
  const answer = await delayResponses(page, SETS)
  const seenRequest = page.waitForRequest(SETS)
  await page.goto('/sets')
  await seenRequest
  await waitUntilHydrated(page)
  const read = page.waitForResponse(SETS)
  answer()
  await read
  await expect(added).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-gone')
})

test.describe('when the sets cannot be loaded', () => {
  test.use({ expectedErrors: /./ })

  test.beforeEach(({ page }) =>
    page.route('**/rest/v1/sets2_with_stats*', (route) =>
      route.fulfill({ status: 500, json: { code: 'XX000', message: 'the disk is full' } }),
    ),
  )

  test(
    'the error is shown, and Try Again shows them once the database answers',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/login') // rendered only by the app, which handles links without a page load
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sets' }).click()
      await expect(page.getByRole('heading', { name: 'Error loading sets' })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText('Error loading sets: Failed to fetch sets: the disk is full')
      await page.unroute('**/rest/v1/sets2_with_stats*')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('heading', { name: 'The First Chapter' })).toBeVisible()
    },
  )

  test('the prerendered sets stay, with the error above them', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/sets')
    await expect(page.getByRole('alert')).toContainText('Error loading sets: Failed to fetch sets: the disk is full')
    await expect(page.getByRole('heading', { name: 'The First Chapter' })).toBeVisible()
    await page.unroute('**/rest/v1/sets2_with_stats*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'The First Chapter' })).toBeVisible()
  })
})
