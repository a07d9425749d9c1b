import type { Page } from '@playwright/test'
import { type Host, startHost } from '../server/host.ts'
import {
  type CardServiceStandIn,
  pathOf,
  serviceCard,
  startCardService,
} from '../supabase/tests/cardService.fixture.ts'
import { embeddedTemplate } from '../tools/testing/databaseTemplates.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

// Changes by an administrator affect all cards, so these tests have a separate host with six cards.
test.describe.configure({ mode: 'serial' })
test.use(DESKTOP)

let service: CardServiceStandIn
let host: Host
let session: { access_token: string; user: { id: string } }

const MAIL = 'keeper@example.org'

test.beforeAll(async () => {
  service = await startCardService()
  // The browser of these tests can connect only to localhost by this name.
  const lorcastUrl = service.url.replace('127.0.0.1', 'localhost')
  host = await startHost({ seed: false, template: await embeddedTemplate(), lorcastUrl })
  await host.sql(`insert into sets_2 (id, name, code)
    values ('pack-set-1', 'The First Chapter', '1'), ('pack-set-9', 'Fabled', '9'), ('pack-set-P1', 'Promo Set 1', 'P1')`)
  // The card service lacks Fabled's number 3. It has three more cards of Fabled, and another set.
  await host.sql(`insert into cards_2 (id, set_id, collector_number, name, version, type, rarity)
    select 'pack-' || code || '-' || number, 'pack-set-' || code, number, case number when '2' then 'Elsa' else 'Anna' end,
        'Printing ' || number, '{Character}', 'Common'
      from (values ('1', '1'), ('1', '2'), ('9', '1'), ('9', '2'), ('9', '3'), ('P1', '1')) as card (code, number)`)
  const answer = await fetch(`${host.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: MAIL, password: 'secret-1', data: { username: 'keeper' } }),
  })
  session = (await answer.json()) as typeof session
  await host.sql('select make_admin($1)', [MAIL])
})
test.afterAll(async () => {
  service.close()
  await host.close()
})
test.beforeEach(() => service.faults.clear())

async function openDashboard(page: Page) {
  await openAs(page, { id: session.user.id, mail: MAIL, name: 'keeper', session, token: '' }, `${host.url}/admin`)
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
const fail = (path: string, fault: { status?: number; body?: string }) => service.faults.set(path, [fault])

test.describe('the admin dashboard', { tag: '@desktop' }, () => {
  test('brings a new installation up to date', async ({ page }) => {
    const { overview, stats, panel, press, button } = await openDashboard(page)
    await expect(page.getByRole('main')).toContainText(`Welcome, ${MAIL}`)
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
    await host.sql(`insert into cards_2 (id, set_id, collector_number, name, version, type, rarity)
      values ('crd_gone', 'set_9', '77', 'Gone', null, '{Action}', 'Common'),
        ('crd_held', 'set_9', '78', 'Held', 'By Somebody', '{Character}', 'Common')`)
    await host.sql('insert into user_collections (user_id, card_id, quantity) values ($1, $2, 1)', [
      session.user.id,
      'crd_held',
    ])
    const { panel, press, stats } = await openDashboard(page)
    await expect(stats).toContainText('Total Cards13')
    await press('Check for Extra Cards')
    await expect(panel('Extra Cards')).toContainText('2 extra cards found')
    await press('Remove 2 Extra Cards')
    const dialog = page.getByRole('dialog', { name: 'Remove Extra Cards' })
    await expect(dialog).toContainText(
      'Are you sure you want to remove 2 extra cards from the database? This action cannot be undone.',
    )
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(panel('Extra Cards')).toContainText('Successfully removed 1 extra cards')
    await expect(panel('Extra Cards')).toContainText('1 extra card found')
    await expect(page.getByRole('list', { name: 'Extra cards' })).toHaveText(
      /Held - By Somebody.*Held - By Somebody stays: it is in 1 collection and 0 decks\./s,
    )
    await expect(panel('Extra Cards')).toContainText('Only in the offline pack1')
    await expect(stats).toContainText('Total Cards12')
    await expectAccessible(page)
    const ids = await host.sql(`select id from cards_2 where id in ('crd_gone', 'crd_held', 'pack-9-3') order by id`)
    expect(ids).toEqual([{ id: 'crd_held' }, { id: 'pack-9-3' }])

    // No card counts as extra if the service does not return its set.
    fail(pathOf('9'), { status: 500 })
    await press('Check Again')
    await expect(panel('Extra Cards')).toContainText('No extra cards found')
    await expect(panel('Extra Cards')).toContainText('Fabled: The card service answered HTTP 500.')
    for (const { id } of service.sets) fail(`/sets/${id}/cards`, { body: '<html>maintenance</html>' })
    await press('Check Again')
    await expect(panel('Extra Cards').getByRole('alert')).toHaveText(
      'Check Failed The card service answered something unexpected.',
    )
  })

  test('names the sets that were left out, and why a task failed', async ({ page }) => {
    const { overview, panel, press, button } = await openDashboard(page)
    service.cards.push(serviceCard('9', '8'), serviceCard('9', '9', { prices: { usd: 'much' } }))
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

    await test.step('a set that the card service adds is offered, and imported with its cards', async () => {
      const set = {
        id: 'set_7',
        name: "Archazia's Island",
        code: '7',
        released_at: '2025-03-07',
        prereleased_at: '2025-03-07',
      }
      service.sets.push(set)
      await press('Check Now')
      await expect(button("Add Set Archazia's Island")).toBeVisible()
      await expect(panel('Sets Monitoring')).toContainText(/Success.*Just now/s)
      service.cards.push(serviceCard('9', '1', { id: 'crd_7_1', set }))
      await press('Import Missing Cards')
      await expect(button("Add Set Archazia's Island")).toHaveCount(0)
      await expect(panel('Sets Monitoring')).toContainText('At the card service5In the database5')
    })
  })

  test('adds a ban and a rotation, which change the verdict on a deck, and undoes one', async ({ page, browser }) => {
    await host.sql(`update sets_2 set prereleased_at = '2025-01-01' where code = '9'`)
    const [card] = await host.sql(`select id from cards_2 where set_id in (select id from sets_2 where code = '9')
      and version ilike 'printing 2'`)
    const [deck] = await host.sql(
      `insert into decks (user_id, name, cards, is_public)
        values ($1, 'Judged', jsonb_build_array(jsonb_build_object('card', $2::text, 'quantity', 4)), true) returning id`,
      [session.user.id, card?.['id']],
    )
    const guest = await browser.newPage()
    const expectVerdict = async (text: RegExp) => {
      await guest.goto(`${host.url}/deck/${String(deck?.['id'])}`)
      await expect(guest.locator('summary').filter({ hasText: 'Official events' })).toContainText(text)
    }
    await openDashboard(page)
    await page.getByRole('link', { name: 'Rules of Official Events' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Official Events')
    await expectAccessible(page)
    const dialog = page.getByRole('dialog', { name: 'Add Rule' })
    const save = async () => {
      await dialog.getByLabel('From').fill('2026-01-01')
      await dialog.getByLabel('Source').fill('TR 9')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
    }
    await page.getByRole('button', { name: 'Add Rule' }).press('Enter')
    await dialog.getByLabel('Card').fill('els')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Card')).toBeFocused()
    await expect(dialog.getByLabel('Card')).toHaveAccessibleDescription(/No card has this name/)
    await dialog.getByRole('button', { name: 'Choose Elsa - Printing 2' }).press('Enter')
    await save()
    await expect(page.getByRole('region', { name: 'Core' })).toContainText(/Elsa - printing 2 is banned/i)
    await expectVerdict(/4 of 60 · 1 banned$/)

    await page.getByRole('button', { name: 'Add Rule' }).click()
    await dialog.getByLabel('Kind of rule').selectOption('Rotation')
    await dialog.getByLabel('Fabled').check()
    await save()
    await expectVerdict(/4 of 60 · 1 banned · 1 rotated$/)
    await page.getByRole('button', { name: 'Undo: Added “Core: Fabled rotates out' }).click()
    await expect(page.getByRole('region', { name: 'Log' })).toContainText('Removed “Core: Fabled rotates out')
    await expectVerdict(/4 of 60 · 1 banned$/)
  })

  test('corrects a price, which an update overtakes, and takes the price of the service', async ({ page }) => {
    const { press } = await openDashboard(page)
    await page.getByRole('link', { name: 'Corrected Cards' }).click()
    await press('Correct a Card')
    const dialog = page.getByRole('dialog', { name: 'Correct a Card' })
    await dialog.getByLabel('Card').fill('Elsa')
    await dialog.getByRole('button', { name: 'Choose Elsa - Printing 2' }).press('Enter')
    await dialog.getByLabel('Field').selectOption('Price')
    await dialog.getByLabel('Corrected value').fill('free')
    await dialog.getByLabel('Reason').fill('Price of another card')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Corrected value')).toHaveAccessibleDescription(/Enter a price in USD/)
    await dialog.getByLabel('Corrected value').fill('9.99')
    await page.keyboard.press('Enter')
    const current = page.getByRole('region', { name: 'Current Corrections' })
    await expect(current).toContainText('Price: $1.42 → $9.99')
    await expectAccessible(page)

    for (const card of service.cards) Object.assign(card, { prices: { usd: '3.00' } })
    await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click()
    await press('Update Prices')
    await expect(page.getByRole('region', { name: 'Price Data' })).toContainText(/Success.*Just now/s)
    await page.goto(`${host.url}/admin/corrections`)
    await expect(current).toContainText('Overtaken: the card service says $3.00 now.')
    await press('Use Service Value')
    await expect(page.getByRole('region', { name: 'Ended Corrections' })).toContainText('Price of another card')
    await expect(current).toContainText('No card is corrected.')
    expect(
      await host.sql(`select distinct (prices_data ->> 'usd')::float as usd from cards_2 where name = 'Elsa'`),
    ).toEqual([{ usd: 3 }])
  })
})
