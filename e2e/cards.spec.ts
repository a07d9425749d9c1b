import { announced, count, countLine, openCards, readGrid, tile } from './support/cardGrid.ts'
import { mentions, packCards, tileLabel } from './support/pack.ts'
import { expect, test } from './support/test.ts'

const search = 'Search cards'

test('a typed address shows exactly the cards it asks for, and the controls say so @desktop', async ({ page }) => {
  const wanted = packCards.filter((card) => mentions(card, 'elsa') && card.inks.includes('Amethyst') && card.inkwell)
  expect(wanted.length).toBeGreaterThan(5)

  await openCards(page, '?search=elsa&color=Amethyst&inkable=true')
  await expect(count(page)).toHaveText(countLine(wanted.length))
  expect((await readGrid(page)).toSorted()).toEqual(wanted.map(tileLabel).toSorted())

  await expect(page.getByRole('combobox', { name: search })).toHaveValue('ink:amethyst inkable:yes elsa')
  const inks = page.getByRole('group', { name: 'Ink colors' }).getByRole('button', { pressed: true })
  await expect(inks).toHaveAccessibleName('Amethyst')
  await expect(page.getByRole('group', { name: 'Rarities' }).getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Inkable', exact: true })).toBeChecked()
})

test('without a filter every card is there', { tag: '@desktop' }, async ({ page }) => {
  await openCards(page)
  await expect(count(page)).toHaveText(countLine(packCards.length))
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeHidden()
})

test(
  'the search understands words of names, texts and classifications, in any case and without accents',
  { tag: '@desktop' },
  async ({ page }) => {
    await openCards(page)
    const field = page.getByRole('combobox', { name: search })
    for (const words of ['VOICELESS', 'te ka', 'princess mermaid']) {
      await field.fill(words)
      const wanted = packCards.filter((card) => words.split(' ').every((word) => mentions(card, word)))
      expect(wanted.length).toBeGreaterThan(0)
      await expect(count(page)).toHaveText(countLine(wanted.length))
    }
  },
)

test('letters typed faster than anyone can are all there, in the field and in the address @desktop', async ({
  page,
}) => {
  await openCards(page)
  const letters = 'abcdefghijklmnopqrstuvwxyz0123'
  await page.getByRole('combobox', { name: search }).click()
  await page.keyboard.type(letters)
  await expect(page.getByRole('combobox', { name: search })).toHaveValue(letters)
  await expect(page).toHaveURL(`/cards?search=${letters}`)
  await expect(page.getByRole('combobox', { name: search })).toHaveValue(letters)
})

test(
  'what is typed and chosen before the cards have come counts when they come',
  { tag: '@desktop' },
  async ({ page }) => {
    let answer = () => {}
    const typed = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/rest/v1/**', async (route) => {
      await typed
      await route.continue()
    })
    await page.goto('/cards')
    await page.getByRole('combobox', { name: search }).pressSequentially('mickey mouse')
    await page.getByRole('button', { name: 'Ruby', exact: true }).click()
    answer()
    const wanted = packCards.filter(
      (card) => mentions(card, 'mickey') && mentions(card, 'mouse') && card.inks.includes('Ruby'),
    )
    await expect(count(page)).toHaveText(countLine(wanted.length))
    await expect(page.getByRole('combobox', { name: search })).toHaveValue('ink:ruby mickey mouse')
  },
)

test('a search without a find says so and is cleared with one press @desktop', async ({ page }) => {
  await openCards(page, '?search=qqqqzzzz&rarity=Legendary')
  await expect(page.getByRole('heading', { name: 'No Cards Match Your Filters' })).toBeVisible()
  await expect(count(page)).toHaveText(countLine(0))
  await page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).last().click()
  await expect(count(page)).toHaveText(countLine(packCards.length))
  await expect(page.getByRole('combobox', { name: search })).toHaveValue('')
  await expect(page).toHaveURL('/cards')
})

test(
  'Clear Filters stands beside the count while a filter is on, and keeps the order',
  { tag: '@desktop' },
  async ({ page }) => {
    await openCards(page, '?color=Ruby&sort=cost-desc')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(count(page)).toHaveText(countLine(packCards.length))
    await expect(page).toHaveURL('/cards?sort=cost-desc')
  },
)

test("a set's address announces the set, and leaving it brings all cards back @desktop", async ({ page }) => {
  const fabled = packCards.filter((card) => card.set_data.name === 'Fabled')
  await openCards(page, '?set=Fabled')
  await expect(page.getByText('Viewing cards from a set')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fabled' })).toBeVisible()
  await expect(count(page)).toHaveText(countLine(fabled.length))
  await page.getByRole('button', { name: 'All Sets' }).click()
  await expect(page.getByText('Viewing cards from a set')).toBeHidden()
  await expect(count(page)).toHaveText(countLine(packCards.length))
})

test('both names of a set lead to its cards', { tag: '@desktop' }, async ({ page }) => {
  const wanted = packCards.filter((card) => card.set_data.name === 'Reign of Jafar').length
  for (const name of ['The+Reign+of+Jafar', 'reign+of+jafar']) {
    await openCards(page, `?set=${name}`)
    await expect(count(page)).toHaveText(countLine(wanted))
  }
})

test('an unknown set is named and ignored', { tag: '@desktop' }, async ({ page }) => {
  await openCards(page, '?set=Atlantis')
  await expect(page.getByText('There is no set named “Atlantis”.')).toBeVisible()
  await expect(count(page)).toHaveText(countLine(packCards.length))
})

test('the back button leads from a card to the same cards at the same place', async ({ page }) => {
  await openCards(page, '?color=Steel')
  const steel = packCards.filter((card) => card.inks.includes('Steel')).length
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect(tile(page, 0)).toHaveCount(0)
  const place = () => page.evaluate(() => window.scrollY)
  const before = await place()
  const seen = page.getByRole('list', { name: 'Cards', exact: true }).getByRole('link').nth(6)
  const name = await announced(seen)
  await seen.click({ position: { x: 40, y: 120 } })
  await expect(page).toHaveURL(/\/card\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Lorcana Cards')

  await page.goBack()
  await expect(page).toHaveURL('/cards?color=Steel')
  await expect(count(page)).toHaveText(countLine(steel))
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeInViewport()
  expect(Math.abs((await place()) - before)).toBeLessThan(400)
})

test('the way out of a card leads back to the cards as they were left @desktop', async ({ page }) => {
  await openCards(page, '?search=elsa')
  await page.evaluate(() => window.scrollTo(0, 900))
  await tile(page, 9).click()
  await page.getByRole('link', { name: 'All Elsa cards' }).click()
  await expect(page).toHaveURL('/character/elsa')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/card\//)
  await page.getByRole('main').getByRole('link', { name: 'Cards', exact: true }).click()
  await expect(page).toHaveURL('/cards?search=elsa')
  await expect(tile(page, 9)).toBeInViewport()
})

test('a changed filter shows the first of the new cards, wherever one was', async ({ page }) => {
  await openCards(page)
  await page.evaluate(() => window.scrollTo(0, 6000))
  await page.keyboard.press('/')
  await page.keyboard.type('moana')
  await expect(page).toHaveURL('/cards?search=moana')
  await expect(tile(page, 0)).toBeInViewport()
})

test('the Cards link of the menu starts over', { tag: '@desktop' }, async ({ page }) => {
  await openCards(page, '?search=elsa&color=Amethyst')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cards', exact: true }).click()
  await expect(page).toHaveURL('/cards')
  await expect(page.getByRole('combobox', { name: search })).toHaveValue('')
  await expect(count(page)).toHaveText(countLine(packCards.length))
})
