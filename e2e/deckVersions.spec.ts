import type { Page } from '@playwright/test'
import { type Account, changeDeck, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { addVersions } from './support/addVersions.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const versions = (page: Page) => region(page, 'Versions').getByRole('listitem')
async function choose(page: Page, version: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${version}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
const openVersions = (page: Page, author: Account, path: string) => openAs(page, author, path)

test.describe('versions of a deck', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('say what changed, which matches were played with each, and that three of them prove nothing', async ({
    page,
    request,
  }) => {
    const { author, id, path } = await addVersions(request)
    await openVersions(page, author, path)
    await expect(versions(page)).toHaveText([/v2.*−1.*1–0/s, /v1.*first version.*1–1/s])
    await expect(region(page, 'What Changed').getByRole('listitem')).toHaveText([/−1.*Olaf - Friendly Snowman/s])
    await expect(region(page, 'What Changed')).toContainText('21 cards in both')
    await expect(region(page, 'Is It Better?').getByRole('status')).toContainText(
      /\d\d% sure that v2 is better. Not settled: about \d+ more matches/,
    )
    await expect(region(page, 'Is It Better?').getByRole('row', { name: /Amber \+ Ruby/ })).toContainText(/1–1.*1–0/)
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'From' }).selectOption('v2')
    await expect(region(page, 'What Changed')).toContainText('the same cards')
    await page.getByRole('button', { name: 'Compare v2 with v1' }).press('Enter')
    await expect(region(page, 'What Changed')).toContainText('21 cards in both')
    await expect(region(page, 'Versions').getByRole('link', { name: 'Edit Deck' })).toHaveAttribute(
      'href',
      new RegExp(`^/deck-builder\\?deck=${id}`),
    )
  })

  test('are named and restored, also back again', async ({ page, request }) => {
    const { author, path } = await addVersions(request)
    await openVersions(page, author, path)
    const otherTab = await page.context().newPage()
    await otherTab.goto(path)
    await expect(versions(otherTab)).toHaveCount(2)
    await choose(page, 'v1', 'Name')
    await page.getByRole('textbox', { name: 'Name' }).fill('With Olaf')
    await page.keyboard.press('Enter')
    await expect(versions(page).last()).toContainText('With Olaf')
    await expect(versions(otherTab).last()).toContainText('With Olaf')
    await otherTab.close()
    await choose(page, 'v1 With Olaf', 'Restore')
    await expect(page.getByText('Cards of v1 restored.')).toBeVisible()
    await expect(versions(page)).toHaveText([/v3.*\+1/s, /v2/, /v1/])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(versions(page)).toHaveText([/v2/, /v1/])
    await page.reload()
    await expect(versions(page)).toHaveText([/v2/, /v1/])
  })

  test('are not restored over a deck that another device has changed', async ({ page, request }) => {
    const { author, id, path } = await addVersions(request)
    await openVersions(page, author, path)
    await expect(versions(page)).toHaveCount(2)
    await changeDeck(request, author, id, { is_public: false })
    await choose(page, 'v1', 'Restore')
    await expect(page.getByText('This deck was changed elsewhere.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Private', { exact: true })).toBeVisible()
    await choose(page, 'v1', 'Restore')
    await expect(page.getByText('Cards of v1 restored.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Private', { exact: true })).toBeVisible()
  })

  test('are the author’s, until the author shows them, and never with matches', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { author, path } = await addVersions(request)
    const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await guest.goto(path)
    await expect(guest.getByRole('tab')).toHaveText(['Cards', 'Guide', 'Stats', 'Matches'])
    await expect(guest.getByRole('tab', { name: 'Cards' })).toHaveAttribute('aria-selected', 'true')
    await openVersions(page, author, path)
    await page.getByRole('switch', { name: 'Show versions to everybody' }).check()
    await expect(page.getByText('Everybody sees what you changed and when')).toBeVisible()
    await expect(async () => {
      await guest.goto(path)
      await expect(versions(guest)).toHaveCount(2, { timeout: 3000 })
    }).toPass()
    await expect(region(guest, 'What Changed')).toContainText('Olaf')
    await expect(guest.getByText('1–0')).toHaveCount(0)
    await expect(region(guest, 'Is It Better?')).toHaveCount(0)
    const actions = guest.getByRole('button', { name: 'Actions for v2' })
    const [row, button] = [await versions(guest).first().boundingBox(), await actions.boundingBox()]
    expect(Math.round((button?.x ?? 0) + (button?.width ?? 0))).toBe(Math.round((row?.x ?? 0) + (row?.width ?? 0)))
    await actions.click()
    await expect(guest.getByRole('menuitem')).toHaveText(['Compare with v1'])
    await guest.context().close()
  })

  test('begin with one, which says how to get another', async ({ page, request }) => {
    const author = await signUp(request, 'versions')
    await openVersions(page, author, `/deck/${await addSampleDeck(request, author)}?tab=versions`)
    await expect(versions(page)).toHaveText([/v1.*first version.*no matches/s])
    await expect(region(page, 'Versions')).toContainText('Change its cards')
    await expect(region(page, 'What Changed')).toHaveCount(0)
  })
})

test.describe('versions of a deck on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('are read and compared by thumb', async ({ page, request }) => {
    const { author, id } = await addVersions(request)
    await openAs(page, author, `/deck/${id}`)
    await page.getByRole('tab', { name: 'Versions' }).tap()
    await expect(page).toHaveURL(`/deck/${id}?tab=versions`)
    await page.getByRole('combobox', { name: 'To' }).selectOption('v1')
    await page.evaluate(() => scrollTo(0, 0))
    const changed = region(page, 'What Changed').getByRole('listitem')
    await page.getByRole('button', { name: 'Compare v2 with v1' }).tap()
    await expect(changed).toContainText('Olaf')
    await expect(changed).toBeInViewport()
    await choose(page, 'v2', 'Compare with v1')
    await expect(changed).toContainText('Olaf')
    await choose(page, 'v2', 'Name')
    await page.getByRole('textbox', { name: 'Name' }).fill('With four Be Prepared and no Olaf')
    await page.getByRole('button', { name: 'Save' }).tap()
    const name = versions(page).first().getByText('With four Be Prepared and no Olaf')
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
