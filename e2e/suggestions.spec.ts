import type { Page } from '@playwright/test'
import { makeCardSlug } from '#domain/cards/slug.ts'
import { paths } from '#url/paths.ts'
import { addRow, signUp } from './support/backend.ts'
import { importList, openBuilder, panel } from './support/builderParts.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs, openHydrated } from './support/openAs.ts'
import { fullName, type PackCard } from './support/pack.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { addSimilarDecks, STARTED_DECK, FILLER_CARDS, IN_SEVEN, IN_SIX, SEVENTH } from './support/similarDecks.ts'
import { expect, test } from './support/test.ts'

async function begin(page: Page, cards: readonly PackCard[]) {
  await importList(page, cards.map((card) => `4 ${fullName(card)}`).join('\n'))
  await expect(panel(page)).toContainText(`${4 * cards.length} / 60`)
}

const opener = (page: Page) => panel(page).getByText('Finish My Deck')
const suggested = (page: Page) => panel(page).getByRole('list', { name: 'Suggested cards' }).locator(':scope > li')
const rowOf = (page: Page, card: PackCard) => suggested(page).filter({ hasText: fullName(card) })

test.describe('suggestions in the builder', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('come with a reason that names its cards, and are added and undone by keyboard, also offline', async ({
    page,
    request,
  }) => {
    await addSimilarDecks(request)
    await openBuilder(page)
    await opener(page).click()
    await expect(panel(page)).toContainText('Add some cards first.')
    await begin(page, STARTED_DECK)
    await expect(suggested(page)).toHaveCount(6)
    await expect(rowOf(page, SEVENTH)).toContainText('in 12 of 12 decks with these six')
    await expect(rowOf(page, IN_SEVEN)).toContainText('in 7 of 12 decks with these six')
    await expect(rowOf(page, IN_SIX)).toContainText('in 6 of 12 decks with these six')
    await rowOf(page, IN_SIX).getByText('in 6 of 12 decks with these six').press('Enter')
    for (const card of STARTED_DECK) await expect(rowOf(page, IN_SIX)).toContainText(fullName(card))
    await expectAccessible(page)

    await goOffline(page)
    await panel(page)
      .getByRole('button', { name: `Add 4 ${fullName(SEVENTH)}` })
      .press('Enter')
    await expect(panel(page)).toContainText('28 / 60')
    await expect(suggested(page)).toHaveCount(5)
    // The next row has the focus.
    await expect(page.locator('[data-add]:focus')).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await expect(panel(page)).toContainText('24 / 60')
    await expect(suggested(page)).toHaveCount(6)
    await goOnline(page)

    // None of these cards is legal in a deck with a third ink, and too few decks have only others.
    await panel(page).getByRole('button', { name: 'Remove All Cards' }).click()
    await begin(page, FILLER_CARDS.slice(-1))
    await expect(panel(page)).toContainText('Too few public decks with these cards yet.')
  })

  test('can begin with the cards that a member owns', async ({ page, request }) => {
    await addSimilarDecks(request)
    const member = await signUp(request, 'owner')
    await addRow(request, member, 'user_collections', { card_id: IN_SIX.id, quantity: 2, is_foil: false })
    await openAs(page, member, '/deck-builder')
    await begin(page, STARTED_DECK)
    await opener(page).click()
    await expect(suggested(page)).toHaveCount(6)
    await expect(suggested(page).first()).not.toContainText(fullName(IN_SIX))
    await panel(page).getByRole('checkbox', { name: 'Owned first' }).check()
    await expect(suggested(page).first()).toContainText(fullName(IN_SIX))
    await expect(suggested(page).first()).toContainText('own 2')
  })
})

test.describe('suggestions on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('are added with a thumb, and a card’s page shows the cards that go with it', async ({ page, request }) => {
    await addSimilarDecks(request)
    await openBuilder(page)
    await page.getByRole('tab', { name: 'Deck (0)' }).tap()
    await begin(page, STARTED_DECK)
    await opener(page).tap()
    await expect(suggested(page)).toHaveCount(6)
    await rowOf(page, SEVENTH).getByRole('button', { name: 'Add 1 ' }).tap()
    await expect(panel(page)).toContainText('25 / 60')
    for (const target of [opener(page), ...(await suggested(page).getByRole('button').all())])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)

    await openHydrated(page, paths.card(makeCardSlug(fullName(IN_SEVEN), IN_SEVEN.collector_number)))
    const together = page.getByRole('region', { name: 'Cards That Go With It' })
    await together.getByRole('button', { name: 'Show cards that go with it' }).tap()
    await expect(together.getByRole('listitem').filter({ hasText: fullName(IN_SIX) })).toContainText(
      'in 6 of 7 decks with this card, in 0% of others',
    )
    await expectAccessible(page)
  })
})
