import { signUp } from './support/backend.ts'
import { cards, importList, openBuilder, panel, rows, tiles } from './support/builderParts.ts'
import { tilesInARow } from './support/cardGrid.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { signInHere } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

/** 60 cards as fifteen lines, each a different card. */
const SIXTY = [
  'Elsa - Snow Queen',
  'Elsa - Spirit of Winter',
  'Be Prepared',
  'Friends on the Other Side',
  'Mickey Mouse - Brave Little Tailor',
  'Maleficent - Monstrous Dragon',
  'Dragon Fire',
  'Fire the Cannons!',
  'Tinker Bell - Giant Fairy',
  'Hades - Infernal Schemer',
  'Maui - Hero to All',
  'Rapunzel - Gifted with Healing',
  'Simba - Returned King',
  'Stitch - Rock Star',
  'Aladdin - Heroic Outlaw',
]
  .map((name) => `4 ${name}`)
  .join('\n')

test.describe('the deck builder', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('cards are added and removed by keyboard, up to four of each, and undone', async ({ page }) => {
    await openBuilder(page, '?type=Spell')
    await expect(page.getByText('We ignored unknown values in this link: type “Spell”.')).toBeVisible()
    await expect.poll(() => tilesInARow(cards(page).getByRole('listitem'))).toBe(4)
    await tiles(page).first().focus()
    await page.keyboard.press('+')
    await page.keyboard.press('Enter')
    for (let press = 0; press < 4; press++) await page.keyboard.press('+')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText('4')
    await expect(tiles(page).first()).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('+')
    await expect(panel(page)).toContainText('5 / 60')
    await page.keyboard.press('-')
    await expect(panel(page)).toContainText('4 / 60')
    await page.keyboard.press('Control+-') // the browser's zoom
    await page.keyboard.press('Control+z')
    await expect(panel(page)).toContainText('5 / 60')
    await page.keyboard.press('Control+Shift+z')
    await expect(panel(page)).toContainText('4 / 60')
    await panel(page).getByRole('button', { name: 'Remove All Cards' }).click()
    await expect(panel(page)).toContainText('0 / 60')
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await expect(panel(page)).toContainText('4 / 60')

    // The focus stays on the button, moves to the next row if a row is removed, and to the text after the last one.
    await tiles(page).nth(1).press('+')
    await rows(page)
      .filter({ hasText: /1$/ })
      .getByRole('button', { name: /^Remove/ })
      .press('-')
    const less = rows(page).getByRole('button', { name: /^Remove/ })
    await expect(less).toBeFocused()
    for (let press = 0; press < 3; press++) await page.keyboard.press('-')
    await expect(less).toBeFocused()
    await page.keyboard.press('-')
    await expect(rows(page)).toHaveCount(0)
    await expect(panel(page).getByText('Add cards, or import a list.')).toBeFocused()

    for (let at = 0; at < 3; at++) await tiles(page).nth(at).click()
    await expectAccessible(page)
  })

  test('a list replaces the deck, and its problems and differences are reported', async ({ page }) => {
    await openBuilder(page)
    const dialog = await importList(page, '')
    await expect(dialog).toContainText('This will replace your deck')
    await expect(dialog.getByRole('alert')).toContainText('Please enter a deck list to import.')
    const unknown = ['2 Nobody at All', ...Array.from({ length: 11 }, (_, at) => `1 Nothing ${at}`)]
    const list = ['4 Elsa - Snow Queen', ...unknown].join('\n')
    await dialog.getByRole('textbox').fill(list)
    await dialog.getByRole('button', { name: 'Import Deck' }).click()
    await expect(dialog.getByRole('alert').getByRole('paragraph')).toContainText([
      'Card not found: "Nobody at All" (line 2)',
      ...Array.from({ length: 9 }, (_, at) => `Card not found: "Nothing ${at}" (line ${at + 3})`),
      'and 2 more',
    ])
    await expect(dialog.getByRole('textbox')).toHaveValue(list)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await importList(page, SIXTY)
    await expect(panel(page)).toContainText('60 / 60')
    await expect(rows(page)).toHaveCount(15)
    await expect(panel(page).getByRole('progressbar')).toHaveAttribute('value', '60')
    await expect(tiles(page).first()).toHaveAttribute('aria-disabled', 'true')
    await importList(page, `${SIXTY}\n2 Lantern`)
    await expect(panel(page).getByRole('alert')).toHaveText('Your deck exceeds the maximum of 60 cards.')
    await expect(panel(page).getByRole('progressbar')).toHaveAttribute('value', '60')

    await test.step('a double click imports a list once, and nothing else', async () => {
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      await dialog.getByRole('textbox').fill('4 Be Prepared\r\nDragon Fire x3\r\n8 Lantern\r\n1 Maleficent - Monstrous')
      await dialog.getByRole('button', { name: 'Import Deck' }).dblclick()
      const differences = panel(page).getByRole('status').filter({ hasText: 'Please check your list' })
      await expect(differences).toContainText(
        '"Lantern" was left out: 8 copies are more than the 4 of a deck. (line 3)',
      )
      await expect(differences).toContainText(
        'We read "Maleficent - Monstrous" as "Maleficent - Monstrous Dragon". (line 4)',
      )
      await expect(panel(page)).toContainText('8 / 60')
      await panel(page).locator('summary', { hasText: 'Core' }).click()
      await expect(panel(page).getByText('Format Infinity, because of Be Prepared')).toBeVisible()
      await expectAccessible(page)
      await differences.getByRole('button', { name: 'Dismiss' }).click()
      await expect(differences).toBeHidden()
      await expect(panel(page).getByRole('button', { name: 'Import', exact: true })).toBeFocused()
      await importList(page, '4 Elsa - Snow Queen')
      await expect(panel(page).getByText('Format Core', { exact: true })).toBeVisible()
      await expect(differences).toBeHidden()
    })
  })

  test('two printings of one name stay apart, and count together by the rules of the game', async ({ page }) => {
    await openBuilder(page, `?printings=all&search=${encodeURIComponent("A Pirate's Life")}`)
    await tiles(page).first().click()
    await expect(rows(page)).not.toContainText('Fabled')
    await page.getByRole('button', { name: /^Add A Pirate's Life, \w+, Fabled/ }).click()
    await page.getByRole('button', { name: /^Add A Pirate's Life, \w+, Ursula's Return/ }).click()
    await expect(rows(page)).toContainText(["Ursula's Return · 128", 'Fabled · 132'])
    const together = panel(page).locator('summary', { hasText: "5 copies of A Pirate's Life" })
    const more = rows(page).getByRole('button', { name: "Add A Pirate's Life, Ursula's Return · 128" })
    await more.click()
    await expect(panel(page)).toContainText('4 / 60')
    await expect(together).toBeHidden()
    await more.click()
    await expect(together).toBeVisible()
    await rows(page).getByRole('button', { name: "Remove A Pirate's Life, Fabled · 132" }).click()
    await expect(together).toBeHidden()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).not.toContainText('128')
  })

  test('a guest is asked to sign in when saving, and the deck is still there afterwards', async ({ page, request }) => {
    const member = await signUp(request, `builder`)
    await openBuilder(page)
    const save = panel(page).getByRole('button', { name: 'Save Deck' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await save.press('Enter')
    const name = panel(page).getByLabel('Deck Name')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Please enter a deck name.')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('  Frozen Fire  ')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await save.press('Enter')
    await expect(panel(page).getByRole('alert')).toHaveText('Please add some cards to your deck.')
    await importList(page, '4 Elsa - Snow Queen\n3 Dragon Fire')
    await expect(panel(page).getByRole('alert')).toHaveCount(0)
    await panel(page).getByLabel('Deck Guide').fill('Freeze, then burn.')
    await save.press('Enter')
    const prompt = page.getByRole('dialog', { name: 'Sign In to Build Decks' })
    await expect(prompt).toContainText('Your draft is saved on this device')
    await prompt.getByRole('link', { name: 'Sign In' }).click()
    await signInHere(page, member)
    await expect(page).toHaveURL('/deck-builder?color=Amethyst,Ruby')
    await expect(panel(page)).toContainText('7 / 60')
    await expect(panel(page).getByLabel('Deck Name')).toHaveValue('  Frozen Fire  ')
    await save.click()
    await expect(page).toHaveURL(/\/deck\/[0-9a-f-]{36}$/)
    await page.goto('/deck-builder')
    await expect(panel(page)).toContainText('0 / 60')
  })

  test('a deck whose answer was lost is saved once; then it is changed in place, and copied', async ({
    page,
    request,
  }) => {
    const author = await signUp(request, 'unheard')
    await openAs(page, author, '/deck-builder')
    await importList(page, '2 Elsa - Snow Queen')
    const name = panel(page).getByLabel('Deck Name')
    const save = panel(page).getByRole('button', { name: 'Save Deck' })
    await name.fill('Heard of by nobody')
    await page.route(
      '**/rest/v1/decks*',
      async (route) => {
        await route.fetch() // The server saves the deck, but the answer is lost.
        return route.abort()
      },
      { times: 1 },
    )
    await save.click()
    await expect(page.getByRole('alert')).toContainText('Failed to save deck. Please try again.')
    await name.fill('Heard of')
    await page.reload()
    await expect(page.getByText('Your unsaved deck is back.')).toBeVisible()
    await save.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Heard of' })).toBeVisible()
    await expect(page).toHaveURL(/\/deck\//)
    const id = page.url().split('/').at(-1) ?? ''
    await page.goto(`/user/${author.id}/decks`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)

    await openBuilder(page, `?deck=${id}`)
    await expect(panel(page).getByLabel('Deck Name')).toHaveValue('Heard of')
    await panel(page).getByLabel('Deck Name').fill('Second')
    await page.reload()
    await expect(page.getByText('Your unsaved deck is back.')).toBeVisible()
    await panel(page).getByRole('button', { name: 'Save Deck' }).click()
    await expect(page).toHaveURL(`/deck/${id}`)
    await openBuilder(page, `?copy=${id}`)
    const copied = panel(page).getByLabel('Deck Name')
    await expect(copied).toHaveValue('Copy of Second')
    await copied.fill('Copy of Frozen Library of Arendelle') // which fits in the field
    expect(await copied.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await page.goto('/deck-builder?deck=00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { name: 'Deck not found' })).toBeVisible()
  })
})
