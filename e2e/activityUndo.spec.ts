import type { Page } from '@playwright/test'
import { type Account, callDataApi, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { owned } from './support/importPage.ts'
import { openAs } from './support/openAs.ts'
import { fullName, packCards } from './support/pack.ts'
import { skipWaits } from './support/skipWaits.ts'
import { expect, test } from './support/test.ts'

const [first, second] = packCards.filter(({ set_data }) => set_data.name === 'Fabled') as [
  (typeof packCards)[number],
  (typeof packCards)[number],
]
const activityOf = ({ id }: Account) => `/user/${id}/collection/activity`

const call = async (page: Page, owner: Account, name: string, body: object) =>
  expect((await callDataApi(page, owner, `rpc/${name}`, { method: 'POST', body })).status).toBe(200)

/** Adds three copies of one card and a foil one of another, then removes their whole set. */
async function removeFabled(page: Page, owner: Account): Promise<{ before: Record<string, string> }> {
  const entries = [
    [first.id, 3, 0],
    [second.id, 0, 1],
  ]
  await call(page, owner, 'import_collection', { entries, mode: 'add' })
  const before = await owned(page, owner)
  const removal = { set_id: first.set_id, operation_id: crypto.randomUUID() }
  await call(page, owner, 'remove_set_from_collection', removal)
  return { before }
}

const changes = (page: Page) => page.getByRole('region', { name: 'Imports and Bulk Changes' })

test('a removed set is in the activity log, is restored from there once, and later changes stay @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUp(request, 'regretful')
  await page.clock.install()
  await page.goto('/guides/set-rotation')
  const { before } = await removeFabled(page, owner)
  await openAs(page, owner, activityOf(owner))
  const change = changes(page).getByRole('listitem').first()
  const undo = change.getByRole('button', { name: 'Undo' })
  const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(change).toContainText('Removed all cards of Fabled')
  await expect(change).toContainText('2 cards')
  await expect(page.getByRole('heading', { name: 'No Activity Yet' })).toBeVisible()
  await change.getByRole('button', { name: 'Show Removed Cards' }).click()
  const removed = page.getByRole('list', { name: 'Removed: Removed all cards of Fabled' })
  await expect(removed.getByRole('listitem')).toHaveCount(2)
  for (const text of [fullName(first), 'Removed from collection', 'x3']) await expect(removed).toContainText(text)
  await expectAccessible(page)

  await test.step('an undo without a connection says so, and counts once later', async () => {
    await page.route('**/rpc/*', (route) => route.abort())
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Undo “Removed all cards of Fabled”?')
    await confirm()
    await skipWaits(page, changes(page).getByRole('alert'))
    await expect(changes(page).getByRole('alert')).toHaveText(
      'No response. You can safely try again: it counts only once.',
    )
    await page.unroute('**/rpc/*')
    await undo.press('Enter')
    await confirm()
    await expect(change.getByRole('status')).toHaveText('Undone')
    await expect(change.getByRole('status')).toBeFocused()
    expect(await owned(page, owner)).toEqual(before)
    await expect(page.getByRole('region', { name: 'Today' }).getByRole('listitem')).toHaveCount(2)
    await page.reload()
    await expect(change).toContainText('Undone')
    await expect(change.getByRole('button')).toHaveCount(0)
    await expect(page.locator(':focus')).toHaveCount(0)
  })

  await test.step('a change that another device undid is not undone twice', async () => {
    const id = crypto.randomUUID()
    await call(page, owner, 'remove_set_from_collection', { set_id: first.set_id, operation_id: id })
    await page.reload()
    await expect(undo).toBeVisible()
    await call(page, owner, 'undo_collection_operation', { undone_id: id, operation_id: crypto.randomUUID() })
    await undo.click()
    await confirm()
    await expect(change).toContainText('Undone')
    await expect(undo).toHaveCount(0)
    expect(await owned(page, owner)).toEqual(before)
  })

  await test.step('later changes stay, and a change with nothing left to undo says so', async () => {
    const entries = [[first.id, 2, 0]]
    await call(page, owner, 'import_collection', { entries, mode: 'add', operation_id: crypto.randomUUID() })
    await call(page, owner, 'adjust_collection', { card_id: first.id, is_foil: false, delta: 1 })
    await page.reload()
    await expect(change).toContainText('Imported a file')
    await expect(change).toContainText('1 entry changed since. An undo keeps your later changes.')
    await call(page, owner, 'set_collection', { card_id: first.id, is_foil: false, quantity: 0 })
    await page.reload()
    await expect(change).toContainText("Can't be undone: you have changed everything since.")
    await expect(undo).toHaveCount(0)
  })

  await test.step('the adding of one card is undone in its row', async () => {
    await call(page, owner, 'adjust_collection', { card_id: first.id, is_foil: false, delta: 2 })
    await page.reload()
    const row = page.getByRole('region', { name: 'Today' }).getByRole('listitem').first()
    await row.getByRole('button', { name: `Undo: ${fullName(first)}` }).press('Enter')
    await expect(row.getByRole('status')).toHaveText('Undone')
    await expect(row.getByRole('status')).toBeFocused()
    expect(await owned(page, owner)).toEqual({ [second.id]: before[second.id] })
    await expectAccessible(page)
  })
})
