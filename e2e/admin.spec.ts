import type { Page } from '@playwright/test'
import { pathOf, serviceCard } from '../supabase/tests/cardService.fixture.ts'
import { ADMIN_MAIL, type AdminHost, startAdminHost } from './support/adminHost.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

// Changes by an administrator affect all cards, so these tests have a separate host with six cards.
test.describe.configure({ mode: 'serial' })
test.use(DESKTOP)

let admin: AdminHost
test.beforeAll(async () => void (admin = await startAdminHost()))
test.afterAll(() => admin.close())
test.beforeEach(() => admin.service.faults.clear())

async function openDashboard(page: Page) {
  await admin.open(page, '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
  const button = (name: string) => page.getByRole('button', { name })
  return {
    overview: page.getByRole('region', { name: 'Overview' }),
    stats: page.getByRole('region', { name: 'Quick Stats' }),
    panel: (name: string) => page.getByRole('region', { name }),
    press: (name: string) => button(name).click(),
    button,
  }
}

/** Answers of the card service by path that replace the correct ones. */
const fail = (path: string, fault: { status?: number; body?: string }) => admin.service.faults.set(path, [fault])

test.describe('the admin dashboard', { tag: '@desktop' }, () => {
  test('brings a new installation up to date', async ({ page }) => {
    const { overview, stats, panel, press, button } = await openDashboard(page)
    await expect(page.getByRole('main')).toContainText(`Welcome, ${ADMIN_MAIL}`)
    await expect(overview).toContainText('3 things need attention.')
    await expect(stats).toContainText('Total Users1')
    await expect(stats).toContainText('Total Cards6')
    await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount(6)
    await expect(page.getByText('Activity Tracking Coming Soon')).toBeVisible()
    for (const name of ['Price Data', 'Card Database', 'Sets Monitoring'])
      await expect(panel(name)).toContainText(/Not Run.*Never run/s)

    await press('Update Prices')
    await expect(panel('Price Data')).toContainText('4 cards have a new price.')
    await expect(panel('Price Data')).toContainText(/Success.*Just now/s)

    await press('Check Now')
    await expect(button('Add Set Azurite Sea')).toBeVisible()
    await press('Add with Cards Azurite Sea')
    await expect(panel('Sets Monitoring')).toContainText('Azurite Sea was added. The import of its cards has started')
    await expect(button('Add Set')).toHaveCount(0)
    await expect(panel('Card Database')).toContainText('5 cards added. 5 offline cards linked to the card service.')
    await expect(stats).toContainText('Total Cards11')
    await press('Check Now')
    await expect(panel('Sets Monitoring')).toContainText('No new sets')

    // Fabled's number 3 is a real printing that only the offline pack lists.
    await expect(panel('Card Database')).toContainText('Database up to date')
    await expect(panel('Card Database')).toContainText('Only in the offline pack1')
    await expect(overview).toContainText('Everything is in order.')
  })

  test('removes extra cards one at a time, except a card that a member owns', async ({ page }) => {
    await admin.host.sql(`insert into cards_2 (id, set_id, collector_number, name, version, type, rarity)
      values ('crd_gone', 'set_9', '77', 'Gone', null, '{Action}', 'Common'),
        ('crd_twice', 'set_9', '79', 'Removed Twice', null, '{Action}', 'Common'),
        ('crd_held', 'set_9', '78', 'Held', 'By Somebody', '{Character}', 'Common')`)
    await admin.host.sql('insert into user_collections (user_id, card_id, quantity) values ($1, $2, 1)', [
      admin.session.user.id,
      'crd_held',
    ])
    const { panel, press, stats } = await openDashboard(page)
    await expect(stats).toContainText('Total Cards14')
    await press('Check for Extra Cards')
    await expect(panel('Extra Cards')).toContainText('3 extra cards found')
    // Another administrator removes one of them.
    await admin.host.sql(`delete from cards_2 where id = 'crd_twice'`)
    await press('Remove 3 Extra Cards')
    const dialog = page.getByRole('dialog', { name: 'Remove Extra Cards' })
    await expect(dialog).toContainText(
      'Are you sure you want to remove 3 extra cards from the database? This action cannot be undone.',
    )
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(panel('Extra Cards')).toContainText(
      'Successfully removed 1 extra cards. 1 card was gone already. 1 card stays, see below.',
    )
    await expect(panel('Extra Cards')).toContainText('1 extra card found')
    await expect(page.getByRole('list', { name: 'Extra cards' })).toHaveText(
      /Held - By Somebody.*Held - By Somebody stays: it is in 1 collection and 0 decks\./s,
    )
    await expect(panel('Extra Cards')).toContainText('Only in the offline pack1')
    await expect(stats).toContainText('Total Cards12')
    await expectAccessible(page)
    const ids = await admin.host.sql(
      `select id from cards_2 where id in ('crd_gone', 'crd_held', 'pack-9-3') order by id`,
    )
    expect(ids).toEqual([{ id: 'crd_held' }, { id: 'pack-9-3' }])

    // No card counts as extra if the service does not return its set.
    fail(pathOf('9'), { status: 500 })
    await press('Check Again')
    await expect(panel('Extra Cards')).toContainText('No extra cards found')
    await expect(panel('Extra Cards')).toContainText('Fabled: The card service answered HTTP 500.')
    for (const { id } of admin.service.sets) fail(`/sets/${id}/cards`, { body: '<html>maintenance</html>' })
    await press('Check Again')
    await expect(panel('Extra Cards').getByRole('alert')).toHaveText(
      'Check Failed The card service answered something unexpected.',
    )
  })

  test('names the sets that were left out, and why a task failed', async ({ page }) => {
    const { overview, panel, press, button } = await openDashboard(page)
    admin.service.cards.push(serviceCard('9', '8'), serviceCard('9', '9', { prices: { usd: 'much' } }))
    fail(pathOf('1'), { status: 404 })
    await press('Update Prices')
    await expect(panel('Price Data')).toContainText(
      /Incomplete.*1 of 4 sets were left out.*2 errors.*The First Chapter: The card service answered HTTP 404\./s,
    )
    fail(pathOf('1'), { status: 404 })
    await press('Import Missing Cards')
    await expect(panel('Card Database')).toContainText(/Incomplete.*1 of 4 sets were left out/s)
    await expect(panel('Card Database')).not.toContainText('There was nothing to add')

    fail('/sets', { status: 404 })
    await press('Update Prices')
    await expect(panel('Price Data').getByRole('alert')).toHaveText(
      'Price update failed The card service answered HTTP 404.',
    )
    fail('/sets', { body: '<html>' })
    await press('Check Now')
    await expect(panel('Sets Monitoring').getByRole('alert')).toHaveText(
      'Sets check failed The card service answered something that is not JSON.',
    )
    fail(pathOf('9'), { body: '{}' })
    await press('Check Card Count')
    await expect(panel('Card Database')).toContainText(
      /Incomplete.*1 of 4 sets were left out.*Fabled: The card service answered something unexpected/s,
    )
    await expect(overview).toContainText('3 things need attention.')
    fail('/sets', { status: 404 })
    await press('Import Missing Cards')
    await expect(panel('Card Database').getByRole('alert')).toHaveText(
      'Import failed The card service answered HTTP 404.',
    )

    await page.reload()
    await expect(panel('Sets Monitoring').getByRole('alert')).toContainText('Last Check Failed')
    await page.route('**/functions/v1/update-prices', (route) => route.abort())
    await press('Update Prices')
    await expect(panel('Price Data').getByRole('alert')).toContainText('Failed to trigger update')
    await page.unroute('**/functions/v1/update-prices')

    await test.step('a set that the card service adds is offered until it is added, and imported with its cards', async () => {
      const set = {
        id: 'set_7',
        name: "Archazia's Island",
        code: '7',
        released_at: '2025-03-07',
        prereleased_at: '2025-03-07',
      }
      admin.service.sets.push(set)
      await press('Check Now')
      await expect(button("Add Set Archazia's Island")).toBeVisible()
      await expect(panel('Sets Monitoring')).toContainText(/Success.*Just now/s)
      // Another administrator adds it first.
      await admin.host.sql('insert into sets (id, name, code) values ($1, $2, $3)', [set.id, set.name, set.code])
      await press("Add Set Archazia's Island")
      await expect(panel('Sets Monitoring')).toContainText('Failed to add set: It already exists.')
      await expect(button("Add Set Archazia's Island")).toHaveCount(0)
      await expect(panel('Sets Monitoring')).toContainText('In the database5')
      admin.service.cards.push(serviceCard('9', '1', { id: 'crd_7_1', set }))
      await press('Import Missing Cards')
      await expect(panel('Sets Monitoring')).toContainText('At the card service5In the database5')
    })
  })
})
