import type { Page } from '@playwright/test'
import { callDataApi, signUp } from './support/backend.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { dialog, ink, matchRows, opener, save, storedMatches } from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Match History' })
    .getByRole('row')
    .filter({ hasText: /Win|Loss|Tie/ })

/** Logs a win against Ruby and Steel that does not reach the host. */
async function logOffline(page: Page) {
  await opener(page).click()
  await ink(page, 'Ruby').click()
  await ink(page, 'Steel').click()
  await goOffline(page)
  await save(page).click()
  await expect(page.getByText('The match is saved on this device')).toBeVisible()
}

test.use({ serviceWorkers: 'allow' })

test.describe('a match that was logged without a connection', { tag: '@desktop' }, () => {
  test('and is refused stays, says why, and is logged once it is corrected', async ({ page, browser, request }) => {
    const player = await signUp(request, 'refused')
    const [gone, other] = [
      await addSampleDeck(request, player, { name: 'Gone by then' }),
      await addSampleDeck(request, player, { name: 'Still there' }),
    ]
    await openAs(page, player, `/deck/${gone}`)
    await logOffline(page)
    const device = await browser.newPage()
    await device.goto('/login')
    await callDataApi(device, player, `decks?id=eq.${gone}`, { method: 'DELETE' })
    await device.close()
    await goOnline(page)
    const why = 'Please select a deck of your own.'
    await expect(page.getByText(`A match was not logged, and is saved on this device: ${why}`)).toBeVisible()

    await page.goto('/matches')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(`Not logged: ${why}`)
    await rows(page).getByRole('button', { name: /^Edit/ }).click()
    await dialog(page).getByRole('radio', { name: 'Tie' }).check()
    await save(page, 'Save Match').click()
    await expect(dialog(page).getByRole('alert')).toHaveText(why)
    await expect(page.getByText('Match updated.')).toHaveCount(0)
    await dialog(page).getByRole('combobox', { name: 'Deck' }).selectOption('Still there')
    await save(page, 'Save Match').click()
    await expect(page.getByText('Match updated.')).toBeVisible()
    await expect(rows(page)).not.toContainText('Not logged')
    expect(await storedMatches(page, player)).toMatchObject([{ result: 'tie', deck_id: other }])
  })

  test('is shown in every tab, and sent by a remaining one', async ({ page, context, request }) => {
    const player = await signUp(request, 'two-tabs')
    const deckId = await addSampleDeck(request, player)
    const other = await context.newPage()
    for (const tab of [other, page]) {
      await openAs(tab, player, `/deck/${deckId}?tab=matches`)
      // Waits until the service worker has the code that the page has not needed yet.
      await tab.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    }
    await logOffline(page)
    await expect(matchRows(other)).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Match removed.')).toBeVisible()
    await expect(matchRows(other)).toHaveCount(0)
    await goOnline(page)
    await logOffline(page)
    await expect(matchRows(other)).toHaveCount(1)
    await page.close()
    await goOnline(other)
    await expect.poll(() => storedMatches(other, player)).toMatchObject([{ result: 'win', deck_id: deckId }])
    await expect(matchRows(other)).toHaveCount(1)
  })
})
