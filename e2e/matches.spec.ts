import { signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { tile } from './support/listedDecks.ts'
import {
  addMatch,
  dialog,
  performance,
  history,
  matchRows,
  ink,
  save,
  opener,
  count,
  rateRow,
  storedMatches,
} from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { PHONE } from './support/screens.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

test('matches of a deck are logged, changed and deleted, and the statistics update without a reload @desktop', async ({
  page,
  request,
}) => {
  const player = await signUp(request, 'player')
  const deckId = await addSampleDeck(request, player)
  await openAs(page, player, `/deck/${deckId}?tab=matches`)
  await expect(page.getByRole('heading', { name: 'No Matches Yet' })).toBeVisible()
  await page.evaluate(() => ((window as { isSamePage?: boolean }).isSamePage = true))

  await opener(page).click()
  await expect(dialog(page).getByLabel('Deck')).toHaveValue(deckId)
  await expect(dialog(page).getByRole('radio', { name: 'Win' })).toBeChecked()
  await expect(dialog(page).getByRole('radio', { name: 'On the play' })).toBeChecked()
  await expect(dialog(page).locator('[aria-pressed="true"]')).toHaveCount(0)
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('')
  await save(page).click()
  await expect(dialog(page)).toContainText('Please select exactly 2 opponent colors')
  await expect(ink(page, 'Amber')).toBeFocused()
  for (const name of ['Ruby', 'Amber', 'Steel']) await ink(page, name).click()
  // The third ink replaced the oldest choice.
  for (const [name, isChosen] of [
    ['Ruby', 'false'],
    ['Amber', 'true'],
    ['Steel', 'true'],
  ] as const)
    await expect(ink(page, name)).toHaveAttribute('aria-pressed', isChosen)
  await save(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Match logged.')).toBeVisible()
  await expect(performance(page)).toContainText('100.0%')
  await expect(matchRows(page)).toHaveCount(1)
  await expect(matchRows(page)).toContainText(/On the play.*Today/)

  await opener(page).click()
  await dialog(page).getByRole('radio', { name: 'Loss' }).check()
  await dialog(page).getByRole('radio', { name: 'On the draw' }).check()
  await ink(page, 'Amber + Steel').click()
  await dialog(page).getByLabel('Notes').fill('  Flooded <b>twice</b> ')
  await save(page).click()
  await expect(matchRows(page)).toHaveCount(2)
  await expect(history(page)).toContainText('Flooded <b>twice</b>')
  await expect(performance(page)).toContainText('50.0%')
  await expect(count(page, 'Wins')).toHaveText('1')
  await expect(count(page, 'Losses')).toHaveText('1')
  await expect(rateRow(page, 'Amber + Steel')).toHaveText(['1–1', '50.0%', '9–91%'])
  await expect(rateRow(page, 'On the draw')).toHaveText(['0–1', '0.0%', '0–79%'])
  await expect(performance(page)).toContainText('91 more matches to know')

  await history(page).getByRole('button', { name: 'Edit: Loss against Amber + Steel, Today' }).click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Edit Match')
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Flooded <b>twice</b>')
  await dialog(page).getByRole('radio', { name: 'Tie' }).check()
  await save(page, 'Save Match').click()
  await expect(page.getByText('Match updated.')).toBeVisible()
  await expect(count(page, 'Ties')).toHaveText('1')
  await expect(count(page, 'Losses')).toHaveText('0')
  await expect(rateRow(page, 'Amber + Steel')).toHaveText(['1–0–1', '50.0%', '9–91%'])

  await history(page).getByRole('button', { name: 'Delete: Win against Amber + Steel' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(matchRows(page)).toHaveCount(2)
  await history(page).getByRole('button', { name: 'Delete: Win against Amber + Steel' }).click()
  await expect(dialog(page)).toContainText('Are you sure you want to delete this match?')
  await dialog(page).getByRole('button', { name: 'Delete Match' }).click()
  await expect(matchRows(page)).toHaveCount(1)
  await expect(history(page)).toBeFocused()
  await expect(count(page, 'Matches')).toHaveText('1')
  await expect(performance(page)).toContainText('0.0%')
  expect(await storedMatches(page, player)).toEqual([
    {
      result: 'tie',
      player_initiative: 'on_draw',
      opponent_colors: ['Amber', 'Steel'],
      notes: 'Flooded <b>twice</b>',
      deck_id: deckId,
    },
  ])
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true)

  await page.goto(`/user/${player.id}/decks`)
  await expect(tile(page, 'Snow and Steel')).toContainText('0.0%')
  await expect(tile(page, 'Snow and Steel')).toContainText('0–0–1')

  await test.step('many matches show a trend and the latest, and the form is accessible', async () => {
    for (let daysAgo = 1; daysAgo < 12; daysAgo++)
      await addMatch(request, player, deckId, { daysAgo, result: daysAgo % 3 ? 'win' : 'loss', notes: 'Close.' })
    await page.goto(`/deck/${deckId}?tab=matches`)
    await expect(performance(page).getByRole('heading', { name: 'Trend' })).toBeVisible()
    await expect(history(page)).toContainText('Showing 10 of 12 matches')
    await expectAccessible(page)
    await opener(page).click()
    await save(page).click()
    await expect(dialog(page)).toContainText('Please select exactly 2 opponent colors')
    await expectAccessible(page)
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('a win is logged with three taps against any opponent', async ({ page, request }) => {
    const player = await signUp(request, 'thumbs')
    await openAs(page, player, `/deck/${await addSampleDeck(request, player)}?tab=matches`)
    await expect(page.getByRole('heading', { name: 'No Matches Yet' })).toBeVisible()
    let taps = 0
    const tap = async (button: ReturnType<typeof ink>) => {
      // The button is visible without scrolling.
      await expect(button).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => (await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
      await button.tap()
      taps++
    }
    const swipeTo = (pair: string) => ink(page, pair).scrollIntoViewIfNeeded()

    await tap(opener(page))
    await expectAccessible(page)
    await swipeTo('Sapphire + Steel')
    await tap(ink(page, 'Sapphire + Steel'))
    await tap(save(page))
    await expect(matchRows(page)).toHaveCount(1)
    expect(taps).toBe(3)

    // The opponent is now visible without swiping, because it is a previous one.
    await tap(opener(page))
    await tap(ink(page, 'Sapphire + Steel'))
    await tap(save(page))
    await expect(matchRows(page)).toHaveCount(2)
    expect(taps).toBe(6)

    // The table by ink counts one more.
    for (const button of [opener(page), ink(page, 'Ruby'), ink(page, 'Amber'), save(page)]) await tap(button)
    await expect(performance(page)).toContainText('3–0 in 3 matches')
    expect(taps).toBe(10)

    await tap(page.getByRole('button', { name: 'Undo' }).last())
    await expect(performance(page)).toContainText('2–0 in 2 matches')
    expect(await storedMatches(page, player)).toHaveLength(2)

    await test.step('the next round of an event has its name, its number and its games', async () => {
      await opener(page).tap()
      await dialog(page).getByText('Games, opponent and event').tap()
      await dialog(page).getByRole('radio', { name: 'Best of 3' }).check()
      await dialog(page).getByLabel('Event').fill('Thursday league')
      await dialog(page).getByLabel('Round').fill('1')
      await dialog(page).getByLabel('Opponent’s name').fill('Mara')
      await dialog(page).getByRole('radio', { name: '1–2' }).check()
      await expectAccessible(page)
      await ink(page, 'Sapphire + Steel').tap()
      await save(page).tap()
      await expect(matchRows(page).first()).toContainText(/1–2.*Mara.*Thursday league, round 1/)
      await expect(performance(page)).toContainText('2–1 in 3 matches')
      await expect(performance(page)).toContainText('3–2 in 5 games')
      await tap(opener(page))
      await tap(ink(page, 'Sapphire + Steel'))
      await tap(save(page))
      await expect(matchRows(page).first()).toContainText(/2–0.*Thursday league, round 2/)
      await expect(matchRows(page).first()).not.toContainText('Mara')
      await expect(performance(page)).toContainText('5–2 in 7 games')
      await page.goto('/matches')
      const events = page.getByRole('region', { name: 'Events', exact: true })
      await expect(events.getByRole('group')).toContainText(/Thursday league Today1–1.*Round 1.*Mara.*Round 2/)
    })
  })
})

test(
  'only by keyboard: a match is logged from the deck list, changed and deleted',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const player = await signUp(request, 'keys')
    const deckId = await addSampleDeck(request, player)
    await addSampleDeck(request, player, { name: 'Another' })
    await openAs(page, player, `/user/${player.id}/decks`)
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
    const firstSteps = page.getByRole('complementary', { name: "Let's get started!" })
    await expect(firstSteps).toContainText('1/3')
    const link = tile(page, 'Snow and Steel').getByRole('link').first()
    await link.focus()
    await press('l')
    await expect(dialog(page).getByLabel('Deck')).toHaveValue(deckId)
    await expect(ink(page, 'Amber')).toBeFocused()
    await press('Space', 'Tab', 'Enter', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'ArrowRight')
    await expect(dialog(page).getByRole('radio', { name: 'Loss' })).toBeChecked()
    await press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(link).toBeFocused()
    await expect(tile(page, 'Snow and Steel')).toContainText('0–1')
    await expect(tile(page, 'Another')).not.toContainText('win rate')
    await expect(firstSteps).toContainText('2/3')

    await press('Enter')
    await expect(page).toHaveURL(`/deck/${deckId}`)
    await page.getByRole('tab', { name: 'Cards' }).focus()
    await press('End', 'ArrowLeft')
    await history(page).getByRole('button', { name: /^Edit/ }).focus()
    await press('Enter')
    await expect(dialog(page)).toBeVisible()
    await press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(history(page).getByRole('button', { name: /^Edit/ })).toBeFocused()
    await press('Tab', 'Enter')
    await dialog(page).getByRole('button', { name: 'Delete Match' }).focus()
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'No Matches Yet' })).toBeVisible()
    await press('l', 'Escape')
    await expect(dialog(page)).toBeHidden()
    await press('?')
    await expect(dialog(page)).toContainText('log a match')
  },
)
