import { signUp } from './support/backend.ts'
import { chooseMore } from './support/deckParts.ts'
import { openBuilder, panel, rows } from './support/builderParts.ts'
import { tile } from './support/listedDecks.ts'
import { openAs, openHydrated } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

test(
  'a deck that two devices change is not overwritten silently',
  { tag: '@desktop' },
  async ({ browser, page, request }) => {
    const member = await signUp(request, 'twice')
    const id = await addSampleDeck(request, member)
    const other = await (await browser.newContext()).newPage()
    const path = `/deck-builder?deck=${id}`
    const name = (device: typeof page) => panel(device).getByLabel('Deck Name')
    const save = (device: typeof page) => panel(device).getByRole('button', { name: 'Save Deck' }).click()
    await openAs(page, member, path)
    await openAs(other, member, path)
    await name(other).fill('From the phone')
    await save(other)
    await expect(other.getByRole('heading', { level: 1, name: 'From the phone' })).toBeVisible()

    await name(page).fill('From the laptop')
    await save(page)
    await expect(page.getByText('This deck was changed elsewhere.')).toBeVisible()
    await expect(page.getByText('Your unsaved deck is back.')).toBeVisible()
    await expect(name(page)).toHaveValue('From the laptop')
    await expect(panel(page).getByRole('button', { name: 'Save Deck' })).toBeFocused()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(name(page)).toHaveValue('From the phone')
    await expect(page.getByText('Error saving deck:')).toBeHidden()

    await test.step('a device that saves twice has no conflict with itself', async () => {
      for (const version of ['First', 'Second']) {
        await openBuilder(page, `?deck=${id}`)
        await name(page).fill(version)
        await save(page)
        await expect(page.getByRole('heading', { level: 1, name: version })).toBeVisible()
      }
      await chooseMore(page, 'Edit')
      await name(page).fill('Third')
      await save(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Third' })).toBeVisible()
    })
    await other.context().close()
  },
)

test(
  'other tabs show a changed deck at once, but an open builder keeps its edits and steps',
  { tag: '@desktop' },
  async ({ page, context, request }) => {
    const member = await signUp(request, 'many-tabs')
    const id = await addSampleDeck(request, member)
    const title = (tab: typeof page) => tab.getByRole('heading', { level: 1 })
    const cards = (tab: typeof page) => tab.getByRole('region', { name: 'Cards', exact: true }).getByRole('link')
    const list = await context.newPage()
    const builder = await context.newPage()
    const deck = await context.newPage()
    await openAs(page, member, `/deck-builder?deck=${id}`)
    await openHydrated(list, `/user/${member.id}/decks`)
    await openHydrated(deck, `/deck/${id}`)
    await expect(title(deck)).toHaveText('Snow and Steel')
    await expect(cards(deck).first()).toBeVisible()
    await openBuilder(builder, `?deck=${id}`)
    await rows(builder)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    const undo = panel(builder).getByRole('button', { name: 'Undo' })
    await expect(undo).toBeEnabled()

    await panel(page).getByLabel('Deck Name').fill('Renamed')
    await panel(page).getByRole('button', { name: 'Save Deck' }).click()
    await expect(title(page)).toHaveText('Renamed')
    await expect(tile(list, 'Renamed')).toBeVisible()
    await expect(title(deck)).toHaveText('Renamed')
    await builder.getByRole('button', { name: 'Amethyst', exact: true }).first().click()
    await expect(undo).toBeEnabled()
    await panel(builder).getByRole('button', { name: 'Save Deck' }).click()
    await expect(builder.getByText('This deck was changed elsewhere.')).toBeVisible()
    await builder.getByRole('button', { name: 'Discard' }).click()
    await expect(panel(builder).getByLabel('Deck Name')).toHaveValue('Renamed')

    await chooseMore(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Deck' }).click()
    await expect(tile(list, 'Renamed')).toHaveCount(0)
    await expect(title(deck)).toHaveText('Deck not found')
  },
)
