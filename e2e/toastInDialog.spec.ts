import { signUp } from './support/backend.ts'
import { dialog, ink, matchRows, opener, save } from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

test('a toast from before a dialog opened is reached in it by keyboard and by mouse @desktop', async ({
  page,
  request,
}) => {
  const player = await signUp(request, 'keys')
  await openAs(page, player, `/deck/${await addSampleDeck(request, player)}?tab=matches`)
  const undo = dialog(page).getByRole('button', { name: 'Undo' })
  const logAnother = async () => {
    await opener(page).click()
    for (const name of ['Ruby', 'Amber']) await ink(page, name).click()
    await save(page).click()
    await opener(page).click()
  }

  await logAnother()
  const notes = dialog(page).getByLabel('Notes')
  await notes.focus()
  await page.keyboard.press('F8')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(notes).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(matchRows(page)).toHaveCount(1)

  await logAnother()
  await undo.click()
  await page.keyboard.press('Escape')
  await expect(matchRows(page)).toHaveCount(1)
})
