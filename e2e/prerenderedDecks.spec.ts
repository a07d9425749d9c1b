import type { Page } from '@playwright/test'
import { changeDeck, signUp } from './support/backend.ts'
import { GROUPED_CARDS } from './support/deckParts.ts'
import { delayResponses } from './support/delayResponses.ts'
import { waitUntilHydrated } from './support/hydration.ts'
import { tile, tiles } from './support/listedDecks.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

const REST = /\/rest\/v1\//

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('region', { name: 'Cards', exact: true }).getByRole('link')

/** The small cards of the first deck in the list, which is one of the newest: as pictures, or as text if those fail. */
const thumbs = (page: Page) => tiles(page).first().locator('img, [data-emblem]')

/** Watches for visible skeletons from now on. @returns whether there were any. */
async function watchForLoading(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      if (
        /Loading (deck|\.\.\.)/.test(document.body?.textContent ?? '') ||
        document.querySelector('[aria-label="Loading decks"]')
      )
        document.documentElement.dataset['waited'] = 'yes'
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => document.documentElement.dataset['waited'] === 'yes')
}

test('without scripts a deck shows its name and its cards, and the list its decks @desktop', async ({
  browser,
  baseURL,
  request,
}) => {
  const name = 'Prerendered'
  const id = await addSampleDeck(request, await signUp(request, 'prerendered'), { name })
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${baseURL}/deck/${id}`)
  await expect(title(page)).toHaveText(name)
  await expect(cards(page)).toHaveCount(SAMPLE_CARDS.length)
  for (const [index, card] of GROUPED_CARDS.entries())
    await expect(cards(page).nth(index)).toHaveAccessibleName(`${card.quantity} ${card.name}`)
  await expect(cards(page).first()).toHaveAttribute('href', '/card/olaf-friendly-snowman-52')
  await expect(cards(page).first().locator('img')).toBeAttached()
  await page.goto(`${baseURL}/decks`)
  await expect(tile(page, name)).toBeVisible()
  await expect(thumbs(page).first()).toBeAttached()
  await page.close()
})

test('a deck stays visible while the app starts and the cards load, and then shows later changes @desktop', async ({
  page,
  request,
}) => {
  const author = await signUp(request, 'kept')
  const id = await addSampleDeck(request, author)
  const waited = await watchForLoading(page)
  const release = await delayResponses(page, REST)
  await page.goto(`/deck/${id}`)
  await waitUntilHydrated(page)
  await expect(title(page)).toHaveText('Snow and Steel')
  await expect(cards(page)).toHaveCount(SAMPLE_CARDS.length)
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toHaveCount(0)

  await changeDeck(request, author, id, { name: 'Snow, Steel and Song' })
  release()
  await expect(title(page)).toHaveText('Snow, Steel and Song')
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toBeVisible()
  expect(await waited()).toBe(false)
})

test(
  'a deck that became private in the meantime disappears after it is refetched',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const author = await signUp(request, 'withdrawn')
    const id = await addSampleDeck(request, author)
    const release = await delayResponses(page, REST)
    await page.goto(`/deck/${id}`)
    await waitUntilHydrated(page)
    await changeDeck(request, author, id, { is_public: false })
    release()
    await expect(title(page)).toHaveText('Deck not found')
  },
)

test(
  'the list of decks stays visible, and then shows later changes',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const author = await signUp(request, 'lister')
    const id = await addSampleDeck(request, author, { name: 'Listed early' })
    const waited = await watchForLoading(page)
    const release = await delayResponses(page, REST)
    await page.goto('/decks')
    await waitUntilHydrated(page)
    await expect(tile(page, 'Listed early')).toBeVisible()
    await expect(thumbs(page).first()).toBeAttached()
    await changeDeck(request, author, id, { name: 'Listed late' })
    release()
    await expect(tile(page, 'Listed late')).toBeVisible()
    await expect(tile(page, 'Listed early')).toHaveCount(0)
    expect(await waited()).toBe(false)
  },
)

test('members see their decks, and their favorite in the list', { tag: '@desktop' }, async ({ page, request }) => {
  const author = await signUp(request, 'owner')
  const id = await addSampleDeck(request, author, { name: 'Mine at once' })
  await openAs(page, author, `/deck/${id}`)
  await expect(page.getByRole('main').getByRole('button', { name: 'Log Match' })).toBeVisible()
  await expect(page.getByRole('main').getByText('(You)')).toBeVisible()
  await page.goto('/decks')
  await expect(tile(page, 'Mine at once').getByRole('button', { name: /^Favorite/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test(
  'a visitor who returns to the first page sees the data that was loaded since',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const author = await signUp(request, 'returner')
    const id = await addSampleDeck(request, author, { name: 'Begun with' })
    await openAs(page, author, `/deck/${id}`)
    await expect(page.getByRole('region', { name: 'Price', exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Decks', exact: true }).click()
    await tile(page, 'Begun with')
      .getByRole('button', { name: /^Share/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete Deck' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Deck' }).click()
    await expect(tile(page, 'Begun with')).toHaveCount(0)
    const release = await delayResponses(page, /\/rest\/v1\/decks\?/)
    await page.goBack()
    await expect(page.getByText('Loading deck...')).toBeVisible()
    release()
    await expect(title(page)).toHaveText('Deck not found')
  },
)
