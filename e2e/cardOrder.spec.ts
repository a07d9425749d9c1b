import { announced, count, countLine, grid, openCards, readGrid, tilesInARow } from './support/cardGrid.ts'
import { INKS, type PackCard, packCards, plain, tileLabel } from './support/pack.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const SET = 'Challenge Promo'
const cards = packCards.filter((card) => card.set_data.name === SET)

/** Names alone decide among equals; cards of one name are not told apart here. */
const byName = (a: PackCard, b: PackCard) => (plain(tileLabel(a)) < plain(tileLabel(b)) ? -1 : 1)
const firstInk = (card: PackCard) => Math.min(...card.inks.map((ink) => INKS.indexOf(ink)))

const SORTS = [
  { label: 'Name A to Z', query: '', key: () => 0 },
  { label: 'Cost Low to High', query: '&sort=cost-asc', key: (card: PackCard) => card.cost },
  { label: 'Cost High to Low', query: '&sort=cost-desc', key: (card: PackCard) => -card.cost },
  { label: 'Color', query: '&sort=color', key: (card: PackCard) => firstInk(card) * 100 + card.cost },
]

test(
  'each order puts the cards as its name says, and is kept in the address',
  { tag: '@desktop' },
  async ({ page }) => {
    await openCards(page, '?set=Challenge+Promo&sort=color')
    const sort = page.getByRole('combobox', { name: 'Sort' })
    for (const { label, query, key } of SORTS) {
      await sort.selectOption(label)
      await expect(page).toHaveURL(`/cards?set=Challenge+Promo${query}`)
      const wanted = cards.toSorted((a, b) => key(a) - key(b) || byName(a, b)).map(tileLabel)
      // The cards follow a moment after the address.
      await expect.poll(() => readGrid(page), label).toEqual(wanted)
    }
    await page.goto('/cards?set=Challenge+Promo&sort=cost-desc')
    await expect(count(page)).toHaveText(countLine(cards.length))
    await expect(sort.getByRole('option', { name: 'Cost High to Low', selected: true })).toBeAttached()
  },
)

test('a search shows the best match first until another order is chosen', { tag: '@desktop' }, async ({ page }) => {
  await openCards(page, '?search=stitch')
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await expect(sort).toHaveValue('best')
  await expect(grid(page).getByRole('link').first()).toHaveAccessibleName(/^Stitch - /)
  await sort.selectOption('Name A to Z')
  await expect(page).toHaveURL('/cards?search=stitch&sort=name')
  const first = async () => plain(await announced(grid(page).getByRole('link').first()))
  await expect.poll(async () => (await first()) < 'stitch').toBe(true) // others that only mention him come first now
})

test.describe('on a large screen', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('four cards stand in a row, or three if one likes them larger', async ({ page }) => {
    await openCards(page)
    const tiles = grid(page).getByRole('listitem')
    await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked()
    await expect.poll(() => tilesInARow(tiles)).toBe(4)
    await page.getByRole('radio', { name: '3', exact: true }).click()
    await expect.poll(() => tilesInARow(tiles)).toBe(3)
    await expect(page).toHaveURL('/cards?columns=3')
    await page.reload()
    await expect(count(page)).toBeVisible()
    await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
    await expect.poll(() => tilesInARow(tiles)).toBe(3)
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('two cards stand in a row, whatever was chosen on a large screen', async ({ page }) => {
    await openCards(page, '?columns=3')
    await expect(page.getByRole('group', { name: 'Cards in a row' })).toBeHidden()
    await expect.poll(() => tilesInARow(grid(page).getByRole('listitem'))).toBe(2)
  })
})
