import type { APIRequestContext, Page } from '@playwright/test'
import { addRow, callDataApi, signUp, storedCopies, updateCard } from './support/backend.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs, openHydrated } from './support/openAs.ts'
import { addSampleDeck, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const ELSA = 'pack-1-42'
const ELSA_PAGE = '/card/elsa-spirit-of-winter-42'
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const lines = (page: Page) => region(page, 'Buy list').getByRole('listitem')

/** A member with the copies of one deck and a second deck that lacks three copies of a card and four of another. */
async function addShelf(request: APIRequestContext) {
  const member = await signUp(request, 'buyer')
  await addSampleDeck(request, member, { name: 'Snow and Steel' })
  const cards = [
    { card: ELSA, quantity: 3 },
    { card: 'pack-1-1', quantity: 4 },
  ]
  await addSampleDeck(request, member, { name: 'Frozen Library', cards })
  for (const { card, quantity } of SAMPLE_CARDS)
    await addRow(request, member, 'user_collections', { card_id: card, quantity, is_foil: false })
  await updateCard(request, ELSA, { prices_data: { usd: '1.42', usd_foil: '2.00' } })
  await updateCard(request, 'pack-1-1', { prices_data: { usd: '0.50', usd_foil: '0.70' } })
  return member
}

/** The member's lists on the server. */
const storedLists = async (page: Page, member: Awaited<ReturnType<typeof signUp>>) => {
  const { rows } = await callDataApi(page, member, 'card_wishes?select=card_id,quantity,only_foil')
  return rows
}

test.use({ serviceWorkers: 'allow' })

test('the cards of the next deck are bought: ticked lines are in the collection, and Undo takes one out', async ({
  page,
  request,
}) => {
  const member = await addShelf(request)
  await openAs(page, member, '/shelf')
  await region(page, 'Summary').getByRole('link', { name: 'Buy list' }).click()
  await expect(region(page, 'Buy list')).toContainText('for Frozen Library')
  await expect(region(page, 'Buy list')).toBeFocused()
  await expect(lines(page)).toHaveText([/3×.*Elsa Spirit of Winter.*\$4\.26/, /4×.*Ariel On Human Legs.*\$2\.00/])
  await expect(region(page, 'Buy list').getByRole('status').first()).toHaveText('7 cards $6.26')
  await expect(region(page, 'Buy list').getByRole('link', { name: 'Shop' })).toHaveAttribute(
    'href',
    /massentry.*3\+Elsa\+-\+Spirit\+of\+Winter%7C%7C4\+Ariel/,
  )
  await expectAccessible(page)
  await lines(page).first().getByRole('checkbox').check()
  await expect.poll(() => storedCopies(request, member)).toMatchObject({ [ELSA]: 7 })
  await expect(lines(page).first().getByRole('checkbox')).toBeChecked()
  await expect(region(page, 'Buy list')).toContainText('4 cards')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => storedCopies(request, member)).toMatchObject({ [ELSA]: 4 })
  await expect(lines(page).first().getByRole('checkbox')).not.toBeChecked()

  // Otherwise the browser logs that it could not fetch the worker.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await goOffline(page)
  await lines(page).first().getByRole('checkbox').focus()
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect(lines(page).nth(1).getByRole('checkbox')).toBeFocused()
  await expect(region(page, 'Buy list')).toContainText('All bought')
  expect(await storedCopies(request, member)).toMatchObject({ [ELSA]: 4 })
  await goOnline(page)
  await expect.poll(() => storedCopies(request, member)).toMatchObject({ [ELSA]: 7, 'pack-1-1': 4 })
})

test('decks that are played one at a time share copies, and a line is only foil', async ({ page, request }) => {
  const member = await addShelf(request)
  await openAs(page, member, '/shelf')
  await region(page, 'Buy list').getByRole('button', { name: 'for Frozen Library' }).click()
  const dialog = page.getByRole('dialog', { name: 'What to buy for' })
  await dialog.getByRole('radio', { name: 'Decks I choose' }).check()
  for (const name of ['Frozen Library', 'Snow and Steel']) await dialog.getByRole('checkbox', { name }).check()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'One at a time' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(region(page, 'Buy list')).toContainText('for 2 decks')
  await expect(lines(page)).toHaveText([/4×.*Ariel/])
  await lines(page).getByRole('button').click()
  const choice = page.getByRole('dialog', { name: 'Ariel - On Human Legs' })
  await choice.getByRole('radio', { name: 'Cheapest foil' }).check()
  await choice.getByRole('button', { name: 'Done' }).click()
  await expect(lines(page)).toHaveText([/4×.*foil.*\$2\.80/])
})

