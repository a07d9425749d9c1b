import { signUp } from './support/backend.ts'
import { count, countLine, grid, openCards, tile } from './support/cardGrid.ts'
import { openAs } from './support/openAs.ts'
import { fullName, packCards, plain } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

test(
  'the table shows fourteen rows at once, is sorted by its headers, and counts copies by keys',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await openAs(page, await signUp(request, 'counter'), '/cards?view=table')
    const table = page.getByRole('table', { name: 'Cards' })
    const row = (index: number) => table.locator(`tr[aria-rowindex="${index + 2}"]`)
    await expect(table).toHaveAttribute('aria-rowcount', String(packCards.length + 1))
    await expect(row(13)).toBeInViewport({ ratio: 1 })

    await page.getByRole('button', { name: 'Strength' }).click()
    await expect(page).toHaveURL('/cards?view=table&sort=strength-desc')
    await page.getByRole('button', { name: 'Strength' }).click()
    await expect(page).toHaveURL('/cards?view=table&sort=strength-asc')
    await expect(page.getByRole('columnheader', { name: 'Strength' })).toHaveAttribute('aria-sort', 'ascending')

    await row(0).getByRole('link').focus()
    await page.keyboard.press('End')
    await expect(row(packCards.length - 1).getByRole('link')).toBeFocused()
    await expect(row(packCards.length - 1)).toBeInViewport({ ratio: 1 })
    await expect(row(packCards.length - 1).getByText('0 owned')).toBeVisible()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await page.keyboard.press('-')
    await expect(row(packCards.length - 1).getByText('1 owned')).toBeVisible()

    const names = new Set(packCards.map((card) => plain(fullName(card)))).size
    await page.getByRole('button', { name: 'One per card' }).click()
    await expect(count(page)).toHaveText(countLine(names, names))
    await page.goBack()
    await expect(count(page)).toHaveText(countLine(packCards.length))

    // The choice is remembered, and the address overrides it.
    await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'List' }).click()
    await expect(page).toHaveURL('/cards?view=list&sort=strength-asc')
    await expect(table).toBeHidden()
    await openCards(page)
    await expect(page.getByRole('button', { name: 'List', pressed: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '99 Puppies' })).toContainText('Into the Inklands')
    await openCards(page, '?view=grid')
    await expect(page.getByRole('group', { name: 'Cards per row' })).toBeVisible()
    const first = grid(page).getByRole('listitem').first()
    await expect(first).toContainText('0/4')
    await tile(page, 0).press('+')
    await expect(first).toContainText('1/4')
    await expect(count(page)).toBeVisible()
  },
)
