import type { Page } from '@playwright/test'
import { setCopies, signUp } from './support/backend.ts'
import { CARD, plus } from './support/copyParts.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { count, countLine, openCards } from './support/cardGrid.ts'
import { openAs } from './support/openAs.ts'
import { type PackCard, packCards, packSets } from './support/pack.ts'
import { PHONE } from './support/screens.ts'
import { signOut } from './support/signOut.ts'
import { expect, test } from './support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search cards' })
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('button')
const cost = (page: Page, name: string) => page.getByRole('button', { name: `Cost ${name}`, exact: true })
const ink = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Ink colors' }).getByRole('button', { name, exact: true })

test('plain words are read as filters, which the chips show and remove', { tag: '@desktop' }, async ({ page }) => {
  const isCheapRubySong = ({ inks, type, cost }: PackCard) =>
    inks.includes('Ruby') && type.includes('Song') && cost <= 3
  const songs = packCards.filter(isCheapRubySong).length
  await openCards(page)
  await field(page).fill('ruby songs 3 or less')
  await expect(count(page)).toHaveText(countLine(songs))
  await expect(page).toHaveURL('/cards?search=ruby+songs+3+or+less')
  await expect(chips(page)).toHaveText(['Ruby', 'Songs', 'cost 3 or less'])
  await expect(ink(page, 'Ruby')).toHaveAttribute('aria-pressed', 'true')
  await expect(cost(page, '3')).toHaveAttribute('aria-pressed', 'true')

  await test.step('the host sends the page with the same filters', async () => {
    const html = await (await page.request.get('/cards?search=ruby+songs+3+or+less')).text()
    expect(html).toContain('Remove cost 3 or less')
    expect(html).toContain(songs.toLocaleString('en-US'))
  })

  await test.step('each chip removes its filter, and Back restores it', async () => {
    await page.getByRole('button', { name: 'Remove cost 3 or less' }).press('Enter')
    await expect(chips(page)).toHaveText(['Ruby', 'Songs'])
    await expect(field(page)).toHaveValue('ink:ruby type:song ')
    await expect(page.getByRole('button', { name: 'Remove Songs' })).toBeFocused()
    await page.getByRole('button', { name: 'Remove Ruby' }).press('Enter')
    await expect(page).toHaveURL('/cards?type=Song')
    await expect(page.getByRole('button', { name: 'Remove Songs' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/cards')
    await expect(field(page)).toBeFocused()
    await page.goBack()
    await page.goBack()
    await expect(chips(page)).toHaveText(['Ruby', 'Songs'])
    await page.goBack()
    await expect(field(page)).toHaveValue('ruby songs 3 or less')
    await expectAccessible(page)
  })

  await test.step('the cost buttons find the same cards as the search language', async () => {
    await openCards(page)
    await cost(page, '3').click()
    await ink(page, 'Ruby').click()
    await expect(page).toHaveURL('/cards?cost=3&color=Ruby')
    const found = countLine(packCards.filter(({ inks, cost }) => inks.includes('Ruby') && cost === 3).length)
    await expect(count(page)).toHaveText(found)
    await page.goBack()
    await expect(page).toHaveURL('/cards?cost=3')
    await page.goBack()
    await expect(page).toHaveURL('/cards')
    await openCards(page, '?search=cost=3 ink:ruby')
    await expect(count(page)).toHaveText(found)
    await openCards(page)
    await cost(page, '9 or more').click()
    await expect(count(page)).toHaveText(countLine(packCards.filter(({ cost }) => cost >= 9).length))
  })

  await test.step('a button pressed before the page has followed the text keeps the text', async () => {
    await openCards(page)
    await page.evaluate(
      ([input, button]) => {
        // React ignores values that are set directly. One task leaves the page no time to follow.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'dragon')
        input?.dispatchEvent(new Event('input', { bubbles: true }))
        ;(button as HTMLElement).click()
      },
      [await field(page).elementHandle(), await ink(page, 'Ruby').elementHandle()] as const,
    )
    await expect(page).toHaveURL('/cards?search=dragon&color=Ruby')
    await expect(field(page)).toHaveValue('ink:ruby dragon')
  })
})

test(
  'text and buttons are one filter, which explains itself, offers keys and values, and corrects typing errors',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await openCards(page)
    const offers = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

    await test.step('changing either changes the other', async () => {
      await field(page).click()
      await page.keyboard.type('cost<=2 c:ruby (type:song or lore>=2)')
      // A pause while typing writes the address earlier, with its parts in another order.
      await expect
        .poll(() => [...new URL(page.url()).searchParams].map((part) => part.join(' ')).toSorted())
        .toEqual(['color Ruby', 'cost 0,1,2', 'search type:song or lore>=2'])
      await expect(ink(page, 'Ruby')).toHaveAttribute('aria-pressed', 'true')
      await expect(field(page)).toHaveValue('cost<=2 c:ruby (type:song or lore>=2)')
      const cheap = packCards.filter(({ cost, type, lore }) => cost <= 2 && (type.includes('Song') || (lore ?? 0) >= 2))
      await expect(count(page)).toHaveText(countLine(cheap.filter(({ inks }) => inks.includes('Ruby')).length))
      await expect(chips(page)).toHaveText(['cost 2 or less', 'Ruby', 'Songs or lore 2 or more'])

      await ink(page, 'Steel').click()
      await expect(field(page)).toHaveValue('ink:ruby,steel cost<=2 (type:song or lore>=2)')
      await ink(page, 'Ruby').click()
      await expect(count(page)).toHaveText(countLine(cheap.filter(({ inks }) => inks.includes('Steel')).length))

      await page.reload()
      await expect(field(page)).toHaveValue('ink:steel cost<=2 (type:song or lore>=2)')
      await field(page).fill('cost<=2 (type:song or lore>=2)')
      await expect(ink(page, 'Steel')).toHaveAttribute('aria-pressed', 'false')
      await expect(count(page)).toHaveText(countLine(cheap.length))
    })

    await test.step('an error is explained at its place, corrected by a click, and hides no card', async () => {
      const ruby = packCards.filter(({ inks }) => inks.includes('Ruby')).length
      await field(page).fill('ink:ruby kost<=3 type:songg')
      await expect(page.getByText('There is no key “kost”. Did you mean “cost”?')).toBeVisible()
      await expect(page.getByText('There is no type named “songg”. Did you mean “song”?')).toBeVisible()
      await expect(page.locator('mark')).toHaveText(['kost<=3', 'songg'])
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(count(page)).toHaveText(countLine(ruby))
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Change to cost' }).press('Enter')
      await expect(field(page)).toBeFocused()
      await page.getByRole('button', { name: 'Change to song' }).click()
      await expect(field(page)).toHaveValue('ink:ruby cost<=3 type:song')
      await expect(page.locator('mark')).toHaveCount(0)
      const songs = packCards.filter(
        (card) => card.inks.includes('Ruby') && card.cost <= 3 && card.type.includes('Song'),
      )
      await expect(count(page)).toHaveText(countLine(songs.length))
    })

    await test.step('keys and values are offered while the reader types, and selected with keys', async () => {
      await field(page).fill('')
      await page.keyboard.type('elsa in')
      await expect(offers).toHaveText([/^ink:/, /^inkable:/])
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
      await expectAccessible(page)
      await page.keyboard.press('ArrowDown')
      await expect(offers.first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(field(page)).toHaveValue('elsa ink:')
      await expect(offers).toHaveText([/^Amber/, /^Amethyst/, /^Emerald/, /^Ruby/, /^Sapphire/, /^Steel/])

      await page.keyboard.type('am')
      await expect(offers).toHaveCount(2)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Tab')
      await expect(field(page)).toHaveValue('elsa ink:amethyst ')
      await expect(field(page)).toBeFocused()
      await expect(ink(page, 'Amethyst')).toHaveAttribute('aria-pressed', 'true')

      await page.keyboard.type('set:')
      await expect(offers.first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(offers).toHaveCount(0)
      await expect(field(page)).toHaveValue('elsa ink:amethyst set:')
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveValue('')
    })

    await test.step('a highlighted suggestion is not selected by Shift+Tab or by a change of the suggestions', async () => {
      await page.keyboard.type('in set:')
      await expect(offers).toHaveCount(packSets.length)
      await page.keyboard.press('ArrowUp')
      await expect(offers.last()).toHaveAttribute('aria-selected', 'true')
      for (let step = 0; step < ' set:'.length; step++) await page.keyboard.press('ArrowLeft')
      await expect(offers).toHaveText([/^ink:/, /^inkable:/])
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Shift+Tab')
      await expect(field(page)).not.toBeFocused()
      await expect(field(page)).toHaveValue('in set:')
    })

    await test.step('the help lists keys with searches that open the cards', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Search help' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Search Help' })).toBeVisible()
      await page.getByRole('link', { name: '-ink:steel', exact: true }).click()
      await expect(field(page)).toHaveValue('-ink:steel')
      await expect(count(page)).toHaveText(countLine(packCards.filter(({ inks }) => !inks.includes('Steel')).length))
    })
  },
)

