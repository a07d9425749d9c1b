import { count, countLine, openCards } from './support/cardGrid.ts'
import { packCards } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

test.describe('malformed addresses', { tag: '@desktop' }, () => {
  test('a search of signs and emoji stays as it was typed, and unknown values are named', async ({ page }) => {
    const field = page.getByRole('combobox', { name: 'Search cards' })
    const typed = '🧊 Ünïcödé <script>alert(1)</script> %41 \\ " \''
    await openCards(page, `?search=${encodeURIComponent(typed)}`)
    await expect(count(page)).toHaveText(countLine(0))
    await expect(field).toHaveValue(typed)
    await openCards(page, '?search=%E0%A4%A&color=%ZZ')
    await expect(field).toHaveValue('%E0%A4%A')

    const notice = page.getByRole('status').filter({ hasText: 'We ignored unknown values in this link' })
    await openCards(page, '?rarity=Foo,Rare&color=Purple&inkable=maybe&set=Atlantis&sort=upwards')
    await expect(count(page)).toHaveText(countLine(packCards.filter(({ rarity }) => rarity === 'Rare').length))
    await expect(notice).toHaveText(
      'We ignored unknown values in this link: rarity “Foo”, color “Purple”, inkable “maybe”, sort “upwards”, and set “Atlantis”.',
    )
    await expect(page.getByText('There is no set named “Atlantis”.')).toBeVisible()
    await page.getByRole('group', { name: 'Ink colors' }).getByRole('button', { name: 'Ruby' }).click()
    await expect(notice).toBeHidden()

    await page.goto(`/cards?type=${'x'.repeat(5000)}&utm_source=mail`)
    await expect(notice).toHaveText(`We ignored unknown values in this link: type “${'x'.repeat(40)}…”.`)
    await expect(count(page)).toHaveText(countLine(packCards.length))
  })

  test('the page of an unknown card says so, for any spelling of its address', async ({ page }) => {
    for (const slug of ['__proto__', 'x'.repeat(2000), 'élan-vital-1']) {
      const answer = await page.goto(`/card/${slug}`)
      expect(answer?.status(), slug).toBe(404)
      await expect(page.getByRole('heading', { name: 'Card not found' }), slug).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to Cards' }).click()
    await expect(page).toHaveTitle('Lorcana Cards | Lorefolio')
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(0)
  })
})
