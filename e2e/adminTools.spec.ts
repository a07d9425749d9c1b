import { type AdminHost, startAdminHost } from './support/adminHost.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

// Changes by an administrator affect all cards and members, so these tests have a separate host.
test.describe.configure({ mode: 'serial' })
test.use(DESKTOP)

let admin: AdminHost
test.beforeAll(async () => void (admin = await startAdminHost()))
test.afterAll(() => admin.close())

test.describe('an administrator', { tag: '@desktop' }, () => {
  test('corrects a price, which an update overtakes, and takes the price of the service', async ({ page }) => {
    const press = (name: string) => page.getByRole('button', { name }).click()
    await admin.open(page, '/admin')
    await press('Import Missing Cards')
    await expect(page.getByRole('region', { name: 'Card Database' })).toContainText(/cards added/)
    await page.getByRole('link', { name: 'Corrected Cards' }).click()
    await press('Correct a Card')
    const dialog = page.getByRole('dialog', { name: 'Correct a Card' })
    await expect(dialog.getByLabel('Card')).toBeFocused()
    await dialog.getByLabel('Card').fill('Elsa printing 2')
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

    for (const card of admin.service.cards) Object.assign(card, { prices: { usd: '3.00' } })
    await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click()
    await press('Update Prices')
    await expect(page.getByRole('region', { name: 'Price Data' })).toContainText(/Success.*Just now/s)
    await page.goto(`${admin.host.url}/admin/corrections`)
    await expect(current).toContainText('Outdated: the card service now says $3.00.')
    await press('Use Service Value')
    await expect(page.getByRole('region', { name: 'Ended Corrections' })).toContainText('Price of another card')
    await expect(current).toContainText('No card is corrected.')
    expect(
      await admin.host.sql(`select distinct (prices_data ->> 'usd')::float as usd from cards_2 where name = 'Elsa'`),
    ).toEqual([{ usd: 3 }])
  })

  test('hides a reported deck from others, tells its author why, and restores it', async ({ page, browser }) => {
    const [deck] = await admin.host.sql(
      `insert into decks (user_id, name, cards, is_public)
        values ($1, 'Rude Words', '[{"card": "pack-9-3", "quantity": 4}]', true) returning id`,
      [admin.session.user.id],
    )
    const path = `/deck/${String(deck?.['id'])}`
    const member = await admin.join('reporter')
    const visitor = await browser.newPage()
    await member.open(visitor, path)
    await visitor.getByRole('button', { name: 'More actions' }).click()
    await visitor.getByRole('menuitem', { name: 'Report' }).click()
    const report = visitor.getByRole('dialog', { name: 'Report Deck' })
    await expect(report.getByLabel('Reason')).toBeFocused()
    await report.getByLabel('Note (optional)').fill('Look at its name')
    await expectAccessible(visitor)
    await report.getByRole('button', { name: 'Send Report' }).click()
    await expect(report).toBeHidden()

    await admin.open(page, '/admin/reports')
    await expect(page.getByRole('region', { name: 'Open Reports' })).toContainText(
      /Rude Words.*Offensive.*Look at its name/s,
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hide: Deck Rude Words' }).press('Enter')
    await page.getByRole('dialog').getByLabel('Reason').fill('Insults')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Open Reports' })).toContainText('No open reports.')
    await expect(page.getByRole('region', { name: 'Open Reports' })).toBeFocused()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Deck not found')

    await page.goto(admin.host.url + path)
    await expect(page.getByText('An administrator has hidden this deck.')).toContainText('Reason: Insults')
    await page.goto(`${admin.host.url}/admin/reports`)
    await page.getByRole('button', { name: 'Restore: Deck Rude Words' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('Renamed')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Restored' })).toContainText('Renamed')
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Rude Words')

    const decksOfMember = `${admin.host.url}/user/${member.session.user.id}/decks`
    await page.goto(decksOfMember)
    await page.getByRole('button', { name: 'Report Name' }).click()
    await page.getByRole('button', { name: 'Send Report' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto(`${admin.host.url}/admin/reports`)
    await page.getByRole('button', { name: 'Hide: Name reporter' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('An insult')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto(decksOfMember)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hidden name')
    await visitor.goto(`${admin.host.url}/account`)
    const notice = visitor.getByText('An administrator has hidden your name “reporter”.')
    await expect(notice).toContainText('Reason: An insult')
    await visitor.getByRole('button', { name: 'Edit Profile' }).click()
    const name = visitor.getByLabel('Display Name')
    await name.fill('Reporter')
    await name.press('Enter')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/^Choose another name: an administrator has hidden this one\./)
    await name.fill('Scribe')
    await name.press('Enter')
    await expect(visitor.getByText('@Scribe')).toBeVisible()
    await expect(notice).toBeHidden()
  })

  test('adds a word that names may not have, and sees which name has it', async ({ page, browser }) => {
    const member = await admin.join('scribbler')
    const visitor = await browser.newPage()
    await admin.open(page, '/admin/names')
    await expect(page.getByRole('region', { name: 'Current Words' })).toContainText('lorefolio')
    await page.getByRole('button', { name: 'Add Word' }).press('Enter')
    await page.getByLabel('Word', { exact: true }).press('Enter')
    await expect(page.getByLabel('Word', { exact: true })).toHaveAccessibleDescription(
      /^Enter a word of at least 2 letters\./,
    )
    await page.getByLabel('Word', { exact: true }).fill('Scribbler')
    await page.getByLabel('Block it').selectOption('Anywhere in a name')
    await expectAccessible(page)
    await page.getByLabel('Note (optional)').press('Enter')
    // An open dialog has the toast too.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Word added. 1 name in Reports.')).toBeVisible()

    await test.step('a refused word leaves the focus where it was', async () => {
      await page.getByRole('button', { name: 'Add Word' }).press('Enter')
      await page.getByLabel('Word', { exact: true }).fill('scribbler')
      const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
      await save.press('Enter')
      await expect(page.getByRole('alert')).toHaveText('The list has this word already.')
      await expect(save).toBeFocused()
    })

    await page.goto(`${admin.host.url}/admin/reports`)
    await expect(page.getByRole('region', { name: 'Open Reports' })).toContainText(/scribbler.*Has “Scribbler”/s)

    await member.open(visitor, '/account')
    await visitor.getByRole('button', { name: 'Edit Profile' }).click()
    const name = visitor.getByLabel('Display Name')
    await name.fill('The Scr1bbler')
    await name.press('Enter')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/^Choose another name: names may not have “Scribbler”\./)
    await expect(name).toHaveValue('The Scr1bbler')

    await test.step('and decks that others see with the word in their name', async () => {
      await admin.host.sql(
        `insert into decks (user_id, name, cards, is_public) values ($1, 'Scr1bblers Deck', $2, true)`,
        [member.session.user.id, '[{"card": "pack-9-1", "quantity": 1}]'],
      )
      await page.goto(`${admin.host.url}/admin/names`)
      const inDecks = page.getByRole('switch', { name: 'Also in names of decks: Scribbler' })
      await inDecks.press('Space')
      await expect(page.getByText('Decks with this word appear in Reports.')).toBeVisible()
      await expect(inDecks).toBeChecked()
      await expect(inDecks).toBeFocused()
      await expectAccessible(page)
      await page.goto(`${admin.host.url}/admin/reports`)
      const reports = page.getByRole('region', { name: 'Open Reports' })
      await expect(reports).toContainText(/Deck: Scr1bblers Deck.*Has “Scribbler”/s)
      await page.getByRole('button', { name: 'Dismiss: Deck Scr1bblers Deck' }).click()
      await expect(reports).not.toContainText('Scr1bblers Deck')
    })

    await page.goto(`${admin.host.url}/admin/names`)
    await page.getByRole('button', { name: 'Remove: Scribbler' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Removed Words' })).toContainText('Scribbler')
    await expect(page.getByRole('region', { name: 'Current Words' })).toBeFocused()
    await name.press('Enter')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The Scr1bbler')
  })
})
