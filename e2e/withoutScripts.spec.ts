import sharp from 'sharp'
import { addDeck, signUp } from './support/backend.ts'
import { cardsOf, deckOf, tiles, uniqueWord } from './support/listedDecks.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

const amber = cardsOf('Fabled', 'Amber').slice(0, 6)
const ruby = cardsOf('Fabled', 'Ruby').slice(0, 6)

test('a picture that fails before the scripts load leaves the text card whole', async ({ page }) => {
  // All pictures fail in these tests.
  await page.goto('/card/elsa-snow-queen-41')
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  const cardWithPicture = async (visibility: 'visible' | 'hidden') => {
    await picture.evaluate((img, visibility) => (img.style.visibility = visibility), visibility)
    return sharp(await picture.locator('..').screenshot())
      .raw()
      .toBuffer()
  }
  const largestDifference = async () => {
    const hidden = await cardWithPicture('hidden')
    return (await cardWithPicture('visible')).reduce(
      (most, level, at) => Math.max(most, Math.abs(level - hidden[at]!)),
      0,
    )
  }
  // Polls, because the card changes while the page loads. Levels (0 to 255) at edges differ by one, because a visible picture is a layer.
  await expect.poll(largestDifference).toBeLessThan(4)
})

test('without scripts a page says what is missing, visibly and without covering its content', async ({ page }) => {
  const notice = page.locator('noscript')
  await page.goto('/sets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lorcana Sets')
  await expect(notice).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const box = await notice.boundingBox()
  // The page scrolls by whole pixels, and its height may be a fraction more.
  expect(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(box?.y ?? 0)

  // A page that is not prerendered has nothing else.
  await page.goto('/login')
  await expect(notice).toBeInViewport({ ratio: 1 })
})

test(
  'characters, one of them and the sets show their content before the scripts load',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/characters')
    await expect(page.getByRole('list', { name: 'Characters' }).getByText(/^\d+ variants?$/)).toHaveCount(12)
    await expect(page.getByText(/^Showing \d+ of \d+ characters$/)).toBeVisible()

    await page.goto('/character/elsa')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elsa')
    const cards = page.getByRole('list', { name: 'Cards of Elsa' }).getByRole('link', { name: /^Elsa - / })
    await expect(cards).toHaveCount(12)
    await expect(cards.first()).toHaveAttribute('href', /^\/card\/elsa-/)

    await page.goto('/sets')
    await expect(page.getByRole('link', { name: /^View \d+ Cards of Fabled$/ })).toBeVisible()
  },
)

test('without scripts /cards is searched, filtered and paged', { tag: '@desktop' }, async ({ page }) => {
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('link')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await page.goto('/cards?sort=cost-desc')
  await page.getByLabel('Search cards').fill('elsa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cards?search=elsa&sort=cost-desc')
  await expect(page.getByLabel('Search cards')).toHaveValue('elsa')
  await expect(cards.first()).toHaveAccessibleName(/Elsa/)

  await page.getByRole('link', { name: 'Amethyst', exact: true }).click()
  await expect(page).toHaveURL('/cards?search=elsa&color=Amethyst&sort=cost-desc')
  const amethyst = page.getByRole('link', { name: 'Amethyst', exact: true })
  await expect(amethyst).toHaveAttribute('aria-current', 'true')
  await amethyst.click()
  await expect(page).toHaveURL('/cards?search=elsa&sort=cost-desc')
  await page.getByRole('link', { name: 'Legendary', exact: true }).click()
  await expect(page).toHaveURL('/cards?search=elsa&rarity=Legendary&sort=cost-desc')

  await page.goto('/cards?color=Ruby')
  await expect(cards).toHaveCount(12)
  await expect(pages).toHaveText(/^1 to 12 of \d+ cards\s*Next$/)
  const first = await cards.first().getAttribute('href')
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/cards?color=Ruby&page=2')
  await expect(pages).toHaveText(/13 to 24 of \d+ cards/)
  expect(await cards.first().getAttribute('href')).not.toBe(first)
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(cards.first()).toHaveAttribute('href', first ?? '')

  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await page.getByRole('columnheader', { name: 'Cost' }).getByRole('link').click()
  await expect(page).toHaveURL('/cards?color=Ruby&sort=cost-asc&view=table')
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveCount(12)
})

test(
  'without scripts /characters is searched and paged, and a character sorted',
  { tag: '@desktop' },
  async ({ page }) => {
    const characters = page.getByRole('list', { name: 'Characters' }).getByRole('link')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await page.goto('/characters')
    await pages.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/characters?page=2')
    await expect(pages).toHaveText(/13 to 24 of \d+ characters/)
    await page.getByLabel('Search characters').fill('elsa')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/characters?search=elsa')
    await expect(characters.first()).toHaveAccessibleName(/Elsa/)
    await page.getByLabel('Search characters').fill('qqqq')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Clear Search' }).click()
    await expect(page).toHaveURL('/characters')

    await page.goto('/character/elsa')
    await page.getByLabel('Sort').selectOption('Cost')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL('/character/elsa?search=&sort=cost')
    await pages.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/character/elsa?sort=cost&page=2')
    await page.getByLabel('Search cards by name').fill('spirit')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Cards of Elsa' }).getByRole('link').first()).toHaveAccessibleName(
      /Spirit/,
    )
  },
)

test('without scripts /decks is searched, filtered and paged', { tag: '@desktop' }, async ({ page, request }) => {
  const word = uniqueWord()
  const author = await signUp(request, 'noScripts')
  for (let number = 1; number <= 26; number++)
    await addDeck(request, author, deckOf(`No ${number} ${word}`, number > 25 ? ruby : amber))
  await page.goto('/decks?view=popular')
  await page.getByLabel('Search decks').fill(word)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/decks?search=${word}&view=popular`)
  await expect(tiles(page)).toHaveCount(24)
  await page.getByRole('link', { name: 'Show More Decks' }).click()
  await expect(tiles(page).getByRole('heading')).toHaveText([`No 2 ${word}`, `No 1 ${word}`])
  await page.getByRole('link', { name: 'Back to the first decks' }).click()
  await page.getByRole('link', { name: 'Latest', exact: true }).click()
  await page.getByRole('link', { name: 'Ruby', exact: true }).click()
  await expect(page).toHaveURL(`/decks?search=${word}&color=Ruby`)
  await expect(tiles(page).getByRole('heading')).toHaveText([`No 26 ${word}`])
  await page.getByRole('link', { name: 'Steel', exact: true }).click()
  await page.getByRole('link', { name: 'Clear Filters' }).first().click()
  await expect(page).toHaveURL('/decks')
})
