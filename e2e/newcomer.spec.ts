import type { Locator } from '@playwright/test'
import { signUp } from './support/backend.ts'
import { panel, rows } from './support/builderParts.ts'
import { dialog } from './support/matchParts.ts'
import { openAs, openHydrated } from './support/openAs.ts'
import { addSampleDeck, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { PHONE } from './support/screens.ts'
import { field, submit } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

const NARROWEST = { width: 320, height: 568 }

/** How many px of the text of each element are cut off. */
const cutWidths = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth))

test.describe('a newcomer on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('finds a copied deck again after confirming the address in another tab, and on the home page', async ({
    page,
    request,
    context,
  }) => {
    const author = await signUp(request, 'author')
    const copied = await addSampleDeck(request, author)
    const member = await signUp(request, 'newcomer')
    // This host confirms no addresses, so the answers of one that does are given here.
    await context.route('**/auth/v1/signup*', (route) => route.fulfill({ json: { id: member.id, email: member.mail } }))
    await context.route('**/auth/v1/verify', (route) => route.fulfill({ json: member.session }))

    await openHydrated(page, `/deck-builder?copy=${copied}&tab=deck`)
    await rows(page)
      .first()
      .getByRole('button', { name: /^Remove / })
      .tap()
    await page.getByRole('button', { name: 'Save Deck' }).tap()
    await dialog(page).getByRole('link', { name: 'Create Account' }).tap()
    await field(page, 'Username').fill(`${member.name}x`)
    await field(page, 'Email').fill(member.mail)
    await field(page, 'Password').fill('secret-1')
    await field(page, 'Confirm Password').fill('secret-1')
    await submit(page, 'Create Account').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Inbox')

    const mailed = await context.newPage()
    await openHydrated(mailed, '/confirm-email?token_hash=abc')
    await mailed.getByRole('button', { name: 'Confirm My Email' }).tap()
    await expect(mailed).toHaveURL(new RegExp(`/deck-builder\\?copy=${copied}&tab=deck$`))
    await expect(panel(mailed)).toContainText('21 / 60')

    await mailed.goto('/')
    const continued = mailed.getByRole('region', { name: 'Continue' })
    await expect(continued).toContainText('Copy of Snow and Steel')
    await expect(continued).toContainText('Not saved yet')
    await continued.getByRole('link', { name: 'Keep Building' }).tap()
    await expect(mailed).toHaveURL(new RegExp(`copy=${copied}`))
  })

  test('logs a match from any page with the only deck, which needs no choice', async ({ page, request }) => {
    const player = await signUp(request, 'firstmatch')
    const deck = await addSampleDeck(request, player)
    await openAs(page, player, '/cards')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Add' }).tap()
    await page.getByRole('button', { name: /^Log match/ }).tap()
    await expect(dialog(page).getByRole('combobox', { name: 'Deck' })).toHaveValue(deck)
  })

  test('stays at the button that sent the mail for a new password', async ({ page }) => {
    await openHydrated(page, '/login')
    await page.getByRole('button', { name: 'Forgot your password?' }).tap()
    await field(page, 'Email').fill('nobody@example.org')
    await submit(page, 'Send Reset Link').tap()
    await expect(submit(page, 'Send Again')).toBeFocused()
  })

  test('reads names, numbers and inks in full on the narrowest phone', async ({ page, request }) => {
    await page.setViewportSize(NARROWEST)
    const player = await signUp(request, 'narrow')
    const deck = await addSampleDeck(request, player)
    await openAs(page, player, `/deck-builder?deck=${deck}&tab=deck`)
    await expect(rows(page)).toHaveCount(SAMPLE_CARDS.length)
    await expect.poll(() => cutWidths(page.getByRole('tab', { name: 'Deck (22)' }))).toEqual([0])
    const names = rows(page)
      .getByRole('button', { name: /Fire the Cannons|Tinker Bell/ })
      .and(page.locator(':not([aria-label])'))
    expect(await cutWidths(names)).toEqual([0, 0])

    await page.goto('/matches')
    await page.getByRole('button', { name: 'Log Match' }).first().tap()
    const inks = dialog(page).getByRole('button', { name: /^(Amethyst|Sapphire|Emerald)$/ })
    await expect(inks).toHaveCount(3)
    expect(await cutWidths(inks)).toEqual([0, 0, 0])
  })
})
