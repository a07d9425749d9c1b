import type { Page } from '@playwright/test'
import { addDeck, addRow, signUp } from './support/backend.ts'
import { rows } from './support/builderParts.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { packCards } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: "Let's get started!" })

/** Expects no panel, also some time after the page has loaded. */
async function expectNoPanel(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(5000)
  await expect(panel(page)).toHaveCount(0)
}

/** Announces that a step is done, as the product does in the tab of the step. */
const announce = (page: Page, step: string) =>
  page.evaluate((done) => {
    const channel = new BroadcastChannel('lorefolio.onboarding')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    channel.postMessage({ step: done })
    channel.close()
  }, step)

test.describe('the first steps', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('are shown to a new member on every page, checked off as they are done in any tab, and congratulated', async ({
    page,
    context,
    request,
  }) => {
    // Another member's card is visible to everybody, but completes no step of this member.
    await addRow(request, await signUp(request, 'collector'), 'user_collections', {
      card_id: packCards[0]?.id,
      quantity: 1,
      is_foil: false,
    })
    const member = await signUp(request, 'novice')
    await page.clock.install()
    await openAs(page, member, '/terms')
    await expect(panel(page)).toContainText('0/3')
    await expect(panel(page)).toContainText('0% complete')
    await expect(panel(page).getByRole('progressbar', { name: 'First steps done' })).toHaveAttribute('value', '0')
    const ways = await panel(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(ways).toEqual([`/user/${member.id}/collection?tab=cards`, '/deck-builder', `/user/${member.id}/decks`])
    await expectAccessible(page)

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Characters' }).click()
    await expect(page).toHaveURL('/characters')
    await expect(panel(page)).toBeVisible()

    const other = await context.newPage()
    await other.goto('/terms')
    await expect(panel(other)).toBeVisible()

    const card = packCards[0]?.id
    await addRow(request, member, 'user_collections', { card_id: card, quantity: 1, is_foil: false })
    await announce(other, 'add-cards')
    for (const tab of [page, other]) {
      await expect(panel(tab)).toContainText('1/3')
      await expect(panel(tab)).toContainText('33% complete')
      await expect(panel(tab).getByRole('link', { name: 'Add a card' })).toContainText('Done')
    }
    await expect(panel(page).getByRole('status')).toHaveText('1 of 3 first steps done')

    const deck = await addRow(request, member, 'decks', { name: 'First', cards: [{ card, quantity: 4 }] })
    await page.reload()
    await expect(panel(page)).toContainText('67% complete')

    await addRow(request, member, 'matches', {
      deck_id: deck.id,
      result: 'win',
      player_initiative: 'on_play',
      opponent_colors: ['Ruby', 'Steel'],
    })
    await announce(page, 'track-matches')
    const praise = page.getByRole('complementary', { name: 'Congratulations!' })
    await expect(praise.getByRole('status')).toHaveText('All first steps are done')
    await expectAccessible(page)
    await page.clock.fastForward(5000)
    await expect(praise).toHaveCount(0)
    await page.reload()
    await expectNoPanel(page)
  })

  test('are closed permanently after a confirmation, and only for one member', async ({ page, context, request }) => {
    const member = await signUp(request, 'skipper')
    await page.clock.install()
    await openAs(page, member, '/terms')
    const other = await context.newPage()
    await other.goto('/terms')
    await expect(panel(other)).toBeVisible()

    const close = panel(page).getByRole('button', { name: 'Close the first steps' })
    await close.click()
    const question = page.getByRole('dialog', { name: 'Close the first steps?' })
    await expect(question).toContainText("You won't be able to access it again later")
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(close).toBeFocused()

    await close.click()
    await question.getByRole('button', { name: 'Close for Good' }).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(panel(other)).toHaveCount(0)
    await page.reload()
    await expectNoPanel(page)

    const { session } = await signUp(request, 'newcomer')
    await page.evaluate((saved) => localStorage.setItem('lorefolio.session', saved), JSON.stringify(session))
    await page.reload()
    await expect(panel(page)).toBeVisible()
  })

  test('can be made small and large by the keyboard, and never hide focused elements', async ({ page, request }) => {
    await page.setViewportSize({ width: 1024, height: 700 })
    await openAs(page, await signUp(request, 'typist'), '/privacy')
    await panel(page).getByRole('button', { name: 'Minimize' }).press('Enter')
    await expect(panel(page).getByRole('link')).toHaveCount(0)
    await expect(panel(page)).toContainText('0/3')
    const expand = panel(page).getByRole('button', { name: 'Expand' })
    await expect(expand).toBeFocused()
    // The panel stays minimized.
    await page.reload()
    await expand.press('Enter')
    await expect(panel(page).getByRole('link')).toHaveCount(3)

    const corner = await panel(page).boundingBox()
    const links = page.locator('main, footer').getByRole('link')
    await links.first().focus()
    for (let index = 0; index < (await links.count()); index += 1) {
      await expect(links.nth(index)).toBeFocused()
      const box = await links.nth(index).boundingBox()
      const hidden =
        (box?.x ?? 0) + (box?.width ?? 0) > (corner?.x ?? 0) && (box?.y ?? 0) + (box?.height ?? 0) > (corner?.y ?? 0)
      expect(hidden, (await links.nth(index).textContent()) ?? '').toBe(false)
      await page.keyboard.press('Tab')
    }
    await expect(panel(page).getByRole('button', { name: 'Minimize' })).toBeFocused()
  })

  test('start folded beside a deck, and cover neither Save Deck nor the last card at any width', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'builder')
    const cards = packCards.slice(0, 15).map(({ id: card }) => ({ card, quantity: 4 }))
    const { id } = await addDeck(request, member, { name: 'Full', cards })
    await page.setViewportSize({ width: 1440, height: 768 })
    await openAs(page, member, `/deck-builder?deck=${id}`)
    const expand = panel(page).getByRole('button', { name: 'Expand' })
    await expect(expand).toBeVisible()
    await expect(panel(page)).toContainText('1/3')
    for (const width of [1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 768 })
      await expect(rows(page)).toHaveCount(cards.length)
      const corner = await panel(page).boundingBox()
      for (const part of [page.getByRole('button', { name: 'Save Deck' }), rows(page).last()]) {
        await part.scrollIntoViewIfNeeded()
        const bottom = async () => {
          const box = await part.boundingBox()
          return (box?.y ?? Infinity) + (box?.height ?? 0)
        }
        await expect.poll(bottom, `at ${width} px`).toBeLessThanOrEqual(corner?.y ?? 0)
      }
    }
    await expectAccessible(page)

    // It is expanded on this page only: other pages keep their state.
    await expand.click()
    await expect(panel(page).getByRole('link')).toHaveCount(3)
    await page.goto(`/deck/${id}`)
    await expect(expand).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sets' }).click()
    await expect(panel(page).getByRole('link')).toHaveCount(3)
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect(panel(page)).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(panel(page)).toBeVisible()
  })
})
