import { signUp } from './support/backend.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { signOut } from './support/signOut.ts'
import { signInHere } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

const PAGES = [
  {
    path: '/terms',
    link: 'Terms',
    facts: [
      /unofficial and not affiliated with, endorsed or sponsored by Disney or Ravensburger/,
      /cost nothing/,
      /stay yours/,
      /Prices are estimates/,
      /No warranty/,
      /delete your account at any time/,
    ],
  },
  {
    path: '/privacy',
    link: 'Privacy',
    facts: [
      /Email address.*Password.*hash.*Collection.*Recent changes to your collection.*Decks.*Matches and their notes.*Subscription.*Sign-ins/s,
      /no cookies/,
      /Counted copies and logged matches that were not sent yet stay/,
      /Do Not Track or Global Privacy Control/,
      /Ravensburger and Lorcast/,
      /If you sign in with Google/,
      /Download My Data, and delete your account/,
    ],
  },
]

test('the terms and the privacy page state their facts, and every page leads there @desktop', async ({ page }) => {
  for (const { path, link, facts } of PAGES) {
    await page.goto('/sets')
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact, { useInnerText: true })
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  }
})

test.describe('the statements of /privacy about browsers hold:', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('no page sets a cookie, signing out removes the session, and signing in sets one cookie that no script reads', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/')
    expect(await context.cookies()).toEqual([])
    const member = await signUp(request, 'cookieless')
    await openAs(page, member, '/cards')
    await expect(page.getByText(member.name, { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await context.cookies()).toEqual([])

    await signOut(page)
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lorefolio.session'))).toBeNull()

    await page.goto('/login')
    await signInHere(page, member)
    await expect(page.getByText(member.name, { exact: true })).toBeVisible()
    expect(await context.cookies(page.url())).toEqual([])
    const [device, ...others] = await context.cookies()
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/auth/v1' })
    expect(others).toEqual([])
  })
})
