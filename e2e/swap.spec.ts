import { signUp } from './support/backend.ts'
import { rows } from './support/builderParts.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openHydrated } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

test('a guest sees by keyboard what a swap of cards changes', async ({ page, request }) => {
  await openHydrated(page, `/deck/${await addSampleDeck(request, await signUp(request, 'swap'))}?tab=stats`)
  const panel = page.getByRole('region', { name: 'Swap' })
  const figures = panel.getByRole('table', { name: 'The deck before and after the swap' })
  const games = panel.getByRole('table', { name: 'Simulated games before and after the swap' })
  const row = (name: string) => figures.getByRole('row').filter({ hasText: name }).getByRole('cell')

  await panel.getByLabel('Take out').selectOption('Elsa - Spirit of Winter ×4')
  // Similar cards are offered before a name is typed.
  await expect(panel.getByRole('list', { name: 'Suggested cards' }).getByRole('listitem')).not.toHaveCount(0)
  await panel.getByRole('searchbox', { name: 'Put in' }).fill('tinker bell tiny')
  const offer = panel.getByRole('button', { name: 'Tinker Bell - Tiny Tactician' })
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('list', { name: 'Swaps' })).toBeInViewport()

  // 2 copies that cost 8 and cannot be inked, for 2 that cost 3 and can.
  await expect(row('Average cost')).toHaveText(['3.73', '3.27'])
  await expect(row('Inkable cards')).toHaveText(['14', '16'])
  await expect(row('Core')).toHaveCount(2)
  await expect(games.getByRole('row').filter({ hasText: 'Lore by turn 6' }).getByRole('cell')).toHaveText([
    /^\d+\.\d\d$/,
    /^\d+\.\d\d$/,
    /^[+−]\d+\.\d\d ±\d+\.\d\d$/,
  ])
  await expectAccessible(page)

  // The builder makes the swap once, up to 4 copies, and the page of the deck still has it on the way back.
  await panel.getByRole('link', { name: 'Copy Deck with This Swap' }).click()
  await expect(page.getByText(/^Swapped 1 card: more copies/)).toBeVisible()
  await expect(page).toHaveURL(/\/deck-builder\?copy=(?!.*swap=)/)
  await page.reload()
  await expect(page.getByText('Your unsaved deck is back.')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Tinker Bell' })).toContainText('4')
  await page.goBack()

  await panel.getByRole('button', { name: 'Undo Elsa - Spirit of Winter for Tinker Bell - Tiny Tactician' }).click()
  await expect(figures).toHaveCount(0)
  await expect(panel.getByRole('status')).toHaveText('Swap undone.')
  await expect(panel.getByLabel('Take out')).toBeFocused()
})
