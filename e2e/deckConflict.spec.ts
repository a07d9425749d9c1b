import { signUp } from './support/backend.ts'
import { chooseMore } from './support/deckParts.ts'
import { openBuilder, panel } from './support/builderParts.ts'
import { openAs } from './support/openAs.ts'
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
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(name(page)).toHaveValue('From the phone')

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
