import type { Page } from '@playwright/test'
import { signUp } from './support/backend.ts'
import { openTab } from './support/deckParts.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openHydrated } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Odds' })
const answer = (page: Page) => panel(page).getByRole('status')
const rowOf = (page: Page, turn: string) =>
  panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: turn, exact: true }) })
    .getByRole('cell')

test('a guest computes the odds of cards and groups, and shares the question by its address', async ({
  page,
  request,
}) => {
  await openHydrated(page, `/deck/${await addSampleDeck(request, await signUp(request, 'odds'))}`)
  await openTab(page, 'Stats')
  const looking = panel(page).getByRole('group', { name: 'Looking for' })
  const mulligan = panel(page).getByLabel('Mulligan')
  const when = panel(page).getByLabel('When')

  await test.step('of a card, without a mulligan', async () => {
    await mulligan.selectOption('Keep every hand')
    // 4 of 22 cards: 1 - C(18, 7) / C(22, 7), and with an eighth card 1 - C(18, 8) / C(22, 8).
    await expect(rowOf(page, '1')).toHaveText(['81.3%', '86.3%'])
    await looking.getByLabel('Cards', { exact: true }).focus()
    await page.keyboard.type('olaf')
    await expect(looking.getByRole('combobox', { name: 'Cards', exact: true })).toHaveValue('olaf - friendly snowman')
    await when.selectOption('Turn 1')
    await panel(page).getByRole('radio', { name: 'On the draw' }).check()
    // A single card among 22: 7 / 22, and with an eighth card 8 / 22.
    await expect(rowOf(page, '1')).toHaveText(['31.8%', '36.4%'])
    await expect(answer(page)).toHaveText(
      '36.4% to have 1 Olaf - Friendly Snowman by turn 1 on the draw, if you keep every hand.',
    )
  })

  await test.step('of any of two cards', async () => {
    const other = looking.getByLabel('Or another card')
    await other.selectOption('Elsa - Snow Queen ×4')
    await expect(answer(page)).toContainText('1 of Olaf - Friendly Snowman or Elsa - Snow Queen')
    await expect(looking).toContainText('5 copies')
    await looking.getByRole('button', { name: 'Remove Elsa - Snow Queen' }).click()
    await expect(looking).toContainText('1 copy')
    await expect(other).toBeFocused()
  })

  await test.step('with a mulligan: the card in 7, or else in 7 of the other 15', async () => {
    await mulligan.selectOption('Put back all other cards')
    await when.selectOption('Opening hand')
    // 7/22 + 15/22 · 7/15
    await expect(answer(page)).toContainText('63.6% to have 1 Olaf - Friendly Snowman in your opening hand')
  })

  await test.step('of two groups', async () => {
    await panel(page).getByRole('button', { name: 'Add a Second Group' }).click()
    const second = panel(page).getByRole('group', { name: 'And for' })
    await expect(second.getByLabel('Cards', { exact: true })).toBeFocused()
    await second.getByLabel('Cards', { exact: true }).selectOption('Any card with…')
    await second.getByLabel('Type').selectOption('Song')
    await second.getByLabel('Inkwell').selectOption('Inkable or not')
    await second.getByLabel('Cost').selectOption('Any cost')
    await expect(second).toContainText('4 copies Friends on the Other Side')
    await expect(answer(page)).toContainText('1 Olaf - Friendly Snowman and 1 song in your opening hand')
    await mulligan.selectOption('Custom…')
    await panel(page).getByLabel('others', { exact: true }).selectOption('7')
    await expect(answer(page)).toContainText('1 of the second and 7 others.')
    await expectAccessible(page)
  })

  await test.step('by the address, in another window', async () => {
    const [text, address] = [await answer(page).innerText(), page.url()]
    expect(new URL(address).searchParams.get('odds')).toContain('a.card:olaf - friendly snowman')
    await page.goto(address)
    await expect(answer(page)).toHaveText(text, { useInnerText: true })
    await panel(page).getByRole('button', { name: 'Remove the second group' }).click()
    await expect(answer(page)).not.toContainText('song')
    await expect(panel(page).getByRole('button', { name: 'Add a Second Group' })).toBeFocused()
  })
})

test('a guest computes the chance to ink and to play on curve by keyboard', async ({ page, request }) => {
  await openHydrated(page, `/deck/${await addSampleDeck(request, await signUp(request, 'curve'))}?tab=stats`)
  await panel(page).getByRole('radio', { name: 'Cards' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/odds=curve/)
  // The deck has no card that costs 2.
  await expect(answer(page)).toHaveText(
    '0% ±0.1 to ink every turn and play a card of each turn’s cost from turn 2 on, through turn 3 on the play, if you keep every hand.',
  )
  const first = panel(page).getByLabel('First play')
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveValue('3')
  await expect(answer(page)).toHaveText(/^\d+\.\d% ±0\.1 to ink every turn and play a 3-cost card on turn 3, through/)
  await expect(rowOf(page, '2')).toHaveText(['>99.9%', '0%', '–'])
  await panel(page).getByLabel('Until').selectOption('Turn 2')
  await expect(answer(page)).toHaveText('>99.9% to ink every turn, through turn 2 on the play, if you keep every hand.')

  await test.step('the same simulation gives the same result', async () => {
    const results = await rowOf(page, '3').allInnerTexts()
    await page.goto(page.url())
    await expect(rowOf(page, '3')).toHaveText(results, { useInnerText: true })
  })
  await expectAccessible(page)
})

test('a failed simulation can be retried', async ({ page, request }) => {
  await page.route(/curveWorker/, (route) => route.abort())
  const id = await addSampleDeck(request, await signUp(request, 'retry'))
  await openHydrated(page, `/deck/${id}?tab=stats&odds=curve,from:1,turn:1`)
  await expect(panel(page).getByRole('alert')).toContainText('The simulation couldn’t be loaded.')
  await page.unroute(/curveWorker/)
  await panel(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(answer(page)).toHaveText(/±0\.1/)
})
