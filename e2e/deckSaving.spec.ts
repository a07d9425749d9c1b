import { signUp } from './support/backend.ts'
import { panel } from './support/builderParts.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { delayResponses } from './support/delayResponses.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

test.describe('a saved deck opens however slowly its page loads', { tag: '@desktop' }, () => {
  for (const { title, early } of [
    { title: 'saved before the cards are loaded, whose inks become a filter', early: true },
    { title: 'saved after its inks were removed from the filter', early: false },
  ])
    test(title, async ({ page, request }) => {
      const member = await signUp(request, 'saves')
      const id = await addSampleDeck(request, member)
      const openDeckPage = await delayResponses(page, /\/assets\/DeckPage-/)
      const loadCards = await delayResponses(page, /\/pack\.json/)
      if (!early) loadCards()
      await openAs(page, member, `/deck-builder?deck=${id}`)
      if (!early) {
        await expect(page).toHaveURL(/color=/)
        await page.getByRole('button', { name: 'Clear the search' }).click()
        await expect(page).not.toHaveURL(/color=/)
      }
      await panel(page).getByLabel('Deck Name').fill('Slow')
      const SAVED_DECK = /\/rest\/v1\/decks\?select=.*&id=eq\./
      const readDeck = await delayResponses(page, SAVED_DECK)
      // The lists of decks are read again after the deck was saved.
      const lists = page.waitForResponse('**/rpc/find_decks')
      await panel(page).getByRole('button', { name: 'Save Deck' }).click()
      await lists
      loadCards()
      await expect(page.getByRole('list', { name: 'Cost curve' })).toBeVisible()
      // A filter chosen meanwhile does not stop the page either.
      const ruby = page.getByRole('group', { name: 'Ink' }).getByRole('button', { name: 'Ruby' })
      await ruby.click()
      await expect(ruby).toHaveAttribute('aria-pressed', 'true')
      // The page of the deck reads it again, which does not start the builder again.
      const deck = page.waitForResponse(SAVED_DECK).then((response) => response.finished())
      readDeck()
      await deck
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await expect(ruby).toHaveAttribute('aria-pressed', 'true')
      openDeckPage()
      await expect(page.getByRole('heading', { level: 1, name: 'Slow' })).toBeVisible()
      await expect(page).toHaveURL(`/deck/${id}`)
    })
})

test('offline a deck is not saved, and is once there is a connection again @desktop', async ({ page, request }) => {
  const member = await signUp(request, 'train')
  const id = await addSampleDeck(request, member)
  await openAs(page, member, `/deck-builder?deck=${id}`)
  await panel(page).getByLabel('Deck Name').fill('On the train')
  await goOffline(page)
  const save = panel(page).getByRole('button', { name: 'Save Deck' })
  await save.click()
  const message = panel(page).getByText('You are offline. Your deck is saved on this device')
  await expect(message).toBeVisible()
  await goOnline(page)
  await expect(message).toHaveCount(0)
  await save.click()
  await expect(page.getByRole('heading', { level: 1, name: 'On the train' })).toBeVisible()
})
