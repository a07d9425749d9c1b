import type { Page } from '@playwright/test'
import { grid, readGrid, tile } from './support/cardGrid.ts'
import { fullName, type PackCard, packCards, plain, tileLabel } from './support/pack.ts'
import { expect, test } from './support/test.ts'

const characterCards = packCards.filter((card) => card.type.includes('Character'))
const variants = Map.groupBy(characterCards, ({ name }) => name)
const search = (page: Page) => page.getByRole('searchbox')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing/ })

test('the characters stand in order of their variants, each with how many there are', async ({ page }) => {
  const wanted = [...variants]
    .map(([name, cards]) => ({ name, cards: cards.length }))
    .toSorted((a, b) => b.cards - a.cards || (plain(a.name) < plain(b.name) ? -1 : 1))
  await page.goto('/characters')
  await expect(count(page)).toHaveText(`Showing ${wanted.length} of ${wanted.length} characters`)
  for (const [index, { name, cards }] of wanted.slice(0, 6).entries())
    await expect(tile(page, index, 'Characters')).toContainText(new RegExp(`${name}\\s*${cards} variants$`))
})

test('characters are found by any part of their name, without accents @desktop', async ({ page }) => {
  await page.goto('/characters')
  await search(page).fill('TE K')
  await expect(grid(page, 'Characters').getByRole('link')).toHaveCount(1)
  await expect(tile(page, 0, 'Characters')).toContainText('Te Kā')
  await tile(page, 0, 'Characters').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te Kā')
})

test('a search without a find says so and is cleared with one press', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/characters')
  await search(page).fill('qqqq')
  await expect(page.getByRole('heading', { name: 'No Characters Found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(tile(page, 0, 'Characters')).toBeVisible()
})

test('a character shows all cards that bear its name, and only those @desktop', async ({ page }) => {
  const wanted = packCards.filter(({ name }) => name === 'Te Kā')
  await page.goto('/characters')
  await search(page).fill('te kā')
  await tile(page, 0, 'Characters').click()
  expect((await readGrid(page, 'Cards of Te Kā')).toSorted()).toEqual(wanted.map(tileLabel).toSorted())
  await expect(page).toHaveTitle('Te Kā | Lorefolio')
})

const RARITIES = ['Common', 'Uncommon', 'Rare', 'Super Rare', 'Legendary', 'Epic', 'Iconic', 'Enchanted', 'Promo']

test("a character's cards are sorted by name, cost or rarity", { tag: '@desktop' }, async ({ page }) => {
  const cards = new Map(packCards.filter(({ name }) => name === 'Jafar').map((card) => [tileLabel(card), card]))
  await page.goto('/character/jafar')
  const sort = page.getByRole('combobox', { name: 'Sort' })
  const KEYS: Record<string, (card: PackCard) => string | number> = {
    Name: (card) => plain(fullName(card)),
    Cost: ({ cost }) => cost,
    Rarity: ({ rarity }) => RARITIES.indexOf(rarity),
  }
  for (const [label, key] of Object.entries(KEYS)) {
    await sort.selectOption(label)
    await page.evaluate(() => window.scrollTo(0, 0))
    const shown = await readGrid(page, 'Cards of Jafar')
    expect(shown.toSorted()).toEqual(
      packCards
        .filter(({ name }) => name === 'Jafar')
        .map(tileLabel)
        .toSorted(),
    )
    const keys = shown.map((name) => cards.get(name)).map((card) => card && key(card))
    const inOrder = (a: string | number | undefined, b: string | number | undefined) => ((a ?? '') < (b ?? '') ? -1 : 1)
    expect(keys, label).toEqual(keys.toSorted(inOrder))
  }
})

test("a character's cards are searched by name", { tag: '@desktop' }, async ({ page }) => {
  const wanted = packCards.filter((card) => card.name === 'Elsa' && plain(fullName(card)).includes('snow'))
  await page.goto('/character/elsa')
  await search(page).fill('snow')
  const all = packCards.filter(({ name }) => name === 'Elsa').length
  await expect(count(page)).toHaveText(`Showing ${wanted.length} of ${all} cards`)
  await search(page).fill('qqqq')
  await expect(page.getByRole('heading', { name: 'No Cards Match Your Filters' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(count(page)).toHaveText(`Showing ${all} of ${all} cards`)
})

test('a card of a character opens', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/character/elsa')
  await page.getByRole('searchbox').fill('snow')
  await grid(page, 'Cards of Elsa')
    .getByRole('link', { name: 'Elsa - Snow Queen, Uncommon, The First Chapter' })
    .click()
  await expect(page).toHaveURL('/card/elsa-snow-queen-41')
})

test('an unknown character says so and leads back', { tag: '@desktop' }, async ({ page }) => {
  const answer = await page.goto('/character/nobody-at-all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Character Not Found' })).toBeVisible()
  await expect(page.getByText('Nobody At All')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Characters' }).click()
  await expect(page).toHaveURL('/characters')
})

test.describe('when the characters cannot be read', () => {
  test.use({ expectedErrors: /./ })

  test(
    'the error is said, and Try Again shows them once the database answers',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.route('**/rest/v1/characters*', (route) =>
        route.fulfill({ status: 500, json: { code: 'XX000', message: 'the disk is full' } }),
      )
      await page.goto('/characters')
      await expect(page.getByRole('alert')).toContainText('Error loading characters: ')
      await expect(page.getByRole('alert')).toContainText('the disk is full')
      await page.unroute('**/rest/v1/characters*')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(tile(page, 0, 'Characters')).toBeVisible()
    },
  )
})
