import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, addRow, callDataApi, signUp, updateCard } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { delayResponses } from './support/delayResponses.ts'
import { openAs } from './support/openAs.ts'
import { packCards } from './support/pack.ts'
import { skipWaits } from './support/skipWaits.ts'
import { expect, test } from './support/test.ts'

const SET = 'D23 Collection'
const IDS = packCards.filter((card) => card.set_data.name === SET).map(({ id }) => id)
const [OWNED = '', FOIL_ONLY = ''] = IDS
const OTHER = packCards.find((card) => card.set_data.name === 'Fabled')?.id ?? ''

const ADDING = /\/rpc\/add_set_to_collection/
const REMOVING = /\/rpc\/remove_set_from_collection/

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const setLine = (page: Page) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${SET} `) })

/** Signs up a member with three copies of one card of the set, and one of another set. */
async function signUpCollector(request: APIRequestContext): Promise<Account> {
  // The card only has a foil price, so it counts as a card that exists only in foil.
  await updateCard(request, FOIL_ONLY, { prices_data: { usd: null, usd_foil: '5.28' } })
  const owner = await signUp(request, 'completist')
  await addRow(request, owner, 'user_collections', { card_id: OWNED, quantity: 3, is_foil: false })
  await addRow(request, owner, 'user_collections', { card_id: OTHER, quantity: 1, is_foil: true })
  return owner
}

const openSet = (page: Page, owner: Account) =>
  openAs(page, owner, `/user/${owner.id}/collection?tab=cards&set=D23+Collection`)

/** The stored copies, by card and finish. */
async function stored(page: Page, owner: Account): Promise<Record<string, number>> {
  const { rows } = await callDataApi(
    page,
    owner,
    `user_collections?user_id=eq.${owner.id}&select=card_id,is_foil,quantity`,
  )
  const entries = rows as { card_id: string; is_foil: boolean; quantity: number }[]
  return Object.fromEntries(entries.map(({ card_id, is_foil, quantity }) => [`${card_id} ${is_foil}`, quantity]))
}

const BEFORE = { [`${OWNED} false`]: 3, [`${OTHER} true`]: 1 }
const AFTER = {
  ...Object.fromEntries(IDS.map((id) => [`${id} ${id === FOIL_ONLY}`, 1])),
  [`${OWNED} false`]: 4,
  [`${OTHER} true`]: 1,
}

test('all cards of a set are added and removed, which can be undone, and the banner is about that set @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUpCollector(request)
  await openSet(page, owner)
  const banner = page.getByRole('status').filter({ hasText: 'Successfully' })

  await test.step('the set is added, which is undone', async () => {
    const release = await delayResponses(page, ADDING)
    await button(page, 'Add All Cards').click()
    await expect(button(page, 'Adding...')).toBeDisabled()
    await expect(button(page, 'Remove All Cards')).toBeDisabled()
    release()
    await expect(banner).toContainText(`Successfully processed 9 cards from "${SET}"!`)
    await expect(banner).toContainText('Added: 8 new cards, Updated: 1 existing cards')
    await expect(button(page, 'Add All Cards')).toBeEnabled()
    expect(await stored(page, owner)).toEqual(AFTER)
    await expectAccessible(page)

    const releaseUndo = await delayResponses(page, /\/rpc\/undo_collection_operation/)
    await button(page, 'Undo').click()
    await expect(button(page, 'Undoing...')).toBeDisabled()
    releaseUndo()
    // The focused button is gone, so the focus moves to the text in its place.
    await expect(page.getByText('Undone.', { exact: true })).toBeFocused()
    expect(await stored(page, owner)).toEqual(BEFORE)
  })

  await test.step('the cards that are needed follow', async () => {
    const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem')
    await page.getByRole('radio', { name: 'Needed' }).check()
    await expect(cards).toHaveCount(IDS.length - 1)
    await button(page, 'Add All Cards').click()
    await expect(page.getByRole('heading', { name: 'Nothing Needed' })).toBeVisible()
    await button(page, 'Undo').click()
    await expect(cards).toHaveCount(IDS.length - 1)
    expect(await stored(page, owner)).toEqual(BEFORE)
  })

  await test.step('the banner is about its set only', async () => {
    await button(page, 'Add All Cards').click()
    await expect(button(page, 'Undo')).toBeVisible()
    await page.getByRole('tab', { name: 'Sets' }).click()
    await page.getByRole('link', { name: /^Promo Set 2 / }).click()
    await expect(button(page, 'Add All Cards')).toBeEnabled()
    await expect(button(page, 'Undo')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Sets' }).click()
    await expect(setLine(page)).toContainText('9 of 9 cards')
  })

  await test.step('the set is removed after a confirmation', async () => {
    await openSet(page, owner)
    await button(page, 'Remove All Cards').click()
    const question = page.getByRole('dialog', { name: 'Remove All Cards' })
    await expect(question).toContainText(`Remove 12 copies of 9 cards of “${SET}” from your collection?`)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(button(page, 'Remove All Cards')).toBeFocused()
    expect(await stored(page, owner)).toEqual(AFTER)

    const release = await delayResponses(page, REMOVING)
    await button(page, 'Remove All Cards').click()
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(button(page, 'Removing...')).toBeDisabled()
    release()
    await expect(banner).toContainText(`Successfully removed all cards from "${SET}"!`)
    await expect(banner).toContainText('Removed: 9 cards from your collection')
    expect(await stored(page, owner)).toEqual({ [`${OTHER} true`]: 1 })

    await button(page, 'Remove All Cards').click()
    await expect(page.getByText('No cards from this set are in your collection.')).toBeVisible()
  })
})

test('a failed network is reported, nothing counts twice, and changes wait on the device @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUpCollector(request)
  await page.clock.install()
  await openSet(page, owner)
  let sent = 0
  await page.route(ADDING, async (route) => {
    const answer = await route.fetch()
    return ++sent === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  await button(page, 'Add All Cards').click()
  await expect(page.getByText('Added: 8 new cards, Updated: 1 existing cards')).toBeVisible()
  expect(sent).toBe(2)
  expect(await stored(page, owner)).toEqual(AFTER)
  await page.unroute(ADDING)
  await button(page, 'Undo').click()
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
  expect(await stored(page, owner)).toEqual(BEFORE)

  await test.step('the next press repeats the same operation', async () => {
    // Each answer is lost on its way back.
    await page.route(ADDING, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await button(page, 'Add All Cards').click()
    const error = page.getByRole('alert')
    await skipWaits(page, error)
    await expect(error).toContainText('Error adding cards to collection')
    await expect(error).toContainText('No response. You can safely try again: it counts only once.')
    await page.unroute(ADDING)
    await button(page, 'Add All Cards').click()
    await expect(page.getByText('Added: 8 new cards, Updated: 1 existing cards')).toBeVisible()
    await expect(error).toHaveCount(0)
    expect(await stored(page, owner)).toEqual(AFTER)

    await page.route(REMOVING, (route) => route.abort())
    await button(page, 'Remove All Cards').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await skipWaits(page, error)
    await expect(error).toContainText('Error removing cards from collection')
  })

  await test.step('a notice says that single changes are not saved yet', async () => {
    const unsaved = page.getByText('Your latest changes are saved only on this device.')
    await page.route('**/rpc/adjust_collection*', (route) => route.abort())
    await page.getByRole('button', { name: /^Add / }).nth(1).click()
    await expect(unsaved).toBeVisible()
    await page.unroute('**/rpc/adjust_collection*')
    await page.clock.fastForward(10_000)
    await expect(unsaved).toHaveCount(0)
  })
})

test(
  'on a phone Owned and Needed are visible beside the name of a set',
  { tag: '@phone' },
  async ({ page, request }) => {
    const owner = await signUp(request, 'thumb')
    for (const set of ['The First Chapter', 'Rise of the Floodborn']) {
      await openAs(page, owner, `/user/${owner.id}/collection?tab=cards&set=${encodeURIComponent(set)}`)
      await expect(page.getByRole('heading', { name: set })).toBeInViewport({ ratio: 1 })
      const cards = await page.getByRole('list', { name: 'Cards', exact: true }).boundingBox()
      expect(cards?.y).toBeLessThan(0.3 * 844)
      for (const choice of ['All Cards', 'Owned', 'Needed'])
        await expect(page.getByRole('radio', { name: choice, exact: true })).toBeInViewport({ ratio: 1 })
    }
    // A press on the name of the set shows its actions.
    await page.getByRole('heading', { name: 'Rise of the Floodborn' }).getByRole('button').tap()
    for (const action of ['Add All Cards', 'Remove All Cards', /^Needed Cards/, /^Next set/, 'All Sets'])
      await expect(page.getByRole('main').getByRole('button', { name: action })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Add All Cards' }).tap()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
  },
)
