import type { Page } from '@playwright/test'
import { signUp } from './support/backend.ts'
import { persistedKeys } from './support/persistedKeys.ts'
import { openAs } from './support/openAs.ts'
import { PUBLIC_PAGES } from './support/publicPages.ts'
import { addShownDeck } from './support/shownDeck.ts'
import { expect, test } from './support/test.ts'

/** All public pages but the builder, which is not prerendered, with some that ask for something. */
const KEPT = [
  ...PUBLIC_PAGES.map(({ path }) => path).filter((path) => path !== '/deck-builder'),
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

/** Marks what was drawn beforehand before the app starts; @returns whether the page still shows those elements. */
async function markDrawn(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#root, main, h1')) element.setAttribute('data-marked', '')
    })
  })
  return async () => {
    await expect(page.locator('#root > [data-drawn]')).toHaveCount(0)
    return (await page.locator('h1[data-marked]').count()) > 0
  }
}

async function expectKept(page: Page, isKept: () => Promise<boolean>, path: string) {
  await page.goto(path)
  expect(await isKept(), path).toBe(true)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Decks' })).toBeVisible()
  // Nothing is left of what stood for styles of single elements.
  await expect(page.locator('#root > style, [data-style]')).toHaveCount(0)
}

test('what was drawn of a page stays in it when the app starts, on every kind of page', async ({ page }) => {
  const isKept = await markDrawn(page)
  for (const path of KEPT) await expectKept(page, isKept, path)
})

test('and on a later visit, when what the browser keeps is there before', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/cards')
  await page.goto('/sets')
  const kept = ['public-["catalogue"]', 'public-["sets"]']
  await expect.poll(() => persistedKeys(page)).toEqual(expect.arrayContaining(kept))
  const isKept = await markDrawn(page)
  for (const [path, script, asked] of [
    ['/cards', 'CardsPage', 'catalogue_version'],
    ['/card/elsa-snow-queen-41', 'CardPage', 'catalogue_version'],
    ['/sets', 'SetsPage', 'catalogue_version'],
    ['/characters', 'CharactersPage', 'catalogue_version'],
  ] as const) {
    // What is kept stands in the app when it is asked whether there is anything newer.
    const isRead = page.waitForRequest(`**/rest/v1/${asked}*`)
    await page.route(`**/assets/${script}-*.js`, async (route) => {
      await isRead
      await route.continue()
    })
    await expectKept(page, isKept, path)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
  }
})

test(
  'what was drawn of a deck stays, and knows which theme was chosen',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const id = await addShownDeck(request, await signUp(request, 'parchment'))
    const isKept = await markDrawn(page)
    await page.addInitScript(() => localStorage.setItem('lorefolio.theme', 'light'))
    await page.goto(`/deck/${id}`)
    expect(await isKept()).toBe(true)
    await expect(page.getByRole('radio', { name: 'Parchment' })).toBeChecked()
  },
)

test.describe('a browser elsewhere', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })
  test('is shown its own day of a drawn deck', async ({ page, request }) => {
    const id = await addShownDeck(request, await signUp(request, 'farAway'))
    const isKept = await markDrawn(page)
    await page.goto(`/deck/${id}`)
    expect(await isKept()).toBe(true)
    const time = page.getByRole('main').locator('time')
    const moment = new Date((await time.getAttribute('datetime')) ?? '')
    await expect(time).toHaveText(
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Pacific/Kiritimati' }).format(moment),
    )
  })
})

test('a member is drawn their own page anew', { tag: '@desktop' }, async ({ page, request }) => {
  const member = await signUp(request, 'own')
  const isKept = await markDrawn(page)
  await openAs(page, member, '/cards')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(await isKept()).toBe(false)
})

test(
  'a link of the frame that is pressed before the page is taken over leads on',
  { tag: '@desktop' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const mark = document.querySelector('#root > [data-drawn]')
        const link = [...document.querySelectorAll<HTMLElement>('footer a')].find(
          ({ textContent }) => textContent === 'Terms',
        )
        // Its script is there already, as when a pointer has been on the link for a while.
        const whenTaken = new MutationObserver(() => {
          if (mark?.isConnected) return
          whenTaken.disconnect()
          link?.click()
        })
        whenTaken.observe(document, { childList: true, subtree: true })
      })
    })
    await page.goto('/sets')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/)
    // What came before is gone: the browser has not loaded another page.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/sets$/)
  },
)
