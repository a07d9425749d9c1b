import type { Page } from '@playwright/test'
import { signUp } from './support/backend.ts'
import { chooseMore, GROUPED_CARDS, openTab } from './support/deckParts.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { delayResponses } from './support/delayResponses.ts'
import { openAs, openHydrated } from './support/openAs.ts'
import { readClipboard } from './support/readClipboard.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { addSampleDeck, listed, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

test.use({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })

const DECKS = /\/rest\/v1\/decks\?/

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const favorite = (page: Page) => page.getByRole('button', { name: /^Favorite/ })
const texts = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row').allInnerTexts()
const cells = async (page: Page, table: string) =>
  (await texts(page, table)).slice(1).map((row) => row.split(/\s+/).filter(Boolean).join(' '))

test('a public deck shows a guest its facts and analytics, is copied as a list, and leads to its cards @desktop', async ({
  page,
  request,
}) => {
  const author = await signUp(request, 'author')
  const description = 'Keep a song.\n\n<b>Ink</b> the rest.'
  const id = await addSampleDeck(request, author, { description })
  const answer = await page.goto(`/deck/${id}`)
  await expect(page).toHaveTitle('Snow and Steel | Lorefolio')
  await expect(title(page)).toHaveText('Snow and Steel')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: author.name, exact: true })).toHaveAttribute(
    'href',
    `/user/${author.id}/decks`,
  )
  await expect(main.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}$/)
  await expect(main.getByTitle('Deck is playable in Infinity format')).toContainText('INFI')
  for (const ink of ['Amethyst', 'Steel']) await expect(main.getByRole('img', { name: ink, exact: true })).toBeVisible()
  await expect(main.getByText('Private', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Compare', 'Export', 'Print'])
  await page.keyboard.press('Escape')

  const cards = page.getByRole('region', { name: 'Cards', exact: true }).getByRole('link')
  await expect(cards).toHaveCount(SAMPLE_CARDS.length)
  for (const [index, { name, quantity }] of GROUPED_CARDS.entries())
    await expect(cards.nth(index)).toHaveAccessibleName(new RegExp(`^${quantity} ${name}`))
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/^Characters 14/, /^Actions 4/, /^Songs 4/])
  await expect(main.getByRole('link', { name: 'Copy to My Builder' })).toHaveAttribute(
    'href',
    `/deck-builder?copy=${id}`,
  )
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toBeVisible()
  await expectAccessible(page)

  // The page is described as the host describes it.
  const described = '<meta name="description" content="Keep a song. &lt;b&gt;Ink&lt;/b&gt; the rest."'
  expect(await answer?.text()).toContain(described)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Keep a song. <b>Ink</b> the rest.')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)

  await test.step('its guide and its matches have tabs and addresses', async () => {
    await openTab(page, 'Guide')
    await expect(page).toHaveURL(`/deck/${id}?tab=guide`)
    const guide = page.getByRole('region', { name: 'Deck Guide' }).getByRole('paragraph')
    await expect(guide).toHaveText(description, { useInnerText: true })
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'Matches' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Matches Are Private' })).toBeVisible()
  })

  await test.step('its analytics count inks, costs and types', async () => {
    await openTab(page, 'Stats')
    await expect(page.getByRole('region', { name: 'Deck Analytics' })).toBeVisible()
    expect(await cells(page, 'Cards by ink')).toEqual(['Amethyst 13 59%', 'Steel 9 41%'])
    expect(await cells(page, 'Inkable cards')).toEqual(['Inkable 14 64%', 'Non-Inkable 8 36%'])
    expect(await cells(page, 'Cost curve')).toEqual(['0 0 0', '1 5 1', '2 0 0', '3 11 11', '4 0 0', '5 0 0', '6+ 6 2'])
    expect(await cells(page, 'Cards by type')).toEqual(['Character 14 64%', 'Action 4 18%', 'Song 4 18%'])
    await openTab(page, 'Cards')
    await expect(page).toHaveURL(`/deck/${id}`)
  })

  await test.step('a card is shown large while the pointer rests on it', async () => {
    await page.getByRole('link', { name: /^4 Elsa - Spirit of Winter/ }).hover()
    const preview = page.locator('[popover]:popover-open')
    await expect(preview).toContainText('Spirit of Winter')
    await page.mouse.move(0, 0)
    await expect(preview).toHaveCount(0)
  })

  await test.step('the deck list is copied by cost, and confirmed for a moment', async () => {
    const copy = page.getByRole('button', { name: 'Copy Deck List' })
    await copy.click()
    await expect(page.getByRole('button', { name: 'Copied to clipboard!' })).toBeVisible()
    await expect(copy).toBeVisible()
    expect(await readClipboard(page)).toBe(listed(SAMPLE_CARDS))
  })

  await favorite(page).click()
  await expect(page.getByRole('dialog', { name: 'Sign In to Favorite Decks' })).toBeVisible()
  await page.keyboard.press('Escape')

  await cards.first().focus()
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight')
  await expect(cards.nth(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/card/tinker-bell-tiny-tactician-194')
})

