import { serviceCard } from '../supabase/tests/cardService.fixture.ts'
import { type AdminHost, startAdminHost } from './support/adminHost.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

let admin: AdminHost
test.beforeAll(async () => void (admin = await startAdminHost()))
test.afterAll(() => admin.close())

test(
  'an administrator corrects the number of a card at the card service, finds the card by it, and undoes it',
  { tag: '@desktop' },
  async ({ page }) => {
    admin.service.cards.push(serviceCard('9', '77', { name: 'Anna', version: 'As she is listed' }))
    const current = page.getByRole('region', { name: 'Current Corrections' })
    await admin.open(page, '/admin/corrections')
    await page.getByRole('button', { name: 'Correct a Card' }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct a Card' })
    await dialog.getByLabel('Card', { exact: true }).fill('Anna')
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('button', { name: /^Choose/ }).first()).toBeFocused()
    await dialog.getByRole('button', { name: 'Choose Anna - Printing 3' }).press('Enter')
    await expect(dialog.getByLabel('Card', { exact: true })).toBeFocused()
    await dialog.getByLabel('Field').selectOption('Number at the card service')
    await dialog.getByLabel('Corrected value').fill('77')
    await dialog.getByLabel('Corrected value').press('Enter')
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/^Enter a reason/)
    await dialog.getByLabel('Reason').fill('Listed as 77')
    await page.keyboard.press('Enter')
    await expect(current).toContainText(/Anna - Printing 3.*#3.*Number at the card service: none → 77/s)

    // The import gives the card the id and the number of the service, which this browser has not read yet.
    await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click()
    await page.getByRole('button', { name: 'Import Missing Cards' }).click()
    await expect(page.getByRole('region', { name: 'Card Database' })).toContainText(/cards added/)
    await page.getByRole('link', { name: 'Corrected Cards' }).click()
    await expect(current).toContainText(/Anna.*#77.*Listed as 77/s)
    expect(
      await admin.host.sql(`select id from cards_2 where name = 'Anna' and collector_number in ('3', '77')`),
    ).toEqual([{ id: 'crd_9_77' }])
    await current.getByRole('button', { name: /^Undo: Number at the card service of Anna/ }).press('Enter')
    await expect(current).toContainText('No card is corrected.')
    await expect(current).toBeFocused()
    await expect(page.getByRole('region', { name: 'Ended Corrections' })).toContainText(
      /Listed as 77.*keeper.*ended just now/s,
    )

    await page.goto(`${admin.host.url}/cards?search=number%3A77`)
    await expect(page.getByRole('link', { name: /^Anna/ }).first()).toBeVisible()
  },
)
