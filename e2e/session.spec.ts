import type { Page } from '@playwright/test'
import { type Account, signUp } from './backend.ts'
import { DESKTOP } from './screens.ts'
import { expect, test } from './test.ts'

test.use(DESKTOP)

/** Opens a page as somebody who signed in here before. */
async function openAs(page: Page, { session }: Account, path: string) {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'once')
    localStorage.setItem('lorefolio.session', kept)
  }, JSON.stringify(session))
  await page.goto(path)
}

test.describe('signed in', { tag: '@desktop' }, () => {
  test('the account block names the member, and the ways to their own pages are theirs', async ({
    page,
    request,
  }, info) => {
    const member = await signUp(request, `member-${info.project.name}`)
    await openAs(page, member, '/')
    await expect(page.getByText(member.name, { exact: true })).toBeVisible()
    await expect(page.getByText('Free Account')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upgrade Account' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)

    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'My Collection' })).toHaveAttribute(
      'href',
      `/user/${member.id}/collection`,
    )
    await expect(main.getByRole('link', { name: 'Track My Stats' })).toHaveAttribute('href', `/user/${member.id}/decks`)
    for (const [path, target] of [
      ['/my-collection', `/user/${member.id}/collection`],
      ['/my-decks', `/user/${member.id}/decks`],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(target)
    }
  })

  test('signing out asks once, and leads home', async ({ page, request }, info) => {
    await openAs(page, await signUp(request, `leaver-${info.project.name}`), '/sets')
    await page.getByRole('button', { name: 'Logout' }).click()
    const question = page.getByRole('dialog', { name: 'Sign Out' })
    await expect(question).toContainText('Are you sure you want to sign out?')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused()

    await page.getByRole('button', { name: 'Logout' }).click()
    await question.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  })
})
