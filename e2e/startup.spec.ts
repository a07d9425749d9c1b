import type { Page } from '@playwright/test'
import { signUp } from './support/backend.ts'
import { count, openCards } from './support/cardGrid.ts'
import { delayResponses } from './support/delayResponses.ts'
import { waitUntilHydrated } from './support/hydration.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use({ ...DESKTOP, expectedErrors: /./ })

/** An expired session in the format of the browser's storage. */
const STALE = JSON.stringify({
  access_token: 'a.b.c',
  refresh_token: 'gone',
  expires_at: 1,
  expires_in: 1,
  token_type: 'bearer',
  user: { id: 'x' },
})

/** Collects the names of the site's scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name) requested.push(name)
  })
  return requested
}

test.describe('starting', { tag: '@desktop' }, () => {
  test('a script that does not load is a Loading Error with its message, and Reload Page tries again', async ({
    page,
  }) => {
    await page.route('**/assets/start-*.js', (route) => route.abort())
    await page.goto('/sets')
    await expect(page.getByRole('heading', { name: 'Loading Error' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(/failed to fetch|importing/i)
    await page.unroute('**/assets/start-*.js')
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.getByRole('heading', { name: 'Lorcana Sets' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The First Chapter' })).toBeVisible()
  })

  test('a page that throws shows Something went wrong, and Reload Page tries again', async ({ page }) => {
    await page.goto('/guides/beginner-guide')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const body = "export function SetsPage() { throw new Error('The sets are upside down.') }"
    await page.route('**/assets/SetsPage-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sets' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('The sets are upside down.')
    await page.unroute('**/assets/SetsPage-*.js')
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.getByRole('heading', { name: 'Lorcana Sets' })).toBeVisible()
  })

  test.describe('input before the scripts have loaded', () => {
    /** Delays the scripts of the next page until the returned function is called. */
    const delayStart = (page: Page) => delayResponses(page, /\/assets\/start-[^/]*\.js$/)

    test('stays: typed text, the key of the search box and selected options', async ({ page }) => {
      let arrive = await delayStart(page)
      await page.goto('/cards', { waitUntil: 'commit' })
      const field = page.getByRole('combobox', { name: 'Search cards' })
      await field.pressSequentially('elsa')
      arrive()
      await expect(count(page)).toBeVisible()
      await expect(field).toHaveValue('elsa')
      await expect(field).toBeFocused()
      await expect(page).toHaveURL('/cards?search=elsa')

      arrive = await delayStart(page)
      await page.goto('/decks')
      await page.keyboard.type('/snow')
      arrive()
      await expect(page).toHaveURL(/\/decks\?search=snow/)
      await expect(page.getByRole('searchbox')).toBeFocused()

      arrive = await delayStart(page)
      await page.goto('/character/elsa')
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('Cost')
      await page.getByRole('radio', { name: 'Parchment' }).click()
      arrive()
      await expect(page).toHaveURL('/character/elsa?sort=cost')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    })

    test('works: filters and views of /decks and /cards are links', async ({ page }) => {
      const ruby = page.getByRole('button', { name: 'Ruby', exact: true })
      let arrive = await delayStart(page)
      await page.goto('/decks')
      await page.getByRole('link', { name: 'Ruby', exact: true }).click()
      await page.getByRole('link', { name: 'Core', exact: true }).click()
      await page.getByRole('link', { name: 'Favorites', exact: true }).click()
      await expect(page).toHaveURL('/decks?format=core&color=Ruby&view=favorites')
      await expect(page.getByRole('heading', { name: 'Sign In to See Your Favorites' })).toBeVisible()
      arrive()
      await expect(page.getByRole('radio', { name: 'Favorites' })).toBeChecked()
      await expect(ruby).toHaveAttribute('aria-pressed', 'true')

      arrive = await delayStart(page)
      await page.goto('/cards')
      await page.getByRole('link', { name: 'Ruby', exact: true }).click()
      await expect(page).toHaveURL('/cards?color=Ruby')
      await page.getByRole('link', { name: 'Legendary', exact: true }).click()
      await expect(page).toHaveURL('/cards?rarity=Legendary&color=Ruby')
      arrive()
      await expect(ruby).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL('/cards?rarity=Legendary&color=Ruby')
    })

    test('stays: how far a page was scrolled', async ({ page }) => {
      for (const path of ['/cards', '/characters', '/character/elsa', '/sets', '/guides/beginner-guide'])
        await test.step(path, async () => {
          const arrive = await delayStart(page)
          await page.goto(path)
          await page.mouse.move(700, 500)
          await page.mouse.wheel(0, 500)
          const place = () => page.evaluate(() => window.scrollY)
          await expect.poll(place).toBeGreaterThan(300)
          const scrolled = await place()
          arrive()
          await waitUntilHydrated(page)
          if (/card|char/.test(path)) await expect(page.locator('main [aria-posinset]').first()).toBeAttached()
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
          expect(await place()).toBe(scrolled)
        })
    })

    test('stays: text that is typed while a session is restored', async ({ page }) => {
      const arrive = await delayStart(page)
      await page.route('**/auth/v1/**', async (route) => {
        await expect(page.getByText('Loading...')).toBeVisible()
        await route.continue()
      })
      await page.addInitScript((session) => localStorage.setItem('lorefolio.session', session), STALE)
      await page.goto('/decks?color=Ruby')
      await page.getByRole('searchbox', { name: 'Search decks' }).fill('snow')
      arrive()
      await expect(page).toHaveURL('/decks?search=snow&color=Ruby')
      await expect(page.getByRole('searchbox', { name: 'Search decks' })).toHaveValue('snow')
    })
  })

  test('before the scripts have loaded, members see nothing for guests, and owners nothing for visitors', async ({
    page,
    request,
  }) => {
    const [owner, other] = [await signUp(request, 'host'), await signUp(request, 'visitor')]
    await addSampleDeck(request, owner, { name: 'Winter Court' })
    await page.route('**/assets/start-*.js', () => {})
    for (const [{ session }, visibility] of [
      [owner, 'hidden'],
      [other, 'visible'],
    ] as const) {
      await page.addInitScript((saved) => localStorage.setItem('lorefolio.session', saved), JSON.stringify(session))
      await page.goto(`/user/${owner.id}/collection?tab=cards`)
      await expect(page.getByText(`${owner.name}'s Collection`)).toHaveCSS('visibility', visibility)
      await expect(page.getByText('Not owned').first()).toHaveCSS('visibility', visibility)
      await expect(page.getByText('Free Account')).toHaveCSS('visibility', 'hidden')
      await page.goto(`/user/${owner.id}/decks`)
      await expect(page.getByText('Winter Court', { exact: true })).toHaveCSS('visibility', visibility)
    }
  })

  test('the scripts of a prerendered page are requested when it is visible', async ({ page }) => {
    await page.addInitScript(() => {
      const draw = window.requestAnimationFrame.bind(window)
      const { promise, resolve } = Promise.withResolvers<void>()
      window.requestAnimationFrame = (call) => {
        void promise.then(() => draw(call))
        return 0
      }
      window.PerformanceObserver.prototype.observe = () => undefined
      addEventListener('frames-released', () => resolve())
    })
    const requested = scriptsOf(page)
    await page.goto('/cards', { waitUntil: 'load' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(requested).toContain('index')
    expect(requested).not.toContain('start')
    expect(requested).not.toContain('CardsPage')
    await page.evaluate(() => dispatchEvent(new Event('frames-released')))
    await expect(count(page)).toBeVisible()
    expect(requested).toEqual(expect.arrayContaining(['start', 'CardsPage']))
  })

  test('the scripts are requested at once in a hidden tab, which renders no frames', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    })
    const requested = scriptsOf(page)
    await page.goto('/cards')
    await expect.poll(() => requested).toContain('CardsPage')
  })

  test('the app starts in a browser without storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    })
    await page.goto('/guides/beginner-guide')
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sets' }).click()
    await expect(page.getByRole('heading', { name: 'Lorcana Sets' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cards', exact: true }).click()
    await expect(count(page)).toBeVisible()
  })

  test('without scripts the page says that it needs them, and shows the first cards', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${baseURL}/`)
    await expect(page.locator('noscript')).toBeVisible()
    await expect(page.locator('noscript')).toHaveJSProperty(
      'textContent',
      'Most of Lorefolio needs JavaScript. Without it you can look up cards.',
    )
    await page.goto(`${baseURL}/cards`)
    await expect(page.locator('main [data-name]').first()).toHaveAttribute('data-name', '99 Puppies')
    await page.close()
  })
})

test.describe('restoring a session', { tag: '@desktop' }, () => {
  test('while a session is restored Loading... is shown, and an invalid session ends', async ({ page }) => {
    await page.route('**/auth/v1/**', async (route) => {
      await expect(page.getByText('Loading...')).toBeVisible()
      await route.continue()
    })
    await openCards(page)
    await page.evaluate((session) => localStorage.setItem('lorefolio.session', session), STALE)
    await page.reload()
    await expect(count(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('lorefolio.session'))).toBeNull()
  })
})
