import { announced, count, countLine, openCards, readGrid, tile } from './support/cardGrid.ts'
import { fullName, mentions, packCards, tileLabel } from './support/pack.ts'
import { expect, test } from './support/test.ts'

const search = 'Search cards'
const all = countLine(packCards.length)

test('a typed address shows exactly its cards, and words, filters and the menu lead on from there @desktop', async ({
  page,
}) => {
  const wanted = packCards.filter((card) => mentions(card, 'elsa') && card.inks.includes('Amethyst') && card.inkwell)
  expect(wanted.length).toBeGreaterThan(5)
  const field = page.getByRole('combobox', { name: search })
  const inks = page.getByRole('group', { name: 'Ink colors' })

  await openCards(page, '?search=elsa&color=Amethyst&inkable=true')
  await expect(count(page)).toHaveText(countLine(wanted.length))
  expect((await readGrid(page)).toSorted()).toEqual(wanted.map(tileLabel).toSorted())
  await expect(field).toHaveValue('ink:amethyst inkable:yes elsa')
  await expect(inks.getByRole('button', { pressed: true })).toHaveAccessibleName('Amethyst')
  await expect(page.getByRole('group', { name: 'Rarities' }).getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Inkable', exact: true, pressed: true })).toBeVisible()

  await test.step('words of names, texts and classifications are found, in any case and without accents', async () => {
    for (const words of ['VOICELESS', 'te ka', 'princess mermaid']) {
      await field.fill(words)
      const found = packCards.filter((card) => words.split(' ').every((word) => mentions(card, word)))
      expect(found.length).toBeGreaterThan(0)
      await expect(count(page)).toHaveText(countLine(found.length))
    }
  })

  await test.step('no letter of fast typing is lost, in the field and in the address', async () => {
    await field.fill('')
    await expect(count(page)).toHaveText(all)
    await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeHidden()
    const letters = 'abcdefghijklmnopqrstuvwxyz0123'
    await page.keyboard.type(letters)
    await expect(field).toHaveValue(letters)
    await expect(page).toHaveURL(`/cards?search=${letters}`)
    await expect(field).toHaveValue(letters)
  })

  await test.step('a search without a match says so and is cleared with one click', async () => {
    await page.getByRole('button', { name: 'Legendary', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No Cards Match Your Filters' })).toBeVisible()
    await expect(count(page)).toHaveText(countLine(0))
    await page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).last().press('Enter')
    await expect(count(page)).toHaveText(all)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await expect(page).toHaveURL('/cards')
  })

  await test.step('the Cards link of the footer clears the filters', async () => {
    await field.fill('elsa')
    await inks.getByRole('button', { name: 'Amethyst' }).click()
    await expect(page).toHaveURL('/cards?search=elsa&color=Amethyst')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cards', exact: true }).click()
    await expect(page).toHaveURL('/cards')
    await expect(field).toHaveValue('')
    await expect(count(page)).toHaveText(all)
  })
})

test('text and filters entered before the cards load apply when they load', { tag: '@desktop' }, async ({ page }) => {
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
})

test("a set's address announces the set and its promo printings, and leads back to all cards @desktop", async ({
  page,
}) => {
  const fabled = packCards.filter((card) => card.set_data.name === 'Fabled')
  const names = new Set(fabled.map(fullName))
  const promos = packCards.filter((card) => card.set_data.name === 'Promo Set 3' && names.has(fullName(card)))
  await openCards(page, '?set=Fabled')
  await expect(page.getByText('Viewing cards from a set')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fabled' })).toBeVisible()
  await expect(count(page)).toHaveText(countLine(fabled.length))
  await expect(page.getByRole('option', { name: 'Card Number', selected: true })).toBeAttached()

  const list = page.getByRole('region', { name: 'Fabled' }).getByRole('list', { name: 'Also printed as promos' })
  await list.getByRole('button', { name: `${promos.length} in Promo Set 3` }).click()
  await expect(page).toHaveURL('/cards?set=Promo+Set+3')
  await expect(page.getByRole('region', { name: 'Promo Set 3' })).toBeVisible()
  await page.goBack()
  await expect(list).toBeVisible()

  await page.getByRole('button', { name: 'Previous set: Reign of Jafar' }).click()
  await expect(page).toHaveURL('/cards?set=Reign+of+Jafar')
  await page.getByRole('button', { name: 'Next set: Fabled' }).click()
  await expect(page).toHaveURL('/cards?set=Fabled')

  await page.getByRole('button', { name: 'All Sets' }).press('Enter')
  await expect(page.getByRole('combobox', { name: search })).toBeFocused()
  await expect(page.getByText('Viewing cards from a set')).toBeHidden()
  await expect(count(page)).toHaveText(all)
})

test('back from a card leads to the same cards at the same place, and a changed filter to the first one @desktop', async ({
  page,
}) => {
  await openCards(page, '?color=Steel')
  const steel = packCards.filter((card) => card.inks.includes('Steel')).length
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect(tile(page, 0)).toHaveCount(0)
  const place = () => page.evaluate(() => window.scrollY)
  const name = await announced(page.getByRole('list', { name: 'Cards', exact: true }).getByRole('link').nth(6))
  const seen = page.getByRole('link', { name, exact: true }).first()
  await seen.scrollIntoViewIfNeeded()
  const before = await place()
  await seen.click({ position: { x: 40, y: 120 } })
  await expect(page).toHaveURL(/\/card\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Lorcana Cards')
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(place).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/cards?color=Steel')
  await expect(count(page)).toHaveText(countLine(steel))
  await expect(seen).toBeInViewport()
  expect(Math.abs((await place()) - before)).toBeLessThan(400)

  await page.keyboard.press('/')
  await page.keyboard.type('beast')
  await expect(page).toHaveURL('/cards?color=Steel&search=beast')
  await expect(tile(page, 0)).toBeInViewport()
})

test('the link on a card leads back to the same list of cards @desktop', async ({ page }) => {
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
