import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addDeck, callDataApi, canRenew, canSignIn, PASSWORD, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { packCard } from './support/pack.ts'
import { expectWrong, field, signInHere } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

const FRANCHISES =
  'Aladdin, Alice in Wonderland, Beauty and the Beast, Big Hero 6, Bolt, Cinderella, Encanto, Frozen, Hercules, ' +
  'The Jungle Book, Lady and the Tramp, Lilo & Stitch, The Lion King, The Little Mermaid, Mickey Mouse & Friends, ' +
  'Moana, Mulan, Peter Pan, Pinocchio, Pocahontas, Robin Hood, Sleeping Beauty, Snow White, Tangled, Treasure Planet, ' +
  'Wreck-It Ralph, 101 Dalmatians'

const NEW_PASSWORD = 'secret-2'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const section = (page: Page, name: string) => page.getByRole('region', { name })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** The values of the profile by their labels. */
async function facts(page: Page): Promise<Record<string, string>> {
  const profile = section(page, 'Profile Information')
  await expect(profile.getByRole('term').first()).toBeVisible()
  const names = await profile.getByRole('term').allTextContents()
  const values = await profile.getByRole('definition').allTextContents()
  return Object.fromEntries(names.map((name, index) => [name, values[index]?.trim() ?? '']))
}

test('a profile is read, changed, reverted and saved, its data downloaded, and payment news shown once @desktop', async ({
  page,
  request,
}) => {
  const member = await signUp(request, 'painter')
  const other = await signUp(request, 'neighbor')
  const cards = [{ card: packCard("Pascal - Rapunzel's Companion", 'The First Chapter').id, quantity: 3 }]
  await addDeck(request, member, { name: 'Frost and Fire', is_public: false, cards })
  await addDeck(request, other, { name: 'Not to be taken', is_public: true, cards })
  await openAs(page, member, '/account?success=true')
  const paid = page.getByText('Payment successful! Your subscription is now active.')
  await expect(paid).toBeVisible()
  await expect(page).toHaveURL('/account')
  await expect(page).toHaveTitle('Account Settings | Lorefolio')
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1)
  await expect(heading(page)).toHaveText(member.name)
  await expect(page.getByRole('main')).toContainText(`@${member.name}`)
  await expect(page.getByRole('main')).toContainText(/Member since \w+ \d{4}/)
  await expect(section(page, 'Subscription Status')).toContainText('You are on the free plan.')
  const before = {
    'Display Name': member.name,
    Username: member.name,
    Email: member.mail,
    'Favorite Franchise': 'Not set',
    'Favorite Color': 'Not set',
    'Profile Visibility': 'Your profile is visible to everyone',
    'Deck Visibility': 'Your decks are visible to everyone',
  }
  expect(await facts(page)).toEqual(before)
  await expectAccessible(page)

  await press(page, 'Edit Profile')
  const profile = section(page, 'Profile Information')
  await expect(field(page, 'Display Name')).toBeFocused()
  await expect(field(page, 'Email')).toHaveCount(0)
  await expect(field(page, 'Favorite Franchise').getByRole('option')).toHaveText(['None', ...FRANCHISES.split(', ')])
  await expect(page.getByRole('group', { name: 'Favorite Color' }).getByRole('radio')).toHaveCount(7)
  await field(page, 'Display Name').fill('Somebody Else')
  await field(page, 'Favorite Franchise').selectOption('Frozen')
  for (const ink of ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Steel', 'Sapphire'])
    await page.getByRole('radio', { name: ink, exact: true }).check()
  for (const [name, isPublic, isPrivate] of [
    ['Public Profile', 'Your profile is visible to everyone', 'Your profile is only visible to you'],
    ['Public Decks', 'Your decks are visible to everyone', 'Your decks are only visible to you'],
  ] as const) {
    const choice = page.getByRole('switch', { name })
    await expect(choice).toHaveAccessibleDescription(isPublic)
    await choice.uncheck()
    await expect(choice).toHaveAccessibleDescription(isPrivate)
  }
  await expectAccessible(page)

  await press(page, 'Cancel')
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  expect(await facts(page)).toEqual(before)
  await press(page, 'Edit Profile')
  await expect(field(page, 'Display Name')).toHaveValue(member.name)
  await field(page, 'Display Name').fill('  ')
  await field(page, 'Favorite Franchise').selectOption('101 Dalmatians')
  await page.getByRole('radio', { name: 'Ruby', exact: true }).check()
  await page.getByRole('switch', { name: 'Public Profile' }).uncheck()
  await page.getByRole('switch', { name: 'Public Decks' }).uncheck()
  await press(page, 'Save')
  await expect(profile.getByRole('status')).toHaveText('Profile updated successfully!')
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()

  await page.reload()
  expect(await facts(page)).toEqual({
    ...before,
    'Display Name': 'Not set',
    'Favorite Franchise': '101 Dalmatians',
    'Favorite Color': 'Ruby',
    'Profile Visibility': 'Your profile is only visible to you',
    'Deck Visibility': 'Your decks are only visible to you',
  })
  await expect(heading(page)).toHaveText(member.name)
  const { rows } = await callDataApi(page, member, `user_profiles?select=display_name&user_id=eq.${member.id}`)
  expect(rows).toEqual([{ display_name: null }])

  await test.step('a member downloads their data, and nothing of anybody else', async () => {
    const arriving = page.waitForEvent('download')
    await press(page, 'Download My Data')
    const download = await arriving
    await expect(section(page, 'Your Data').getByRole('status')).toHaveText('Your data has been downloaded.')
    expect(download.suggestedFilename()).toMatch(/^lorefolio-\d{4}-\d\d-\d\d\.json$/)
    const text = readFileSync(await download.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      account: { email: member.mail },
      profile: { username: member.name },
      decks: [{ name: 'Frost and Fire', cards: [{ name: 'Pascal', quantity: 3 }] }],
    })
    for (const foreign of [other.mail, other.id, 'Not to be taken']) expect(text).not.toContain(foreign)
  })

  await test.step('news of a payment is shown once and then gone from the address', async () => {
    const canceled = page.getByText('Payment was canceled. You can try again anytime.')
    await page.goto('/account?canceled=true')
    await expect(canceled).toBeVisible()
    await expect(paid).toHaveCount(0)
    await expect(page).toHaveURL('/account')
    await page.reload()
    await expect(section(page, 'Subscription Status')).toBeVisible()
    await expect(canceled).toHaveCount(0)
  })
})

