import type { Locator } from '@playwright/test'
import { signUp, storedCopies } from './support/backend.ts'
import { CARD, expectStored, minus, number, plus } from './support/copyParts.ts'
import { openAs } from './support/openAs.ts'
import { expect, test } from './support/test.ts'

/** The numbers of copies below a card, which open its buttons. */
const counter = (tile: Locator) => tile.getByRole('button', { name: /: change copies of / })

test.describe('the copies of a card', () => {
  test('are counted on its page, foil apart from non-foil, and never below zero @desktop', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'counter')
    await openAs(page, member, CARD.path)
    await expect(number(page)).toHaveValue('0')
    await expect(minus(page)).toHaveAttribute('aria-disabled', 'true')
    await plus(page).click()
    await plus(page).click()
    await plus(page, 'foil').click()
    await expect(number(page)).toHaveValue('2')
    await expect(number(page, 'foil')).toHaveValue('1')
    await minus(page).click()
    await expectStored(request, member, { [CARD.id]: 1, [`${CARD.id} foil`]: 1 })
    await minus(page).click()
    await minus(page).click({ force: true })
    await expect(number(page)).toHaveValue('0')
    await expectStored(request, member, { [`${CARD.id} foil`]: 1 })

    await test.step('a number can be typed, and an impossible one is reported at the field and stays there', async () => {
      await number(page).fill('12')
      await number(page).press('Enter')
      await expectStored(request, member, { [CARD.id]: 12, [`${CARD.id} foil`]: 1 })
      for (const wrong of ['-3', '1.5', 'many', '10000']) {
        await number(page).fill(wrong)
        await number(page).press('Enter')
        await expect(page.getByRole('alert')).toContainText(/whole number|At most 9,999/)
        await expect(number(page)).toHaveValue(wrong)
      }
      await number(page).press('Escape')
      await expect(number(page)).toHaveValue('12')
      await number(page).fill('0')
      await number(page).blur()
      await expectStored(request, member, { [`${CARD.id} foil`]: 1 })
    })

    // The link into the collection is high enough for a finger, above and below its text.
    const way = page.getByRole('link', { name: 'The First Chapter in my collection' })
    const height = (await way.boundingBox())?.height ?? 0
    await way.click({ position: { x: 20, y: (height - 42) / 2 } })
    await expect(page.getByRole('heading', { level: 1, name: 'My Collection' })).toBeVisible()
  })

  test('are counted by keyboard in the collection, and stay in their place meanwhile @desktop', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'keys')
    await openAs(page, member, `/user/${member.id}/collection?tab=cards&search=${encodeURIComponent(CARD.name)}`)
    const list = page.getByRole('list', { name: 'Cards' })
    await list.getByRole('link').first().focus()
    for (const key of ['+', '+', '+', '-', 'f', 'f', 'Shift+F']) await page.keyboard.press(key)
    const field = (finish: string) =>
      list.getByRole('textbox', { name: `${finish} copies of ${CARD.name}, The First Chapter`, exact: true })
    await expect(field('non-foil')).toHaveValue('2')
    await expect(field('foil')).toHaveValue('1')
    await expect(page.getByText(`${CARD.name}: 2 non-foil, 1 foil`)).toBeAttached()
    await expectStored(request, member, { [CARD.id]: 2, [`${CARD.id} foil`]: 1 })

    await test.step('a field handles arrow keys itself, and on its buttons they lead to other cards', async () => {
      await page.goto(`/user/${member.id}/collection?tab=cards&set=The+First+Chapter&show=needed`)
      const tile = (at: number) => list.locator(`[data-index="${at}"]`)
      const field = tile(0).getByRole('textbox').first()
      await field.focus()
      for (const key of ['ArrowRight', 'ArrowDown', 'End', 'Home']) await page.keyboard.press(key)
      await expect(field).toBeFocused()
      await tile(0).getByRole('button', { name: /^Add/ }).first().press('ArrowRight')
      await expect(tile(1).getByRole('link')).toBeFocused()
    })

    const first = list.getByRole('listitem').first()
    const name = await first.getByRole('textbox').first().getAttribute('aria-label')
    await first.getByRole('button', { name: /^Add / }).first().click()
    await expect(first.getByRole('textbox').first()).toHaveValue('1')
    await expect(first.getByRole('textbox').first()).toHaveAccessibleName(name ?? '')
    await page.getByRole('radio', { name: 'Owned', exact: true }).check()
    await expect(list.getByRole('listitem')).toHaveCount(2)
  })

  test('of twenty cards are counted in a row by thumb, with the buttons of one card open at a time @phone', async ({
    page,
    request,
  }) => {
    const member = await signUp(request, 'thumb')
    await openAs(page, member, `/user/${member.id}/collection?tab=cards&set=The+First+Chapter`)
    const tiles = page.getByRole('list', { name: 'Cards' }).getByRole('listitem')
    for (let card = 0; card < 20; card++) {
      const tile = tiles.and(page.locator(`[aria-posinset="${card + 1}"]`))
      await tile.scrollIntoViewIfNeeded()
      await counter(tile).tap()
      await tile.getByRole('button', { name: /^Add / }).first().tap()
    }
    await expect
      .poll(async () => Object.values(await storedCopies(request, member)).reduce((a, b) => a + b, 0))
      .toBe(20)

    await test.step('a press elsewhere, Escape and scrolling close the buttons', async () => {
      const last = tiles.and(page.locator('[aria-posinset="20"]'))
      const open = page.getByRole('button', { expanded: true }).and(counter(tiles))
      await expect(open).toHaveCount(1)
      await expect(open).toHaveAccessibleName(/^1 (non-)?foil/)
      await last
        .getByRole('button', { name: /^Remove / })
        .first()
        .focus()
      await page.keyboard.press('Escape')
      await expect(open).toHaveCount(0)
      await expect(counter(last)).toBeFocused()
      for (const leave of [() => page.getByRole('tab', { name: 'Cards' }).tap(), () => page.mouse.wheel(0, 200)]) {
        await counter(last).tap()
        await expect(open).toHaveCount(1)
        await leave()
        await expect(open).toHaveCount(0)
      }
    })

    await test.step('the buttons open in view, also if the top of the picture is above it', async () => {
      const tile = tiles.and(page.locator('[aria-posinset="20"]'))
      await counter(tile).evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 170))
      await counter(tile).tap()
      for (const add of await tile.getByRole('button', { name: /^Add / }).all())
        await expect(add).toBeInViewport({ ratio: 1 })
    })

    await test.step('the search field stays at the top, and the bar there is titled or shows the progress', async () => {
      await page.evaluate(() => scrollTo(0, 2000))
      await expect(page.getByRole('combobox', { name: 'Search cards' })).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => scrollTo(0, 0))
      const top = await page.getByRole('list', { name: 'Cards' }).evaluate((list) => list.getBoundingClientRect().top)
      expect(top / (page.viewportSize()?.height ?? 0)).toBeLessThan(0.3)
      const title = page.getByRole('banner').getByText('Collection', { exact: true })
      await expect(title).toBeHidden()
      await page.getByRole('tab', { name: 'Sets' }).tap()
      await expect(title).toBeVisible()
    })
  })
})
