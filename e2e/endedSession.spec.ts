import type { Page } from '@playwright/test'
import { type Account, callDataApi, PASSWORD, signUp } from './support/backend.ts'
import { CARD, expectStored, number, plus } from './support/copyParts.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { dialog, ink, opener, save, storedMatches } from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { field, signInHere } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

const NEW_PASSWORD = 'secret-2'

const notice = (page: Page) => page.getByText('You were signed out because your password was changed')
const wayIn = (page: Page) => page.getByRole('link', { name: 'Sign In' })
const deckName = (page: Page) => page.getByLabel('Deck Name')

/** Deletes the account on the open account page. */
async function deleteAccount(page: Page) {
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('DELETE')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
  await expect(wayIn(page).first()).toBeVisible()
}

/** Changes the password on another device. */
async function changePassword(page: Page, member: Account) {
  await page.goto('/account')
  await signInHere(page, member)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await field(page, 'Current Password').fill(PASSWORD)
  await field(page, 'New Password').fill(NEW_PASSWORD)
  await field(page, 'Confirm New Password').fill(NEW_PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('You have been signed out on all other devices.')).toBeVisible()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Sign Out' }).getByRole('button', { name: 'Sign Out' }).click()
  await expect(wayIn(page)).toBeVisible()
}

/** The same member with a valid token. */
async function signedInAgain(page: Page, member: Account): Promise<Account> {
  const stored = await page.evaluate(() => localStorage.getItem('lorefolio.session'))
  return { ...member, token: (JSON.parse(stored ?? '{}') as { access_token: string }).access_token } // the client stores this shape
}

test.describe('a password that is changed on another device', { tag: '@desktop' }, () => {
  test('signs this one out at once, says why, and saves unsent changes only for their member', async ({
    page,
    context,
    browser,
    request,
  }) => {
    const [member, next] = [await signUp(request, 'two-devices'), await signUp(request, 'sits-here-next')]
    const deckId = await addSampleDeck(request, member)
    await openAs(page, member, '/deck-builder')
    await deckName(page).fill('Half a deck')
    await page.goto(CARD.path)
    // The requests of every tab fail, because each tab sends unsent changes.
    await context.route('**/rpc/adjust_collection', (route) => route.abort())
    await plus(page).click()
    await plus(page).click()
    await expect(number(page)).toHaveValue('2')
    const tab = await context.newPage()
    await tab.goto(`/deck/${deckId}`)
    await opener(tab).click()
    await ink(tab, 'Ruby').click()
    await ink(tab, 'Steel').click()

    const device = await (await browser.newContext()).newPage()
    await changePassword(device, member)
    await save(tab).click()
    await expect(notice(tab)).toBeVisible()
    await expect(dialog(tab)).toHaveCount(0)
    await expect(notice(page)).toBeVisible()
    await expect(page.getByText(member.name)).toHaveCount(0)
    await expectAccessible(page)
    await tab.close()

    await page.goto('/matches')
    await expect(page).toHaveURL('/login')
    await expect(notice(page)).toBeVisible()
    await signInHere(page, next)
    await expect(page).toHaveURL('/matches')
    await expect(notice(page)).toHaveCount(0)
    await expect(page.getByText('Ruby')).toHaveCount(0)
    await page.goto('/deck-builder')
    await expect(deckName(page)).toHaveValue('')
    await page.goto(CARD.path)
    await expect(number(page)).toHaveValue('0')
    await signOut(page)

    await context.unroute('**/rpc/adjust_collection')
    await page.goto('/login')
    await signInHere(page, member, NEW_PASSWORD)
    await expect(page).toHaveURL(`/user/${member.id}/collection`)
    const again = await signedInAgain(page, member)
    await expectStored(request, again, { [CARD.id]: 2 })
    await expect.poll(() => storedMatches(page, again)).toHaveLength(1)
    await page.goto('/deck-builder')
    await expect(deckName(page)).toHaveValue('Half a deck')
    expect((await callDataApi(page, next, `user_collections?select=id&user_id=eq.${next.id}`)).rows).toEqual([])
    expect(await storedMatches(page, next)).toEqual([])
  })

  test('is not named as the reason after signing out or deleting the account in this browser', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'leaves-on-purpose')
    await openAs(page, member, '/sets')
    await signOut(page)
    await expect(notice(page)).toHaveCount(0)
    await page.goto('/account')
    await signInHere(page, member)
    await deleteAccount(page)
    await expect(notice(page)).toHaveCount(0)
  })
})

test('an account that is deleted on another device is signed out on this one, on its collection and on other pages @desktop', async ({
  page,
  context,
  browser,
  request,
}) => {
  const member = await signUp(request, 'deleted-elsewhere')
  const collection = `/user/${member.id}/collection`
  // The bar of a wide window reads the subscription too, which the host refuses.
  await page.setViewportSize(PHONE.viewport)
  await openAs(page, member, collection)
  await expect(page.getByRole('heading', { level: 1, name: 'My Collection' })).toBeVisible()
  const session = await context.storageState()
  const device = await (await browser.newContext()).newPage()
  // Another session: the host would refuse one in which the account was deleted.
  await device.goto('/account')
  await signInHere(device, member)
  await deleteAccount(device)
  await page.goto(collection)
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText(member.name)).toHaveCount(0)
  await expect(wayIn(page).first()).toBeVisible()

  const other = await (await browser.newContext({ storageState: session })).newPage()
  await other.goto('/matches')
  await expect(notice(other)).toBeVisible()
  await expect(other).toHaveURL('/login')
  await other.context().close()
  await device.context().close()
})