test('a member changes the password, which signs out other devices, and deletes the account by typing DELETE @desktop', async ({
  page,
  request,
}) => {
  const member = await signUp(request, 'locksmith')
  const card = packCard("Pascal - Rapunzel's Companion", 'The First Chapter')
  await addDeck(request, member, { name: 'Farewell', is_public: true, cards: [{ card: card.id, quantity: 1 }] })
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  const change = () => dialog.getByRole('button', { name: 'Change Password' }).click()
  await page.goto('/account')
  await signInHere(page, member)
  await press(page, 'Change Password')
  await change()
  await expectWrong(page, {
    'Current Password': 'Current password is required',
    'New Password': 'New password is required',
    'Confirm New Password': 'Please confirm your new password',
  })
  await expect(field(page, 'Current Password')).toBeFocused()
  await field(page, 'Current Password').fill('wrong-1')
  await field(page, 'New Password').fill('12345')
  await field(page, 'Confirm New Password').fill('54321')
  await expectWrong(page, {
    'New Password': 'New password must be at least 6 characters',
    'Confirm New Password': 'Passwords do not match',
  })
  await expectAccessible(page)

  await field(page, 'New Password').fill(NEW_PASSWORD)
  await field(page, 'Confirm New Password').fill(NEW_PASSWORD)
  await change()
  await expectWrong(page, { 'Current Password': 'Current password is wrong' })
  await expect(field(page, 'Current Password')).toBeFocused()
  await expect(field(page, 'New Password')).toHaveValue(NEW_PASSWORD)
  await field(page, 'Current Password').fill(PASSWORD)
  await change()
  await expect(dialog).toBeHidden()
  await expect(section(page, 'Security').getByRole('status')).toContainText('Password changed successfully!')
  expect(await canSignIn(request, member, PASSWORD)).toBe(false)
  expect(await canSignIn(request, member, NEW_PASSWORD)).toBe(true)

  // The session of the device that signed up cannot be renewed; the current one can.
  expect(await canRenew(request, member.session)).toBe(false)
  const here = await page.evaluate(() => localStorage.getItem('lorefolio.session'))
  expect(await canRenew(request, JSON.parse(here ?? '{}') as object)).toBe(true)

  await press(page, 'Sign Out')
  const question = page.getByRole('dialog', { name: 'Sign Out' })
  await expect(question).toContainText('Are you sure you want to sign out?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  await press(page, 'Delete Account')
  const deletion = page.getByRole('dialog', { name: 'Delete Account' })
  for (const typed of ['', 'delete', 'DELETE!']) {
    await field(page, 'Type DELETE to confirm').fill(typed)
    await deletion.getByRole('button', { name: 'Delete Account' }).click()
    await expectWrong(page, { 'Type DELETE to confirm': 'Please type DELETE to confirm account deletion' })
    await expect(field(page, 'Type DELETE to confirm')).toBeFocused()
  }
  await expectAccessible(page)
  await field(page, 'Type DELETE to confirm').fill('DELETE')
  await deletion.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('lorefolio.session'))).toBeNull()
  expect(await canSignIn(request, member, NEW_PASSWORD)).toBe(false)
  expect((await callDataApi(page, null, `decks?user_id=eq.${member.id}`)).rows).toEqual([])
  await page.goto('/account')
  await expect(page).toHaveURL('/login')
})