test('members search their copies, with changes made meanwhile, and guests are asked to sign in @desktop', async ({
  page,
  request,
}) => {
  const one = packCards.find(({ id }) => id !== CARD.id) as PackCard
  const owner = await signUp(request, 'searcher')
  await setCopies(request, owner, one.id, 2)
  await openAs(page, owner, '/cards?search=owned:yes')
  await expect(count(page)).toHaveText(countLine(1))
  await field(page).fill('owned:no')
  await expect(count(page)).toHaveText(countLine(packCards.length - 1))
  const tab = await page.context().newPage()
  await openAs(tab, owner, CARD.path)
  await plus(tab).click()
  await expect(count(page)).toHaveText(countLine(packCards.length - 2))
  await tab.close()
  await field(page).fill('owned>=2')
  await expect(count(page)).toHaveText(countLine(1))

  await signOut(page)
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await openCards(page, '?search=owned:yes')
  await expect(page.getByText('searches your collection: sign in to use it.')).toBeVisible()
  await expect(count(page)).toHaveText(countLine(packCards.length))
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('the field moves to the top while the reader types, and the filters are cleared beside their chips', async ({
    page,
  }) => {
    await openCards(page)
    await field(page).tap()
    await expect.poll(async () => (await field(page).boundingBox())?.y).toBeLessThan(80)
    await page.keyboard.type('ink:')
    await page.getByRole('option', { name: /^Ruby/ }).tap()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('ink:ruby ')
    await expect(count(page)).toContainText('Showing')
    const clear = page.getByRole('button', { name: 'Clear Filters' })
    await expect(clear).toBeVisible()
    const chip = chips(page).filter({ hasText: 'Ruby' })
    const middle = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : Number.NaN)
    const apart = async () => Math.abs(middle(await chip.boundingBox()) - middle(await clear.boundingBox()))
    await expect.poll(apart).toBeLessThan(8)
    // The field would open the keyboard.
    await clear.tap()
    await expect(page.getByRole('main')).toBeFocused()
  })
})
