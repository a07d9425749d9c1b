import { ask, signUp } from './support/backend.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { holdBack } from './support/holdBack.ts'
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

test.describe('failures', { tag: '@desktop' }, () => {
  test('a match whose answer was lost is logged once, with its last values', async ({ page, request }) => {
    const player = await signUp(request, 'unlucky')
    const deckId = await addSampleDeck(request, player)
    await openAs(page, player, `/deck/${deckId}`)
    await expect(page.getByRole('heading', { name: 'No Matches Yet' })).toBeVisible()
    // The match arrives, but the answer is lost.
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
    // Another attempt may already be under way.
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

  test('a match that is saved twice at once is logged once; without a connection none is deleted', async ({
    page,
    request,
  }) => {
    const player = await signUp(request, 'hasty')
    const deckId = await addSampleDeck(request, player)
    await openAs(page, player, `/deck/${deckId}`)
    await opener(page).click()
    await ink(page, 'Ruby').click()
    await ink(page, 'Steel').click()
    const release = await holdBack(page, /rest\/v1\/matches/)
    await save(page).dblclick()
    await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
    release()
    await expect(matchRows(page)).toHaveCount(1)
    expect(await storedMatches(page, player)).toHaveLength(1)

    await history(page)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await goOffline(page)
    await dialog(page).getByRole('button', { name: 'Delete Match' }).click()
    await expect(page.getByText('Error deleting match: Failed to delete match')).toBeVisible()
    await goOnline(page)
    await expect(matchRows(page)).toHaveCount(1)
  })

  test('a future date is refused, and a match of the past keeps its time when another value is changed', async ({
    page,
    request,
  }) => {
    const player = await signUp(request, 'timely')
    const deckId = await addSampleDeck(request, player)
    const { id } = await addMatch(request, player, deckId, { daysAgo: 5 })
    await openAs(page, player, `/deck/${deckId}`)
    const date = async () => (await ask(page, player, `matches?select=match_date&id=eq.${id}`)).rows
    await expect(matchRows(page)).toContainText('5 days ago')
    const before = await date()
    await history(page).getByRole('button', { name: /^Edit/ }).click()
    await dialog(page).getByRole('radio', { name: 'Loss' }).check()
    await save(page, 'Save Match').click()
    await expect(count(page, 'Losses')).toHaveText('1')
    expect(await date()).toEqual(before)
    await history(page).getByRole('button', { name: /^Edit/ }).click()
    await dialog(page).getByLabel('Date').fill('2099-01-01T10:00')
    await save(page, 'Save Match').click()
    await expect(dialog(page).getByLabel('Date')).toHaveAccessibleDescription('A match cannot be in the future.')
    await dialog(page).getByLabel('Date').fill('2024-05-17T10:00')
    await save(page, 'Save Match').click()
    await expect(matchRows(page)).toContainText('May 17, 2024')
  })
})

test.describe('another visitor', { tag: '@desktop' }, () => {
  test('sees no matches of a member, by page or by direct request, and logs none for them', async ({
    page,
    request,
  }) => {
    const [player, stranger] = [await signUp(request, 'secretive'), await signUp(request, 'curious')]
    const deckId = await addSampleDeck(request, player)
    const { id } = await addMatch(request, player, deckId, { notes: 'My secret sideboard' })
    await openAs(page, stranger, `/deck/${deckId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snow and Steel')
    await expect(page.getByRole('region', { name: 'Opening Hand' })).toBeVisible()
    await expect(opener(page)).toHaveCount(0)
    await page.keyboard.press('l')
    await expect(dialog(page)).toHaveCount(0)
    for (const region of [history(page), performance(page)]) await expect(region).toHaveCount(0)
    await page.goto(`/user/${player.id}/decks`)
    await expect(tile(page, 'Snow and Steel')).toBeVisible()
    await expect(tile(page, 'Snow and Steel')).not.toContainText('win rate')
    await expect(page.getByRole('button', { name: /Log Match/ })).toHaveCount(0)
    await page.goto(`/matches?deck=${deckId}`)
    await expect(page.getByRole('heading', { name: 'No Matches Yet' })).toBeVisible()

    const forged = { deck_id: deckId, result: 'loss', player_initiative: 'on_play', opponent_colors: ['Amber', 'Ruby'] }
    for (const account of [stranger, null]) {
      const attempts = [
        await ask(page, account, `matches?id=eq.${id}`),
        await ask(page, account, `decks?select=matches(notes)&id=eq.${deckId}&matches=not.is.null`),
        await ask(page, account, `matches?id=eq.${id}`, { method: 'PATCH', body: { result: 'loss' } }),
        await ask(page, account, `matches?id=eq.${id}`, { method: 'DELETE' }),
      ]
      for (const { status, rows } of attempts) expect(status < 300 ? rows : []).toEqual([])
      for (const user of [player, stranger]) {
        const { status } = await ask(page, account, 'matches', {
          method: 'POST',
          body: { ...forged, user_id: user.id },
        })
        expect(status).toBeGreaterThanOrEqual(400)
      }
    }
    expect(await storedMatches(page, player)).toMatchObject([{ result: 'win', notes: 'My secret sideboard' }])
  })

  test('signs in before seeing the matches page, and comes to it afterwards', async ({ page, request }) => {
    const player = await signUp(request, 'returning')
    const deckId = await addSampleDeck(request, player)
    await addMatch(request, player, deckId)
    await page.goto('/matches?last=7')
    await expect(page).toHaveURL('/login')
    await signInHere(page, player)
    await expect(page).toHaveURL('/matches?last=7')
    await expect(performance(page)).toContainText('1–0 in 1 match')
  })
})
