import { callDataApi, signUp } from './support/backend.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { delayResponses } from './support/delayResponses.ts'
import { tile } from './support/listedDecks.ts'
import {
  dialog,
  performance,
  history,
  matchRows,
  ink,
  save,
  opener,
  count,
  addMatch,
  storedMatches,
} from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { signInHere } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

test('a lost answer, a double press and a broken connection log a match once and delete none; dates are checked @desktop', async ({
  page,
  request,
}) => {
  const player = await signUp(request, 'unlucky')
  const deckId = await addSampleDeck(request, player)
  await openAs(page, player, `/deck/${deckId}?tab=matches`)
  await expect(page.getByRole('heading', { name: 'No Matches Yet' })).toBeVisible()

  await test.step('a match whose answer was lost is stored once, with the values that were sent last', async () => {
    // The match arrives, and the answer gets lost.
    await page.route(/rest\/v1\/matches/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      return route.abort()
    })
    await opener(page).click()
    await ink(page, 'Ruby').click()
    await ink(page, 'Steel').click()
    await save(page).click()
    await expect(dialog(page)).toBeHidden()
    await expect(matchRows(page)).toHaveCount(1)
    // The match may already have been sent again.
    await page.unrouteAll({ behavior: 'wait' })
    await history(page).getByRole('button', { name: /^Edit/ }).click()
    await dialog(page).getByRole('radio', { name: 'Tie' }).check()
    await save(page, 'Save Match').click()
    await expect(dialog(page)).toBeHidden()
    await expect(matchRows(page)).toHaveCount(1)
    await expect
      .poll(() => storedMatches(page, player))
      .toMatchObject([{ result: 'tie', opponent_colors: ['Ruby', 'Steel'] }])
  })

  await test.step('without a connection no match is deleted', async () => {
    await history(page)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await goOffline(page)
    await dialog(page).getByRole('button', { name: 'Delete Match' }).click()
    await expect(page.getByText('Error deleting match: Failed to delete match')).toBeVisible()
    await goOnline(page)
    await expect(matchRows(page)).toHaveCount(1)
  })

  await test.step('a match that is saved twice at once is logged once', async () => {
    await opener(page).click()
    await ink(page, 'Ruby').click()
    await ink(page, 'Amber').click()
    const release = await delayResponses(page, /rest\/v1\/matches/)
    await save(page).dblclick()
    await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
    release()
    await expect(matchRows(page)).toHaveCount(2)
    expect(await storedMatches(page, player)).toHaveLength(2)
  })

  await test.step('a future date is refused, and a past one keeps its time when something else is changed', async () => {
    const { id } = await addMatch(request, player, deckId, { daysAgo: 5 })
    await page.reload()
    const row = matchRows(page).filter({ hasText: '5 days ago' })
    const date = async () => (await callDataApi(page, player, `matches?select=match_date&id=eq.${id}`)).rows
    await expect(row).toHaveCount(1)
    const before = await date()
    await row.getByRole('button', { name: /^Edit/ }).click()
    await dialog(page).getByRole('radio', { name: 'Loss' }).check()
    await save(page, 'Save Match').click()
    await expect(count(page, 'Losses')).toHaveText('1')
    expect(await date()).toEqual(before)
    await row.getByRole('button', { name: /^Edit/ }).click()
    await dialog(page).getByLabel('Date').fill('2099-01-01T10:00')
    await save(page, 'Save Match').click()
    await expect(dialog(page).getByLabel('Date')).toHaveAccessibleDescription('A match cannot be in the future.')
    await dialog(page).getByLabel('Date').fill('2024-05-17T10:00')
    await save(page, 'Save Match').click()
    await expect(matchRows(page).filter({ hasText: 'May 17, 2024' })).toHaveCount(1)
  })
})

test('a guest signs in to see their matches, and nobody else sees them on any page @desktop', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const [player, stranger] = [await signUp(request, 'secretive'), await signUp(request, 'curious')]
  const deckId = await addSampleDeck(request, player)
  await addMatch(request, player, deckId, { notes: 'My secret sideboard' })
  await page.goto('/matches?last=7')
  await expect(page).toHaveURL('/login')
  await signInHere(page, player)
  await expect(page).toHaveURL('/matches?last=7')
  await expect(performance(page)).toContainText('1–0 in 1 match')

  const other = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openAs(other, stranger, `${baseURL}/deck/${deckId}?tab=matches`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Snow and Steel')
  await expect(other.getByRole('heading', { name: 'Matches Are Private' })).toBeVisible()
  await expect(opener(other)).toHaveCount(0)
  await other.keyboard.press('l')
  await expect(dialog(other)).toHaveCount(0)
  for (const region of [history(other), performance(other)]) await expect(region).toHaveCount(0)
  await other.goto(`${baseURL}/user/${player.id}/decks`)
  await expect(tile(other, 'Snow and Steel')).toBeVisible()
  await expect(tile(other, 'Snow and Steel')).not.toContainText('win rate')
  await expect(other.getByRole('button', { name: /Log Match/ })).toHaveCount(0)
  await other.goto(`${baseURL}/matches?deck=${deckId}`)
  await expect(other.getByRole('heading', { name: 'No Matches Yet' })).toBeVisible()
  await other.close()
})
