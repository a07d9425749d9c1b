import { announced, count, countLine, grid, openCards, tile, tilesInARow } from './support/cardGrid.ts'
import { INKS, type PackCard, packCards, plain, tileLabel } from './support/pack.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const SET = 'Challenge Promo'
const cards = packCards.filter((card) => card.set_data.name === SET)

/** Cards are compared by name only, because cards with the same sort value are sorted by name. */
const byName = (a: PackCard, b: PackCard) => (plain(tileLabel(a)) < plain(tileLabel(b)) ? -1 : 1)
const firstInk = (card: PackCard) => Math.min(...card.inks.map((ink) => INKS.indexOf(ink)))

const SORTS = [
  { label: 'Name A to Z', query: '&sort=name', key: () => 0 },
  { label: 'Cost Low to High', query: '&sort=cost-asc', key: (card: PackCard) => card.cost },
  { label: 'Color', query: '&sort=color', key: (card: PackCard) => firstInk(card) * 100 + card.cost },
  { label: 'Cost High to Low', query: '&sort=cost-desc', key: (card: PackCard) => -card.cost },
]

test.describe('on a large screen', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('cards are sorted by best match, name, cost and color, in rows of four or three, and the address has both', async ({
    page,
  }) => {
    await openCards(page, '?search=stitch')
    const sort = page.getByRole('combobox', { name: 'Sort' })
    await expect(sort.getByRole('option', { name: 'Best match', selected: true })).toBeAttached()
    await expect(tile(page, 0)).toHaveAccessibleName(/^Stitch - /)
    await sort.selectOption('Name A to Z')
    await expect(page).toHaveURL('/cards?search=stitch&sort=name')
    // Cards that only mention him come first now.
    await expect.poll(async () => plain(await announced(tile(page, 0))) < 'stitch').toBe(true)

    // The menu lists a sort of the table's headers only while it is selected.
    await page.goto('/cards?set=Challenge+Promo&sort=set')
    await expect(count(page)).toHaveText(countLine(cards.length))
    await expect(sort.getByRole('option', { name: 'Set and Number', selected: true })).toBeAttached()
    await sort.selectOption('Color')
    await expect(sort.getByRole('option', { name: 'Set and Number' })).toHaveCount(0)
    for (const { label, query, key } of SORTS) {
      await sort.selectOption(label)
      await expect(page).toHaveURL(`/cards?set=Challenge+Promo${query}`)
      const wanted = cards.toSorted((a, b) => key(a) - key(b) || byName(a, b)).map(tileLabel)
      for (const place of [0, 1, 2, 3]) await expect(tile(page, place)).toHaveAccessibleName(wanted[place] ?? '')
    }

    const tiles = grid(page).getByRole('listitem')
    await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked()
    await expect.poll(() => tilesInARow(tiles)).toBe(4)
    await page.getByRole('radio', { name: '3', exact: true }).click()
    await expect.poll(() => tilesInARow(tiles)).toBe(3)
    await expect(page).toHaveURL('/cards?set=Challenge+Promo&sort=cost-desc&columns=3')
    await page.reload()
    await expect(count(page)).toHaveText(countLine(cards.length))
    await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
    await expect(sort.getByRole('option', { name: 'Cost High to Low', selected: true })).toBeAttached()
    await expect.poll(() => tilesInARow(tiles)).toBe(3)

    await page.getByRole('radio', { name: 'Fit', exact: true }).click()
    await expect(page).toHaveURL('/cards?set=Challenge+Promo&sort=cost-desc&columns=fit')
    await expect.poll(() => tilesInARow(tiles)).toBe(7)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await openCards(page)
    await expect(page.getByRole('radio', { name: 'Fit', exact: true })).toBeChecked()
    await expect.poll(() => tilesInARow(tiles)).toBeGreaterThan(8)
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('two cards are in a row whatever the address says, and every control is large enough to tap', async ({
    page,
  }) => {
    await openCards(page, '?columns=3&color=Ruby')
    await expect(page.getByRole('group', { name: 'Cards per row' })).toBeHidden()
    await expect.poll(() => tilesInARow(grid(page).getByRole('listitem'))).toBe(2)
    const small = await page
      .locator('header, main')
      .locator('a, button, select, input')
      .evaluateAll((controls) =>
        controls
          .map((control) => (control.matches('input[type=radio]') ? (control.closest('label') ?? control) : control))
          .filter((control) => control.checkVisibility())
          .filter(
            (control) => Math.min(control.getBoundingClientRect().width, control.getBoundingClientRect().height) < 43.5,
          )
          .map((control) => control.getAttribute('aria-label') ?? control.textContent),
      )
    expect(small).toEqual([])
  })
})
