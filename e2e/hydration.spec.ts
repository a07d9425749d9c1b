import { signUp } from './support/backend.ts'
import { delayResponses } from './support/delayResponses.ts'
import { expectHydrated, markPrerendered, waitUntilHydrated } from './support/hydration.ts'
import { persistedKeys } from './support/persistedKeys.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { panel, tiles } from './support/builderParts.ts'
import { expect, test } from './support/test.ts'

/** Pages with parameters; e2e/accessibility.spec.ts opens every public page. */
const WITH_PARAMETERS = [
  '/cards?search=mickey&sort=cost-asc&columns=3',
  '/cards?set=Fabled&color=Ruby,Steel&page=2',
  '/cards?search=elsa&utm_source=mail',
  '/card/elsa-snow-queen-41?set=Fabled',
  '/characters?search=elsa',
  '/character/elsa?search=snow&sort=rarity',
  '/decks?view=popular&format=core&color=Ruby&search=snow',
  '/decks?view=favorites',
  '/terms?utm_source=mail',
]

test(
  'prerendered elements stay in the page when the app starts, with any parameters',
  { tag: '@desktop' },
  async ({ page }) => {
    const isHydrated = await markPrerendered(page)
    for (const path of WITH_PARAMETERS)
      await test.step(path, async () => {
        await page.goto(path)
        await expectHydrated(page, isHydrated)
      })
  },
)

test(
  'prerendered elements also stay on a later visit, when cached data is available first',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/cards')
    await page.goto('/sets')
    const cached = ['public-["catalogue"]', 'public-["sets"]']
    await expect.poll(() => persistedKeys(page)).toEqual(expect.arrayContaining(cached))
    const isHydrated = await markPrerendered(page)
    for (const [path, script, resource] of [
      ['/cards', 'CardsPage', 'catalogue_version'],
      ['/card/elsa-snow-queen-41', 'CardPage', 'catalogue_version'],
      ['/sets', 'SetsPage', 'catalogue_version'],
      ['/characters', 'CharactersPage', 'catalogue_version'],
    ] as const) {
      // The app has the cached data before it checks for a newer version.
      const isRead = page.waitForRequest(`**/rest/v1/${resource}*`)
      await page.route(`**/assets/${script}-*.js`, async (route) => {
        await isRead
        await route.continue()
      })
      await page.goto(path)
      await expectHydrated(page, isHydrated)
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
    }
  },
)

test('a prerendered deck stays, with the selected theme', { tag: '@desktop' }, async ({ page, request }) => {
  const id = await addSampleDeck(request, await signUp(request, 'parchment'))
  const isHydrated = await markPrerendered(page)
  await page.addInitScript(() => localStorage.setItem('lorefolio.theme', 'light'))
  await page.goto(`/deck/${id}`)
  expect(await isHydrated()).toBe(true)
  await expect(page.getByRole('radio', { name: 'Parchment' })).toBeChecked()
})

test.describe('a browser in another time zone', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })
  test('shows the local day on a prerendered deck', async ({ page, request }) => {
    const id = await addSampleDeck(request, await signUp(request, 'farAway'))
    const isHydrated = await markPrerendered(page)
    await page.goto(`/deck/${id}`)
    expect(await isHydrated()).toBe(true)
    const time = page.getByRole('main').locator('time')
    const moment = new Date((await time.getAttribute('datetime')) ?? '')
    await expect(time).toHaveText(
      new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Pacific/Kiritimati' }).format(moment),
    )
  })
})

test('a member page is rendered again', { tag: '@desktop' }, async ({ page, request }) => {
  const member = await signUp(request, 'own')
  const isHydrated = await markPrerendered(page)
  await openAs(page, member, '/cards')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(await isHydrated()).toBe(false)
})

test('a click on a link of the frame before the hydration leads on', { tag: '@desktop' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const mark = document.querySelector('#root > [data-prerendered]')
      const link = [...document.querySelectorAll<HTMLElement>('footer a')].find(
        ({ textContent }) => textContent === 'Terms',
      )
      // Its script is loaded already, as after hovering over the link for a while.
      const whenReplaced = new MutationObserver(() => {
        if (mark?.isConnected) return
        whenReplaced.disconnect()
        link?.click()
      })
      whenReplaced.observe(document, { childList: true, subtree: true })
    })
  })
  await page.goto('/sets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/)
  // The first elements are gone, and the browser has not loaded another page.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/sets$/)
})

test(
  'buttons that are pressed before the hydration are pressed once it is over',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const [first, second] = document.querySelectorAll<HTMLElement>('button[aria-keyshortcuts^="+"]')
        for (const button of [first, second, second]) button?.click()
      })
    })
    await page.goto('/deck-builder')
    await expect(tiles(page).first()).toHaveAccessibleName(/1 in deck$/)
    await expect(tiles(page).nth(1)).toHaveAccessibleName(/2 in deck$/)
    await expect(panel(page)).toContainText('3 / 60')
  },
)

test('a menu that is opened before the hydration is open after it', { tag: '@desktop' }, async ({ page, request }) => {
  const id = await addSampleDeck(request, await signUp(request, 'hasty'))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLElement>('button[aria-label="More actions"]')?.click()
    })
  })
  await page.goto(`/deck/${id}`)
  await expect(page.getByRole('menuitem')).toHaveText(['Compare', 'Export', 'Print'])
  // The browser also opens the menu without the app; only the app sets this.
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveAttribute('aria-expanded', 'true')
})

for (const path of [
  '/cards',
  '/cards?page=2',
  '/cards?view=list&page=2',
  '/cards?view=table&page=2',
  '/character/elsa',
  '/characters',
  '/deck-builder',
])
  test(`the focused item of ${path} stays when all items arrive`, { tag: '@desktop' }, async ({ page }) => {
    const release = await delayResponses(page, /\/rest\/v1\/catalogue_version/)
    await page.goto(path)
    await waitUntilHydrated(page)
    const first = page.locator('[data-starting]')
    const control = first.locator('[data-index]').nth(2).locator('a, button').first()
    const start = ((await control.textContent()) ?? '').slice(0, 30)
    await control.focus()
    const place = await control.boundingBox()
    release()
    await expect(first).toHaveCount(0)
    const focused = page.locator('[data-index] :focus')
    await expect(focused).toContainText(start)
    // Browsers scroll by whole pixels.
    expect(Math.abs(((await focused.boundingBox())?.y ?? Infinity) - (place?.y ?? 0))).toBeLessThan(1)
  })
