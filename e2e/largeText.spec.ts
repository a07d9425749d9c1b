import { addRow, signUp } from './support/backend.ts'
import { openAs } from './support/openAs.ts'
import { PHONE } from './support/screens.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

test(
  'with the browser’s text at 24 px all text grows, and nothing overflows a phone',
  { tag: '@phone' },
  async ({ page, request }) => {
    const member = await signUp(request, 'large')
    const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'
    const deckId = await addSampleDeck(request, member, { name })
    await addRow(request, member, 'user_collections', { card_id: 'pack-1-41', quantity: 2, is_foil: false })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
    for (const [path, heading] of [
      ['/cards?color=Ruby', 'Lorcana Cards'],
      ['/card/elsa-snow-queen-41', /^Elsa/],
      ['/characters', 'Lorcana Characters'],
      [`/deck-builder?deck=${deckId}`, 'Lorcana Deck Builder'],
      [`/deck/${deckId}`, name],
      [`/user/${member.id}/collection?tab=cards`, 'My Collection'],
    ] as const)
      await test.step(path, async () => {
        await openAs(page, member, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
        await expect(page.locator('[data-starting]')).toHaveCount(0)
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('24px')
        const tooWide = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        await expect.poll(tooWide).toBeLessThanOrEqual(0)
        // A grid cell is as high as its content.
        const cut = () =>
          page.locator('main li[data-index]').evaluateAll(
            (cells) =>
              cells.filter((cell) => {
                const bottom = Math.max(...[...cell.children].map((child) => child.getBoundingClientRect().bottom))
                return bottom > cell.getBoundingClientRect().bottom + 1
              }).length,
          )
        await expect.poll(cut).toBe(0)
      })
  },
)
