import type { Page } from '@playwright/test'
import { grid, readGrid, tile } from './support/cardGrid.ts'
import { fullName, type PackCard, packCards, plain, tileLabel } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use({ ...DESKTOP, expectedErrors: /the disk is full|500/ })

const characterCards = packCards.filter((card) => card.type.includes('Character'))
const variants = Map.groupBy(characterCards, ({ name }) => name)
const search = (page: Page) => page.getByRole('searchbox')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing/ })

const RARITIES = ['Common', 'Uncommon', 'Rare', 'Super Rare', 'Legendary', 'Epic', 'Iconic', 'Enchanted', 'Promo']

test.describe('characters', { tag: '@desktop' }, () => {
  test('are in order of their variants, are found by any part of their name, and show all their cards', async ({
    page,
  }) => {
    await test.step('a failed request shows its error, and Try Again loads the characters', async () => {
      await page.route('**/rest/v1/characters*', (route) =>
        route.fulfill({ status: 500, json: { code: 'XX000', message: 'the disk is full' } }),
      )
      await page.goto('/characters')
      await expect(page.getByRole('alert')).toContainText('Error loading characters: ')
      await expect(page.getByRole('alert')).toContainText('the disk is full')
      await page.unroute('**/rest/v1/characters*')
      await page.getByRole('button', { name: 'Try Again' }).click()
    })

    const wanted = [...variants]
      .map(([name, cards]) => ({ name, cards: cards.length }))
      .toSorted((a, b) => b.cards - a.cards || (plain(a.name) < plain(b.name) ? -1 : 1))
    await expect(count(page)).toHaveText(`Showing ${wanted.length} of ${wanted.length} characters`)
    for (const [index, { name, cards }] of wanted.slice(0, 6).entries())
      await expect(tile(page, index, 'Characters')).toContainText(new RegExp(`${name}\\s*${cards} variants$`))

    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search characters' })).toBeFocused()
    await tile(page, 0, 'Characters').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tile(page, 1, 'Characters')).toBeFocused()

    await search(page).fill('qqqq')
    await expect(page.getByRole('heading', { name: 'No Characters Found' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear Search' }).press('Enter')
    await expect(search(page)).toHaveValue('')
    await expect(search(page)).toBeFocused()
    await expect(tile(page, 0, 'Characters')).toBeVisible()

    await search(page).fill('TE K')
    await expect(grid(page, 'Characters').getByRole('link')).toHaveCount(1)
    await expect(tile(page, 0, 'Characters')).toContainText('Te Kā')
    await tile(page, 0, 'Characters').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te Kā')
    await expect(page).toHaveTitle('Te Kā | Lorefolio')
    const cards = packCards.filter(({ name }) => name === 'Te Kā')
    expect((await readGrid(page, 'Cards of Te Kā')).toSorted()).toEqual(cards.map(tileLabel).toSorted())
  })

  test('have cards that are sorted by name, cost or rarity, searched by name, and opened', async ({ page }) => {
    const answer = await page.goto('/character/nobody-at-all')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Character Not Found' })).toBeVisible()
    await expect(page.getByText('Nobody At All')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Characters' }).click()
    await expect(page).toHaveURL('/characters')

    await page.goto('/character/elsa?sort=price')
    await expect(page.getByText('We ignored unknown values in this link: sort “price”.')).toBeVisible()
    const cards = packCards.filter(({ name }) => name === 'Elsa')
    const sort = page.getByRole('combobox', { name: 'Sort' })
    const KEYS: Record<string, (card: PackCard) => string | number> = {
      Cost: ({ cost }) => cost,
      Rarity: ({ rarity }) => RARITIES.indexOf(rarity),
      Name: (card) => plain(fullName(card)),
    }
    const keyed = new Map(cards.map((card) => [tileLabel(card), card]))
    for (const [label, key] of Object.entries(KEYS)) {
      await sort.selectOption(label)
      await expect(async () => {
        const first = await grid(page, 'Cards of Elsa').locator('> [aria-posinset] a > .spoken').allTextContents()
        const keys = first.map((name) => keyed.get(name)).map((card) => (card ? key(card) : 'no card of Elsa'))
        const all = cards.map(key).toSorted((a, b) => (a < b ? -1 : 1))
        expect(keys, label).toEqual(all.slice(0, keys.length))
        expect(keys.length).toBeGreaterThan(4)
      }).toPass()
    }

    await search(page).fill('qqqq')
    await expect(page.getByRole('heading', { name: 'No Cards Match Your Filters' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear Search' }).press('Enter')
    await expect(count(page)).toHaveText(`Showing ${cards.length} of ${cards.length} cards`)
    await expect(search(page)).toBeFocused()
    await search(page).fill('snow')
    const found = cards.filter((card) => plain(fullName(card)).includes('snow'))
    await expect(count(page)).toHaveText(`Showing ${found.length} of ${cards.length} cards`)
    await grid(page, 'Cards of Elsa')
      .getByRole('link', { name: 'Elsa - Snow Queen, Uncommon, The First Chapter' })
      .click()
    await expect(page).toHaveURL('/card/elsa-snow-queen-41')
  })
})
