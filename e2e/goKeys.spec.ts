import { signUp } from './support/backend.ts'
import { cards } from './support/builderParts.ts'
import { count } from './support/cardGrid.ts'
import { addMatch } from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

test(
  'two keys lead from any page to a main page, where the record against a pair of inks is visible',
  {
    tag: '@desktop',
  },
  async ({ page, request }) => {
    const member = await signUp(request, 'walker')
    const deck = await addSampleDeck(request, member)
    for (const daysAgo of [1, 2, 3, 4, 5]) await addMatch(request, member, deck, { inks: ['Amber', 'Steel'], daysAgo })
    await openAs(page, member, '/deck-builder')
    await expect(count(page)).toBeVisible()

    await page.keyboard.press('/')
    await page.keyboard.type('gm')
    await expect(page).toHaveURL(/\/deck-builder/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    await expect(
      cards(page)
        .getByRole('button', { name: /in deck$/ })
        .first(),
    ).toBeFocused()
    await page.keyboard.press('g')
    await page.keyboard.press('m')
    await expect(page).toHaveURL('/matches')
    await expect(page.getByRole('link', { name: /against Amber \+ Steel$/ }).first()).toBeInViewport({ ratio: 1 })

    for (const [key, path] of [
      ['c', '/cards'],
      ['d', '/decks'],
      ['s', '/sets'],
      ['o', `/user/${member.id}/collection`],
      ['b', '/deck-builder'],
    ] as const) {
      await page.keyboard.press('g')
      await page.keyboard.press(key)
      await expect(page).toHaveURL(new RegExp(`${path}($|\\?)`))
    }
    await expect(count(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Maybeboard' })).toHaveCount(0)
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keys' })
    await expect(dialog).toContainText('your collection, sets, your matches')
    const overlaps = await dialog.locator('dl > div').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [key, meaning] = [row.querySelector('kbd'), row.querySelector('dd')]
        const isApart = key && meaning && key.getBoundingClientRect().right < meaning.getBoundingClientRect().left
        return isApart ? [] : [row.textContent]
      }),
    )
    expect(overlaps).toEqual([])
  },
)