test('a private deck is not found by others, and tells its author when it is loading or cannot be loaded @desktop', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const [author, stranger] = [await signUp(request, 'secretive'), await signUp(request, 'curious')]
  const id = await addSampleDeck(request, author, { name: 'Hidden plan', is_public: false })
  const isNotFound = async (visitor: Page) => {
    await expect(title(visitor)).toHaveText('Deck not found')
    await expect(visitor.getByText('Hidden plan')).toHaveCount(0)
  }
  const others = await browser.newPage()
  await others.goto(`${baseURL}/deck/${id}`)
  await isNotFound(others)
  await others.getByRole('link', { name: 'Back to Decks' }).click()
  await expect(others).toHaveURL(/\/decks$/)
  await openAs(others, stranger, `${baseURL}/deck/${id}`)
  await isNotFound(others)
  await others.close()

  const answer = await delayResponses(page, DECKS)
  await openAs(page, author, `/deck/${id}`)
  await expect(page.getByText('Loading deck...')).toBeVisible()
  answer()
  await expect(title(page)).toHaveText('Hidden plan')
  await expect(page.getByRole('main').getByText('Private', { exact: true })).toBeVisible()
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1)

  await page.unroute(DECKS)
  await page.route(DECKS, (route) =>
    route.fulfill({ status: 500, json: { message: 'The shelf is broken', code: 'X' } }),
  )
  await page.goto(`/deck/${id}`)
  await expect(title(page)).toHaveText('Error loading deck')
  await expect(page.getByRole('alert')).toContainText('The shelf is broken')
  await expect(page.getByRole('link', { name: 'Back to Decks' })).toHaveAttribute('href', '/decks')
  await page.unroute(DECKS)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(title(page)).toHaveText('Hidden plan')
})

test('a member adds a deck to the favorites and removes it, and a refused favorite is reverted with its reason @desktop', async ({
  page,
  request,
}) => {
  const id = await addSampleDeck(request, await signUp(request, 'liked'))
  await openAs(page, await signUp(request, 'fan'), `/deck/${id}`)
  await expect(favorite(page)).toHaveText(/1$/)
  const answer = await delayResponses(page, /\/rest\/v1\/deck_favorites/)
  await favorite(page).click()
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(favorite(page)).toHaveText(/2$/)
  const stored = page.waitForResponse(
    (response) => response.url().includes('/deck_favorites') && response.request().method() === 'POST',
  )
  answer()
  await stored
  await page.reload()
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(favorite(page)).toHaveText(/2$/)
  await favorite(page).click()
  await expect(favorite(page)).toHaveText(/1$/)

  await page.unroute(/\/rest\/v1\/deck_favorites/)
  await page.route(/\/rest\/v1\/deck_favorites/, (route) => route.abort())
  await favorite(page).click()
  await expect(page.getByText('Error: Failed to toggle favorite')).toBeVisible()
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(favorite(page)).toHaveText(/1$/)
})

test('its author edits the deck, and deletes it after one question, unless the server refuses @desktop', async ({
  page,
  request,
}) => {
  const author = await signUp(request, 'deleter')
  const id = await addSampleDeck(request, author)
  await openAs(page, author, `/deck/${id}`)
  await expect(page.getByRole('link', { name: `${author.name} (You)` })).toBeVisible()
  await chooseMore(page, 'Edit')
  await expect(page).toHaveURL(`/deck-builder?deck=${id}&color=Amethyst,Steel`)
  await page.goBack()
  await chooseMore(page, 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete Deck' })
  await expect(question).toContainText('Are you sure you want to delete this deck? This action cannot be undone.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(title(page)).toHaveText('Snow and Steel')

  await page.route(DECKS, (route) => route.abort())
  await chooseMore(page, 'Delete')
  await question.getByRole('button', { name: 'Delete Deck' }).click()
  await expect(page.getByText('Error deleting deck: Failed to delete deck')).toBeVisible()
  await expect(title(page)).toHaveText('Snow and Steel')
  await page.unroute(DECKS)

  await chooseMore(page, 'Delete')
  await question.getByRole('button', { name: 'Delete Deck' }).click()
  await expect(page).toHaveURL(`/user/${author.id}/decks`)
  await expect(page.getByText('Deck deleted.')).toBeVisible()
  await page.goto(`/deck/${id}`)
  await expect(title(page)).toHaveText('Deck not found')
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('the first card is near the top, as a line of text; pictures are chosen and remembered', async ({
    page,
    request,
  }) => {
    await openHydrated(page, `/deck/${await addSampleDeck(request, await signUp(request, 'pocket'))}`)
    const first = page.getByRole('region', { name: 'Cards', exact: true }).getByRole('link').first()
    await expect(page.getByRole('tab')).toHaveText(['Cards', 'Guide', 'Stats', 'Matches'])
    await expect(page.getByRole('radio', { name: 'Text' })).toBeChecked()
    const height = page.viewportSize()?.height ?? 0
    expect((await first.boundingBox())?.y).toBeLessThan(0.45 * height)
    await expect(first.locator('small', { hasText: 'Friendly Snowman' }).last()).toBeVisible()
    await page.getByRole('radio', { name: 'Visual' }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Visual' })).toBeChecked()
    await expect(page.getByText('1×').first()).toBeVisible()
    await expect.poll(async () => (await first.boundingBox())?.height).toBeGreaterThan(120)
  })

  test('the verdict opens by a tap 21.5 px from the middle of its chip', async ({ page, request }) => {
    await openHydrated(page, `/deck/${await addSampleDeck(request, await signUp(request, 'thumb'))}`)
    const chip = page.locator('summary', { hasText: 'Official events' })
    for (const [distance, isOpen] of [
      [-21.5, true],
      [21.5, false],
    ] as const) {
      const box = await chip.boundingBox()
      if (!box) throw new Error('The chip is not shown.')
      await page.touchscreen.tap(box.x + 20, box.y + box.height / 2 + distance)
      await expect(page.locator('details', { has: chip })).toHaveJSProperty('open', isOpen)
    }
  })
})
