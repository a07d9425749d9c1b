import { canSignIn, PASSWORD, ranOut, signUp } from './support/backend.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

// A device whose clock is slow takes an expired access token for valid.
test.beforeEach(({ page }) => page.clock.install({ time: Date.now() - 60 * 60_000 }))

test(
  'a member with an expired token reads and changes their data, and it is renewed once',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const member = await signUp(request, 'yesterday')
    const id = await addSampleDeck(request, member, { is_public: false })
    let renewals = 0
    page.on('request', (sent) => (renewals += Number(sent.url().includes('grant_type=refresh_token'))))
    await openAs(page, ranOut(member), `/deck/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snow and Steel')
    const heart = page.getByRole('button', { name: /^Favorite/ })
    await expect(heart).toHaveText(/1$/)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(renewals).toBe(1)
  },
)

test('a member with an expired token changes the password', { tag: '@desktop' }, async ({ page, request }) => {
  const member = await signUp(request, 'slow-to-change')
  await openAs(page, member, '/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.name)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.evaluate(
    (saved) => localStorage.setItem('lorefolio.session', saved),
    JSON.stringify(ranOut(member).session),
  )
  await page.getByLabel('Current Password').fill(PASSWORD)
  await page.getByLabel('New Password', { exact: true }).fill('secret-2')
  await page.getByLabel('Confirm New Password').fill('secret-2')
  await page.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click()
  await expect.poll(() => canSignIn(request, member, 'secret-2')).toBe(true)
})
