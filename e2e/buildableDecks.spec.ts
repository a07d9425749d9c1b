import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { addRow, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** A member with all cards of one public deck and some of another. The word finds these decks only. */
async function addDecks(request: APIRequestContext) {
  const word = `w${randomBytes(4).toString('hex')}`
  const author = await signUp(request, 'author')
  const member = await signUp(request, 'builder')
  await addSampleDeck(request, author, { name: `${word} Whole` })
  await addSampleDeck(request, author, {
    name: `${word} Half`,
    cards: [...SAMPLE_CARDS.slice(0, 3), { card: 'pack-1-1', quantity: 4 }, { card: 'pack-1-2', quantity: 2 }].map(
      ({ card, quantity }) => ({ card, quantity }),
    ),
  })
  await addSampleDeck(request, author, { name: `${word} Hidden`, is_public: false })
  for (const { card, quantity } of SAMPLE_CARDS)
    await addRow(request, member, 'user_collections', { card_id: card, quantity, is_foil: true })
  return { member, word }
}

const tiles = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('decks that can almost be built', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('come by the number of missing copies, which are counted in any finish and without those of assembled decks', async ({
    page,
    request,
  }) => {
    const { member, word } = await addDecks(request)
    await openAs(page, member, `/decks?search=${word}`)
    await page.getByRole('radio', { name: 'Buildable' }).check()
    await expect(page).toHaveURL(`/decks?search=${word}&view=buildable`)
    await expect(tiles(page)).toHaveText([/Whole.*You own 22 of 22/s, /Half.*You own 9 of 15/s])
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Missing cards up to' }).selectOption('Up to 4 missing')
    await expect(tiles(page)).toHaveCount(1)
    await page.goBack()
    await expect(tiles(page)).toHaveCount(2)
    const own = await addSampleDeck(request, member, { name: `${word} Own` })
    await addRow(request, member, 'assembled_decks', { deck_id: own })
    await page.reload()
    // No copy of them is free.
    await expect(page.getByText('No decks match.')).toBeVisible()
  })

  test('are counted on the home page', async ({ page, request }) => {
    const { member } = await addDecks(request)
    await openAs(page, member, '/')
    await expect(page.getByRole('link', { name: /decks?( or more)? for up to \$5/ })).toHaveAttribute(
      'href',
      /\/decks\?.*view=buildable/,
    )
  })

  test('are for members', async ({ page }) => {
    await page.goto('/decks?view=buildable')
    await expect(page.getByRole('heading', { name: 'Sign In to See Decks You Can Build' })).toBeVisible()
  })
})

test.describe('decks that can almost be built, on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('are found by thumb', async ({ page, request }) => {
    const { member, word } = await addDecks(request)
    await openAs(page, member, `/decks?search=${word}`)
    await page.getByRole('radio', { name: 'Buildable' }).check()
    await expect(tiles(page).first()).toContainText('You own 22 of 22')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
