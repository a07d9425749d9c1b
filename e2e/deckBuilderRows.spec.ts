import { addRow, signUp } from './support/backend.ts'
import { cards, importList, openBuilder, panel, rows, tiles } from './support/builderParts.ts'
import { storeSession } from './support/openAs.ts'
import { fullName, packCards } from './support/pack.ts'
import { expect, test } from './support/test.ts'

const LIST = `4 Christopher Robin - Joining the Fun
4 Hiram Flaversham - Toymaker
4 Hiram Flaversham - Intrigued Inventor
4 Mickey Mouse - Wayward Sorcerer
4 Mickey Mouse - Tiny Tim's Father
4 Yen Sid - Powerful Sorcerer
4 Elsa - Spirit of Winter
4 Jafar - Keeper of Secrets
4 Madam Mim - Truly Marvelous
4 Hades - Infernal Schemer
4 Genie - Magical Researcher
4 Maleficent - Vengeful Sorceress
4 Ursula - Sea Witch Queen
4 Merlin - Intellectual Visionary`

test('the names in a deck can be read whole beside what its owner lacks, at any width', async ({
  page,
  request,
  isMobile,
}) => {
  await storeSession(page, await signUp(request, 'reader'))
  await openBuilder(page)
  const tab = page.getByRole('tab', { name: /^Deck/ })
  if (isMobile) await tab.tap()
  await importList(page, LIST)
  await expect(rows(page)).toHaveCount(14)
  await expect(rows(page).first()).toContainText('need 4')
  for (const width of isMobile ? [320, 390, 820] : [820, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = () =>
      rows(page).evaluateAll((items) =>
        items
          .flatMap((item) => [...item.querySelectorAll('button[aria-haspopup], small')])
          .filter((part) => {
            const { left, right } = part.getBoundingClientRect()
            const row = part.closest('li')!.getBoundingClientRect()
            return part.scrollWidth > part.clientWidth || left < row.left || right > row.right
          })
          .map(({ textContent }) => textContent),
      )
    await expect.poll(cut, `at ${width} px`).toEqual([])
  }
})

test(
  'eight cards of a deck are visible above the first steps of a new member',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await storeSession(page, await signUp(request, 'overview'))
    await openBuilder(page)
    await importList(page, LIST)
    await expect(rows(page)).toHaveCount(14)
    const visible = () =>
      rows(page).evaluateAll((items) => {
        const lists = items[0]!.parentElement!.parentElement!.getBoundingClientRect()
        return items.filter((item) => {
          const { top, bottom } = item.lastElementChild!.getBoundingClientRect()
          return top >= lists.top && bottom <= lists.bottom
        }).length
      })
    await expect.poll(visible).toBeGreaterThanOrEqual(8)
    await expect(panel(page).getByRole('button', { name: 'Save Deck' })).toBeInViewport({ ratio: 1 })
  },
)

test(
  'the copies in a deck and the owned ones can be read below a card',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const member = await signUp(request, 'owner')
    const card = packCards.find((one) => fullName(one) === 'Elsa - Spirit of Winter')?.id
    await addRow(request, member, 'user_collections', { card_id: card, quantity: 3, is_foil: false })
    await storeSession(page, member)
    await openBuilder(page, '?search=spirit+of+winter')
    await tiles(page).first().press('4')
    // The reasons below say that the deck has too few cards.
    await expect(panel(page).locator('summary', { hasText: 'Official events' })).toContainText(/Core .*so far$/)
    const owned = cards(page).getByText('3 owned', { exact: true }).first()
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => owned.evaluate((text) => text.scrollWidth - text.clientWidth), `at ${width} px`)
        .toBeLessThanOrEqual(0)
    }
  },
)
