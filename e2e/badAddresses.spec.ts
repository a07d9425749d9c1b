import { count, countLine, openCards } from './support/cardGrid.ts'
import { packCards } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

test.describe('addresses that nobody means well by', { tag: '@desktop' }, () => {
  test('a search of ten thousand letters is cut short and finds nothing', async ({ page }) => {
    await openCards(page, `?search=${'z'.repeat(10_000)}`)
    await expect(count(page)).toHaveText(countLine(0))
    await expect(page.getByRole('combobox', { name: 'Search cards' })).toHaveValue('z'.repeat(400))
  })

  test('a search of signs and emoji is kept as it was typed', async ({ page }) => {
    const typed = '🧊 Ünïcödé <script>alert(1)</script> %41 \\ " \''
    await openCards(page, `?search=${encodeURIComponent(typed)}`)
    await expect(count(page)).toHaveText(countLine(0))
    await expect(page.getByRole('combobox', { name: 'Search cards' })).toHaveValue(typed)
  })

  test('broken percent signs in a query are taken as they stand', async ({ page }) => {
    await openCards(page, '?search=%E0%A4%A&color=%ZZ')
    await expect(page.getByRole('combobox', { name: 'Search cards' })).toHaveValue('%E0%A4%A')
    await page.goto('/cards?set=%')
    await expect(page.getByText('There is no set named “%”.')).toBeVisible()
    await expect(count(page)).toHaveText(countLine(packCards.length))
  })

  test('values that a page does not know are named, and the others count', async ({ page }) => {
    const notice = page.getByRole('status').filter({ hasText: 'Ignored from the address' })
    await openCards(page, '?rarity=Foo,Rare&color=Purple&inkable=maybe&set=Nowhere&sort=upwards')
    await expect(count(page)).toHaveText(countLine(packCards.filter(({ rarity }) => rarity === 'Rare').length))
    await expect(notice).toHaveText(
      'Ignored from the address: rarity “Foo”, color “Purple”, inkable “maybe”, sort “upwards”, and set “Nowhere”.',
    )
    await page.getByRole('group', { name: 'Ink colors' }).getByRole('button', { name: 'Ruby' }).click()
    await expect(notice).toBeHidden()

    for (const [path, said] of [
      ['/decks?view=best&color=Ruby', 'view “best”'],
      ['/character/elsa?sort=price', 'sort “price”'],
      ['/deck-builder?type=Spell', 'type “Spell”'],
      [`/cards?type=${'x'.repeat(5000)}`, `type “${'x'.repeat(40)}…”`],
    ] as const) {
      await page.goto(path)
      await expect(notice, path).toHaveText(`Ignored from the address: ${said}.`)
    }
    await page.goto('/cards?color=Ruby&sort=name&utm_source=mail')
    await expect(count(page)).toBeVisible()
    await expect(notice).toBeHidden()
  })

  test('the address of no card leads to no card, and to no file', async ({ page }) => {
    for (const slug of [
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e%2f%2e%2e%2fpackage.json',
      '%E0%A4%A',
      '%',
      'a%00b',
      'constructor',
      '<b>',
    ]) {
      const answer = await page.goto(`/card/${slug}`)
      expect(answer?.status(), slug).toBe(404)
      await expect(page.getByText(/not found/i).first(), slug).toBeVisible()
    }
  })

  test('an unknown card is told to be one', async ({ page }) => {
    for (const slug of ['mr.smee', 'elsa.', '__proto__', 'x'.repeat(2000), 'élan-vital-1']) {
      await page.goto(`/card/${slug}`)
      await expect(page.getByRole('heading', { name: 'Card not found' }), slug).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to Cards' })).toBeVisible()
    }
  })

  test('a card is found in whatever case its address is written', async ({ page }) => {
    const answer = await page.goto('/card/Elsa-Snow-Queen-41')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Snow Queen')
    expect(answer?.status()).toBe(200)
  })

  test('a missing script is not answered with a page', async ({ request }) => {
    const answer = await request.get('/assets/gone-123.js')
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).not.toContain('html')
  })
})
