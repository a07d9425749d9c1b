import { signUp } from './support/backend.ts'
import { chooseMore } from './support/deckParts.ts'
import { cards, openBuilder, panel, rows, tiles } from './support/builderParts.ts'
import { tilesInARow } from './support/cardGrid.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { PHONE } from './support/screens.ts'
import { signInHere } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

test.describe('the deck builder on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('has a tab for the cards and one for the deck, which a guest sees again after signing in to save', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'pocket')
    await openBuilder(page)
    await expect.poll(() => tilesInARow(cards(page).getByRole('listitem'))).toBe(2)
    await tiles(page).first().tap()
    await tiles(page).nth(1).tap()
    // The deck's two inks become a filter, which shows its cards from their top.
    const search = page.getByRole('combobox', { name: 'Search cards' })
    await expect(search).toHaveValue(/^ink:/)
    // The row of filters shows the new ones, at its beginning.
    await expect(page.getByText('Clear Filters')).toBeInViewport({ ratio: 1 })
    await search.tap({ position: { x: 8, y: 20 } })
    await expect(search).toBeFocused()
    const caret = () => search.evaluate((field: HTMLInputElement) => field.value.length - (field.selectionStart ?? 0))
    expect(await caret()).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 2500))
    await page.getByRole('tab', { name: 'Deck (2)' }).tap()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toBeInViewport()
    const name = await rows(page).first().getByRole('button').first().boundingBox()
    expect(name?.height).toBeGreaterThanOrEqual(44)
    await expect(page.getByRole('button', { name: 'Save Deck' })).toBeInViewport()
    await expect(cards(page)).toBeHidden()
    await page.getByRole('tab', { name: 'Cards' }).tap()
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY / 5) * 5)).toBe(2500)
    await page.getByRole('tab', { name: 'Deck (2)' }).tap()
    await expectAccessible(page)
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('tab', { name: 'Cards' }).tap()
    await expect(rows(page)).toHaveCount(0)
    await page
      .getByRole('link', { name: /^About / })
      .first()
      .tap()
    await expect(page).toHaveURL(/\/card\//)
    await page.goBack()
    await expect(tiles(page).first()).toBeVisible()

    await page.getByRole('tab', { name: 'Deck (2)' }).tap()
    await panel(page).getByLabel('Deck Name').fill('Pocket')
    await page.getByRole('button', { name: 'Save Deck' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).tap()
    await signInHere(page, member)
    await page.getByRole('button', { name: 'Save Deck' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Pocket' })).toBeVisible()
    await chooseMore(page, 'Edit')
    await expect(rows(page)).toHaveCount(2)
  })
})
