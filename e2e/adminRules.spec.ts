import { type AdminHost, startAdminHost } from './support/adminHost.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

// Changes by an administrator affect all decks, so this test has a separate host.
test.use(DESKTOP)

let admin: AdminHost
test.beforeAll(async () => void (admin = await startAdminHost()))
test.afterAll(() => admin.close())

test('an administrator adds a ban and a rotation, which change the verdict on a deck, and undoes one @desktop', async ({
  page,
  browser,
}) => {
  await admin.host.sql(`update sets_2 set prereleased_at = '2025-01-01' where code = '9'`)
  const [card] = await admin.host.sql(`select id from cards_2 where set_id in (select id from sets_2 where code = '9')
    and version ilike 'printing 2'`)
  const [deck] = await admin.host.sql(
    `insert into decks (user_id, name, cards, is_public)
      values ($1, 'Judged', jsonb_build_array(jsonb_build_object('card', $2::text, 'quantity', 4)), true) returning id`,
    [admin.session.user.id, card?.['id']],
  )
  const guest = await browser.newPage()
  const expectVerdict = async (text: RegExp) => {
    await guest.goto(`${admin.host.url}/deck/${String(deck?.['id'])}`)
    await expect(guest.locator('summary').filter({ hasText: 'Official events' })).toContainText(text)
  }
  await admin.open(page, '/admin')
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
  await expect(dialog.getByLabel('Kind of rule')).toBeFocused()
  await expect(dialog.getByLabel('From')).toHaveAccessibleDescription('The first day on which it applies.')
  await dialog.getByLabel('Card').fill('els')
  const elsa = dialog.getByRole('button', { name: 'Choose Elsa - Printing 2' })
  // The found cards move the button below: a press at that moment would be lost.
  await expect(elsa).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Card')).toBeFocused()
  await expect(dialog.getByLabel('Card')).toHaveAccessibleDescription(/No card has this name/)
  await elsa.press('Enter')
  await save()
  await expect(page.getByRole('region', { name: 'Core' })).toContainText(/Elsa - printing 2 is banned/i)
  await expectVerdict(/4 of 60 · 1 banned$/)

  await test.step('a rule that another administrator changes meanwhile is not overwritten', async () => {
    const change = page.getByRole('dialog', { name: 'Change Rule' })
    const open = () => page.getByRole('button', { name: /^Change.*Elsa - Printing 2 is banned/i }).click()
    await open()
    await admin.host.sql(`update format_rules set source = 'TR 10' where kind = 'ban' and subject ilike 'elsa%'`)
    await change.getByLabel('Source').fill('TR 11')
    await change.getByRole('button', { name: 'Save' }).click()
    await expect(change.getByRole('alert')).toContainText('Another administrator has changed this rule.')
    await page.keyboard.press('Escape')
    await open()
    await expect(change.getByLabel('Source')).toHaveValue('TR 10')
    await change.getByLabel('Source').fill('TR 11')
    await change.getByRole('button', { name: 'Save' }).click()
    await expect(change).toBeHidden()
  })

  await page.getByRole('button', { name: 'Add Rule' }).click()
  await dialog.getByLabel('Kind of rule').selectOption('Rotation')
  await dialog.getByLabel('Fabled').check()
  await save()
  await expectVerdict(/4 of 60 · 1 banned · 1 rotated$/)
  const log = page.getByRole('region', { name: 'Log' })
  await page.getByRole('button', { name: 'Undo: Added “Core: Fabled rotates out' }).press('Enter')
  await expect(log).toContainText('Removed “Core: Fabled rotates out')
  await expect(log).toBeFocused()
  await expectVerdict(/4 of 60 · 1 banned$/)
  await page.getByRole('button', { name: /^Remove: Elsa - printing 2/i }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(log).toContainText(/Removed “Core: Elsa - printing 2/i)
  await expect(log).toBeFocused()
})