test('an empty buy list asks to choose decks or wishes', async ({ page, request }) => {
  await openAs(page, await addShelf(request), '/shelf')
  const list = region(page, 'Buy list')
  await list.getByRole('button', { name: 'for Frozen Library' }).click()
  const dialog = page.getByRole('dialog', { name: 'What to buy for' })
  await dialog.getByRole('radio', { name: 'Decks I choose' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(list.getByRole('button', { name: 'nothing chosen yet' })).toBeVisible()
  await expect(list).toContainText('Choose decks or wishes to see what to buy.')
})

test('where no deck can be built or bought, the buy list asks for some', async ({ page, request }) => {
  const member = await signUp(request, 'beginner')
  await addSampleDeck(request, member, { cards: [{ card: 'pack-2-20', quantity: 4 }] })
  await openAs(page, member, '/shelf')
  await expect(region(page, 'Summary')).toContainText('needs cards without a price')
  await expect(region(page, 'Buy list').getByRole('button', { name: 'nothing chosen yet' })).toBeVisible()
  await expect(region(page, 'Buy list')).toContainText('Choose decks or wishes to see what to buy.')
})

test('a wish is shown with the owned copies in each view, and on the page of the card', async ({ page, request }) => {
  const member = await signUp(request, 'wisher')
  await openAs(page, member, ELSA_PAGE)
  const wish = { card_id: ELSA, quantity: 4, priority: 1 }
  await callDataApi(page, member, 'rpc/set_wish', { method: 'POST', body: wish })
  await page.reload()
  await expect(region(page, 'My Collection')).toContainText('Wants 4 · high, 4 copies to get')
  for (const list of [
    '/cards?search=spirit+of+winter',
    `/user/${member.id}/collection?tab=cards&search=spirit+of+winter`,
  ])
    for (const view of ['', '&view=list', '&view=table']) {
      await page.goto(`${list}${view}`)
      await expect(page.getByText('Wants 4 · high', { exact: true }).first()).toBeVisible()
    }
  await expectAccessible(page)
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('a card is added to the wishes without a connection, and sent later', async ({ page, request }) => {
    const member = await signUp(request, 'wisher')
    await openAs(page, member, ELSA_PAGE)
    const panel = region(page, 'My Collection')
    await expect(panel.getByRole('button', { name: 'Add to Wishes' })).toBeVisible()
    await goOffline(page)
    await panel.getByRole('button', { name: 'Add to Wishes' }).tap()
    await expect(page.getByText('Elsa - Spirit of Winter added to your wishes.')).toBeVisible()
    await expect(panel.getByRole('button', { name: /^Add wished copies/ })).toBeFocused()
    await panel.getByRole('button', { name: /^Add wished copies/ }).tap()
    await panel.getByRole('checkbox', { name: 'Only foil' }).check()
    await expect(panel).toContainText('Wants 2 foil, 2 copies to get')
    await goOnline(page)
    await expect.poll(() => storedLists(page, member)).toEqual([{ card_id: ELSA, quantity: 2, only_foil: true }])
    await expectAccessible(page)
    for (let copies = 2; copies > 0; copies--) await panel.getByRole('button', { name: /^Remove wished copies/ }).tap()
    await expect(panel.getByRole('button', { name: 'Add to Wishes' })).toBeFocused()
  })

  test('wishes and cards for trade are seen by others once their member shows them', async ({ page, request }) => {
    const member = await signUp(request, 'trader')
    await addRow(request, member, 'user_collections', { card_id: ELSA, quantity: 6, is_foil: false })
    const trade = `/user/${member.id}/collection?tab=cards&show=trade`
    await openHydrated(page, trade)
    await expect(page.getByText('No cards for trade here.')).toBeVisible()
    await expect(page.getByText('This list is not shared.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'For Trade' })).toHaveCount(0)
    await openAs(page, member, trade)
    const bar = region(page, 'For trade')
    await expect(bar).toContainText('2 copies for trade')
    await expect(page.getByText('For Trade', { exact: true })).toBeInViewport({ ratio: 1 })
    await bar.getByRole('button', { name: /^Remove copies of each/ }).tap()
    await expect(bar).toContainText('3 copies for trade')
    await bar.getByRole('switch', { name: 'Share this list' }).check()
    await expectAccessible(page)
    await expect
      .poll(async () => (await callDataApi(page, member, 'list_settings?select=playset,shows_trade,shows_wishes')).rows)
      .toEqual([{ playset: 3, shows_trade: true, shows_wishes: false }])
    await page.evaluate(() => localStorage.clear())
    await openHydrated(page, trade)
    await expect(page.getByText('3 for trade', { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Wishes' })).toHaveCount(0)
  })
})
