import { openBuilder } from './support/builderParts.ts'
import { expect, test } from './support/test.ts'

test('a button that moves while it is pressed is pressed all the same, by mouse and by touch', async ({
  page,
  isMobile,
}) => {
  await openBuilder(page)
  if (isMobile) await page.getByRole('tab', { name: /^Deck/ }).tap()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Deck' })
  const button = dialog.getByRole('button', { name: 'Import Deck' })
  const middle = async () => {
    const { x, y, width, height } = (await button.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const pressed = await middle()
  const session = await page.context().newCDPSession(page)
  if (isMobile) await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [pressed] })
  else {
    await page.mouse.move(pressed.x, pressed.y)
    await page.mouse.down()
  }
  // Once the text is read, another button comes and moves this one.
  await dialog.getByRole('textbox').fill('4 Elsa - Spirit of Winter\n4 Elsa - Spirit of Wintr')
  await expect(dialog.getByRole('button', { name: 'Import 4 cards' })).toBeVisible()
  await expect.poll(middle).not.toEqual(pressed)
  if (isMobile) await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  else await page.mouse.up()
  await expect(dialog.getByRole('alert')).toBeVisible()
})
