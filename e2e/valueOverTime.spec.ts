import { addDays, toUtcDay } from '#domain/dates/isoDay.ts'
import { addPrices, addRow, signUp, updateCard } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { expect, test } from './support/test.ts'

/** A card whose price no other test changes. */
const CARD = 'pack-6-100'

/** The date a number of days ago, in the format of pages. */
const ago = (days: number) => {
  const day = Date.parse(addDays(toUtcDay(Date.now()), -days))
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
}

test(
  'a price change shows in the value of a collection, today and over time',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const day = (days: number) => addDays(toUtcDay(Date.now()), -days)
    const owner = await signUp(request, 'investor')
    await addRow(request, owner, 'user_collections', { card_id: CARD, quantity: 3, is_foil: false })
    await addPrices(request, [
      { card_id: CARD, day: day(40), usd: 1, usd_foil: null },
      { card_id: CARD, day: day(10), usd: 1.5, usd_foil: null },
    ])
    await updateCard(request, CARD, { prices_data: { usd: '2.00' } })

    await openAs(page, owner, `/user/${owner.id}/collection`)
    const summary = page.getByRole('region', { name: 'Progress and value' })
    const value = page.getByRole('region', { name: 'Value Over Time' })
    await expect(summary).toContainText('$6.00')
    await expect(value).toContainText(`+$3.00 (+100.0%) since ${ago(30)}`)

    await test.step('each day is read by keys and by pointing at it', async () => {
      const line = value.getByRole('slider', { name: 'Value of the collection over time' })
      await line.press('Home')
      await expect(line).toHaveAttribute('aria-valuetext', `${ago(30)}: $3.00`)
      for (let days = 30; days > 10; days--) await line.press('ArrowRight')
      await expect(line).toHaveAttribute('aria-valuetext', `${ago(10)}: $4.50`)
      await line.blur()

      const { x = 0, y = 0 } = (await line.boundingBox()) ?? {}
      await page.mouse.move(x + 2, y + 20)
      await expect(value.getByText(`$3.00 ${ago(30)}`, { exact: true })).toBeVisible()
      await page.mouse.move(x + 2, 0)
      await expect(value).toContainText('+$3.00')
    })

    await test.step('a longer period begins with the first known price', async () => {
      await value.getByRole('radio', { name: '90 days' }).check()
      await expect(value).toContainText(`since ${ago(40)}`)
      await expectAccessible(page)
    })

    const mover = page.getByRole('region', { name: '7-Day Movers' }).getByRole('link')
    await expect(mover).toContainText('+$1.50 for 3')
    await expect(mover).toContainText('+33.3%, now $2.00')
    await updateCard(request, CARD, { prices_data: { usd: '0.50' } })
    await page.reload()
    await expect(summary).toContainText('$1.50')
    await expect(value).toContainText(`−$1.50 (−50.0%) since ${ago(30)}`)

    await test.step('and the card shows its price', async () => {
      await value.locator('..').getByRole('region', { name: 'Most Valuable' }).getByRole('link').click()
      await expect(page.getByRole('region', { name: 'Market Price' })).toContainText('−66.7% in 7 days $0.50')
      const price = page.getByRole('region', { name: 'Price over Time' })
      await expect(price).toContainText(`−$0.50 (−50.0%) since ${ago(40)}`)
    })
  },
)
