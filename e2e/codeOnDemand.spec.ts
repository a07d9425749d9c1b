import type { Page } from '@playwright/test'
import { addDeck, signUp } from './support/backend.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { waitUntilHydrated } from './support/hydration.ts'
import { dialog, ink, opener, save } from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { addSampleDeck, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'
import { serveTwoBuilds } from './support/twoBuilds.ts'

test.use(DESKTOP)

const OFFLINE = "You're offline, and this isn't saved on this device yet."
const FAILED = "This couldn't be loaded. Check your connection and try again."

const retry = (page: Page) => page.getByRole('button', { name: 'Try Again' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The scripts that a page requests; they are answered without content. */
function scriptsOf(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name) requested.push(name)
  })
  return requested
}

/** Waits for three idle seconds, and for the work that starts then. */
const rest = (page: Page) => page.clock.runFor(10_000)

test.describe('code that is loaded on demand', { tag: '@desktop' }, () => {
  test('Log Match shows what is missing if its code cannot be loaded, and opens when it can', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'cutoff')
    const deckId = await addSampleDeck(request, member)
    // A member with Save-Data preloads nothing.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await openAs(page, member, `/deck/${deckId}`)
    await expect(opener(page)).toBeVisible()
    await goOffline(page)
    await opener(page).click()
    await expect(page.getByRole('dialog', { name: 'Log Match' })).toContainText(OFFLINE)
    // Other parts of the page may be missing too, and then say so in their places.
    const tryAgain = dialog(page).getByRole('button', { name: 'Try Again' })
    await expect(tryAgain).toBeFocused()
    await tryAgain.click()
    await expect(dialog(page)).toContainText(OFFLINE)
    await expect(title(page)).toHaveText('Snow and Steel')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    await opener(page).click()
    await expect(dialog(page)).toContainText(OFFLINE)
    // No click is needed when the connection is back.
    await goOnline(page)
    await expect(ink(page, 'Ruby')).toBeVisible()
    await ink(page, 'Ruby').click()
    await ink(page, 'Steel').click()
    await save(page).click()
    await expect(page.getByText('Match logged.')).toBeVisible()
  })

  test('an idle member page has the code for offline use; guests and members with Save-Data load none of it', async ({
    page,
    browser,
    request,
  }) => {
    const member = await signUp(request, 'rests')
    const deckId = await addSampleDeck(request, member)
    await page.clock.install()
    const requested = scriptsOf(page)
    await openAs(page, member, `/deck/${deckId}`)
    await expect(opener(page)).toBeVisible()
    expect(requested).not.toContain('MatchDialog')
    await expect(async () => {
      await rest(page)
      expect(requested).toEqual(
        expect.arrayContaining(['MatchDialog', 'ExportDialog', 'AddCardsPage', 'MatchesPage', 'DeckBuilderPage']),
      )
    }).toPass()
    expect(requested.filter((name) => /Admin|Landing|ImportPage|Terms/.test(name))).toEqual([])
    await goOffline(page)
    await opener(page).click()
    await expect(ink(page, 'Ruby')).toBeVisible()

    const others = [
      { who: 'guest', before: () => undefined },
      {
        who: 'saver',
        before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      },
    ]
    for (const { who, before } of others) {
      const other = await browser.newPage({ serviceWorkers: 'block' })
      await other.clock.install()
      await other.addInitScript(before)
      const askedByOther = scriptsOf(other)
      if (who === 'guest') await other.goto(`/deck/${deckId}?tab=stats`)
      else await openAs(other, member, `/deck/${deckId}?tab=stats`)
      await expect(other.getByRole('heading', { name: 'Deck Analytics' })).toBeVisible()
      await other.waitForLoadState('networkidle')
      await rest(other)
      await other.waitForLoadState('networkidle')
      expect(askedByOther).toContain('DeckTools')
      expect(askedByOther.filter((name) => /Dialog|AddCards|Builder/.test(name))).toEqual([])
      await other.close()
    }
  })

  test('a part of a page that fails to load leaves the rest, and can be retried', async ({ page, request }) => {
    const member = await signUp(request, 'parts')
    const cards = SAMPLE_CARDS.map(({ card, quantity }) => ({ card, quantity }))
    const { id } = await addDeck(request, member, { name: 'Whole', is_public: true, cards })
    await page.route('**/assets/DeckTools-*.js*', (route) => route.abort())
    await page.goto(`/deck/${id}?tab=stats`)
    const notice = page.getByRole('alert').filter({ hasText: 'Deck Analytics' })
    await expect(notice).toContainText(FAILED)
    await expect(title(page)).toHaveText('Whole')
    await page.unroute('**/assets/DeckTools-*.js*')
    await notice.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Deck Analytics' })).toBeVisible()
  })

  test('a page whose script, or a script that it needs, fails to load says so in its frame, and Try Again loads it', async ({
    page,
  }) => {
    for (const script of ['SetsPage', 'lists'])
      await test.step(script, async () => {
        await page.goto('/guides/beginner-guide')
        await expect(title(page)).toBeVisible()
        // Until the page is hydrated, the browser handles its links, and opens a new page.
        await waitUntilHydrated(page)
        await page.route(`**/assets/${script}-*.js*`, (route) => route.abort())
        // By keyboard, because a mouse that rests on the link loads the page again.
        await page.getByRole('contentinfo').getByRole('link', { name: 'Sets' }).press('Enter')
        await expect(title(page)).toHaveText('This page could not be loaded')
        await expect(page.getByRole('alert')).toContainText(FAILED)
        await expect(page).toHaveTitle('Page not loaded | Lorefolio')
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
        await page.unroute(`**/assets/${script}-*.js*`)
        await retry(page).click()
        await expect(page.getByRole('heading', { name: 'Lorcana Sets' })).toBeVisible()
      })
  })

  test('without a connection a page that was never visited says so, and loads automatically when it is back', async ({
    page,
  }) => {
    await page.goto('/guides/beginner-guide')
    await expect(title(page)).toBeVisible()
    // Until the page is hydrated, the browser handles its links.
    await waitUntilHydrated(page)
    await goOffline(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sets' }).click()
    await expect(page.getByRole('alert')).toContainText(OFFLINE)
    await goOnline(page)
    await expect(page.getByRole('heading', { name: 'Lorcana Sets' })).toBeVisible()
  })

  test('an old page whose files are gone announces the newer version, and typed text survives the reload', async ({
    page,
  }) => {
    const builds = await serveTwoBuilds()
    try {
      await page.goto(`${builds.url}/deck-builder`)
      const name = page.getByRole('textbox', { name: 'Deck Name' })
      await name.fill('Half a deck')
      builds.deploy({ without: /^(?:FilterDialog|TermsPage)-/ })
      await page.getByRole('button', { name: 'More Filters' }).click()
      await expect(dialog(page)).toContainText('There is a newer version of this site. Reload the page to use it.')
      await expect(name).toHaveValue('Half a deck')
      await dialog(page).getByRole('button', { name: 'Reload Page' }).click()
      await expect(page.getByText('Your unsaved deck is back.')).toBeVisible()
      await expect(name).toHaveValue('Half a deck')
    } finally {
      builds.close()
    }
  })

  test('a link of an old page to a page whose file is gone opens the new version, once', async ({ page }) => {
    const builds = await serveTwoBuilds()
    try {
      await page.goto(`${builds.url}/sets`)
      await expect(title(page)).toBeVisible()
      builds.deploy({ without: /^TermsPage-/ })
      const entry = page.locator('script[type="module"][src*="index-"]')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
      await expect(entry).toHaveAttribute('src', /second/)
      await expect(page).toHaveURL(/\/terms$/)
      // The new version lacks the file too: the page says so, and does not reload forever.
      await expect(page.getByRole('alert')).toContainText(FAILED)
    } finally {
      builds.close()
    }
  })
})
