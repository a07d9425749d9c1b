import type { Page } from '@playwright/test'
import { addDeck, signUp, updateCard } from './support/backend.ts'
import { panel } from './support/builderParts.ts'
import { count, countLine } from './support/cardGrid.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs, openHydrated } from './support/openAs.ts'
import { fullName, packCard, packCards } from './support/pack.ts'
import { expect, test } from './support/test.ts'

/** The facts of a card as the page lists them. */
async function facts(page: Page): Promise<Record<string, string>> {
  const list = page.getByRole('article').locator('dl').first()
  await expect(list).toBeVisible()
  const texts = (role: 'term' | 'definition') => list.getByRole(role).allInnerTexts()
  const [names, values] = [await texts('term'), await texts('definition')]
  return Object.fromEntries(names.map((name, index) => [name.toLowerCase(), values[index]?.trim() ?? '']))
}

/** Expects that no line ends in the middle of a symbol, at any width. */
async function expectWholeSymbols(page: Page) {
  const parts = await page.getByRole('region', { name: 'Abilities' }).evaluate((region) => {
    const counts = new Set<number>()
    for (let width = 60; width <= 360; width++) {
      region.style.width = `${width}px`
      for (const word of region.querySelectorAll('.spoken'))
        counts.add(word.parentElement?.getClientRects().length ?? 0)
    }
    region.style.width = ''
    return [...counts]
  })
  expect(parts).toEqual([1])
}

/** Expects the words for symbols in copied text and in the page's description. */
async function expectSpelledSymbols(page: Page, rules: string) {
  const spelled = rules.replaceAll('{E}', 'exert').replaceAll('{I}', 'ink')
  expect(spelled).not.toBe(rules)
  const copied = await page.getByRole('region', { name: 'Abilities' }).evaluate((region) => {
    getSelection()?.selectAllChildren(region)
    return String(getSelection())
  })
  expect(copied.replaceAll('\u00A0', ' ').trim()).toBe(spelled)
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description).toMatch(/ exert/)
  expect(description).not.toContain('{')
}

test('a character shows all its printed data, its price, and links to its character and set @desktop', async ({
  page,
  request,
}) => {
  await updateCard(request, 'pack-1-41', { prices_data: { usd: '', usd_foil: '12' }, tcgplayer_id: 508_697 })
  await page.goto('/card/elsa-snow-queen-41')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Elsa\s*Snow Queen$/)
  await expect(page).toHaveTitle('Elsa - Snow Queen | Lorefolio')
  const card = packCard('Elsa - Snow Queen', 'The First Chapter')
  expect(await facts(page)).toEqual({
    cost: String(card.cost),
    ink: 'Amethyst',
    inkwell: 'Inkable',
    strength: '2',
    willpower: '3',
    lore: '1',
    rarity: 'Uncommon',
    set: 'The First Chapter',
    number: '41',
    'formats on lorefolio': 'Infinity',
    franchise: 'Frozen',
    illustrator: card.illustrators.join(', '),
  })
  const main = page.getByRole('main')
  await expect(main).toContainText(`Character: ${card.classifications?.join(', ')}`)
  await expect(page.getByRole('region', { name: 'Abilities' })).toContainText('FREEZE')
  await expectSpelledSymbols(page, card.rules_text ?? '')
  await expectWholeSymbols(page)
  await expect(page.getByRole('blockquote')).toHaveText(card.flavor_text ?? '')

  await expect(page.getByRole('region', { name: 'Market Price' }).getByRole('term')).toHaveText(['Foil'])
  await expect(page.getByText('This card is only available in foil version.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buy on marketplace $12.00 (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://www.tcgplayer.com/product/508697',
  )

  await page.getByRole('link', { name: 'All Elsa cards' }).click()
  await expect(page).toHaveURL('/character/elsa')
  await page.goBack()
  await page.getByRole('link', { name: 'All cards of The First Chapter' }).click()
  await expect(page).toHaveURL('/cards?set=The+First+Chapter')

  await page.goBack()
  const [artist = ''] = card.illustrators
  await page.getByRole('link', { name: artist, exact: true }).click()
  await expect(count(page)).toHaveText(
    countLine(packCards.filter(({ illustrators }) => illustrators.includes(artist)).length),
  )
})

test('the neighbors in the set are one press or key away', { tag: '@desktop' }, async ({ page }) => {
  const numbered = (number: string) => {
    const card = packCards.find((one) => one.set_data.name === 'The First Chapter' && one.collector_number === number)
    return card ? fullName(card) : ''
  }
  await openHydrated(page, '/card/elsa-snow-queen-41')
  const next = page.getByRole('link', { name: `Next card: ${numbered('42')}` })
  await expect(page.getByRole('link', { name: `Previous card: ${numbered('40')}` })).toHaveAttribute('rel', 'prev')
  await next.click()
  await expect.poll(() => facts(page)).toMatchObject({ set: 'The First Chapter', number: '42' })
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => facts(page)).toMatchObject({ set: 'The First Chapter', number: '43' })
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => facts(page)).toMatchObject({ set: 'The First Chapter', number: '42' })
})

test(
  'a song has no character link, and the list of decks says when it is empty or cannot be loaded',
  { tag: '@desktop' },
  async ({ page }) => {
    const decksOfCard = /\/rest\/v1\/.*decks/
    await page.route(decksOfCard, (route) => route.abort())
    await page.goto('/card/be-our-guest-25')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Be Our Guest')
    await expect(page.getByRole('paragraph').filter({ hasText: 'Action · Song' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^All .* cards$/ })).toHaveCount(0)
    const decks = page.getByRole('region', { name: 'Decks with This Card' })
    await expect(decks.getByRole('alert')).toContainText('Failed to fetch decks')
    await page.unroute(decksOfCard)
    await decks.getByRole('button', { name: 'Try Again' }).click()
    await expect(decks).toContainText('No decks contain this card yet')
  },
)

test('an address that two sets share names the set, and shows the named one', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/cards?search=let+it+go&set=Winterspell')
  await page.getByRole('link', { name: 'Let It Go, Rare, Winterspell' }).click()
  await expect(page).toHaveURL('/card/let-it-go-163?set=Winterspell')
  expect(await facts(page)).toMatchObject({ set: 'Winterspell', number: '163' })

  await page.getByRole('link', { name: 'Let It Go, Rare, The First Chapter' }).click()
  await expect(page).toHaveURL('/card/let-it-go-163?set=The+First+Chapter')
  await expect.poll(() => facts(page)).toMatchObject({ set: 'The First Chapter' })

  await page.goto('/card/let-it-go-163')
  expect(await facts(page)).toMatchObject({ number: '163' })
})

test('a guest is asked to sign in to count copies, and sees the public decks with the card @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUp(request, 'deckmaker')
  const cards = [{ card: 'pack-2-18', quantity: 4 }]
  await addDeck(request, owner, { name: `Open of ${owner.name}`, is_public: true, cards })
  await addDeck(request, owner, { name: `Secret of ${owner.name}`, is_public: false, cards })
  await openHydrated(page, '/card/piglet-very-small-animal-18')
  const decks = page.getByRole('region', { name: 'Decks with This Card' })
  await expect(decks.getByRole('link', { name: `Open of ${owner.name}` })).toHaveAttribute('href', /^\/deck\//)
  await expect(decks).not.toContainText('Secret')

  const panel = page.getByRole('region', { name: 'My Collection' })
  await expect(panel).toContainText('You must be logged in to manage your collection.')
  await expect(page.getByRole('button', { name: /^Add .*copies/ })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Add to My Collection' }).click()
  const prompt = page.getByRole('dialog', { name: 'Sign In to Track Your Collection' })
  for (const benefit of ['Create and manage decks', 'Save favorite decks', 'Track your collection'])
    await expect(prompt).toContainText(benefit)
  await expect(prompt.getByRole('listitem').first()).toContainText('Track your collection')
  await expect(prompt.getByRole('link')).toHaveText(['Create Account', 'Sign In'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to Deck' }).click()
  await page.getByRole('dialog', { name: 'Sign In to Build Decks' }).getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
})

test(
  'a member adds the card to a deck, also without a connection, and to a new one',
  { tag: '@desktop' },
  async ({ page, context, request }) => {
    const member = await signUp(request, 'builder')
    const deck = await addDeck(request, member, { name: 'Winter', cards: [{ card: 'pack-1-40', quantity: 4 }] })
    await openAs(page, member, '/card/elsa-snow-queen-41')
    await page.getByRole('button', { name: 'Add to Deck' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to Deck' })
    const outcome = dialog.getByRole('status').filter({ hasText: '.' })
    await dialog.getByRole('button', { name: 'Winter' }).click()
    await expect(outcome).toContainText('Added to Winter. It has 1 copy now, and 5 cards in total.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(outcome).toContainText('Removed from Winter. It has 0 copies now, and 4 cards in total.')
    await dialog.getByRole('button', { name: 'Add Again' }).click()
    await expect(outcome).toContainText('It has 1 copy now')

    await test.step('without a connection the copy waits in the builder', async () => {
      await context.setOffline(true)
      await dialog.getByRole('button', { name: 'Winter' }).click()
      await expect(outcome).toContainText('It has 2 copies now, and 6 cards in total. You are offline.')
      await context.setOffline(false)
    })

    await dialog.getByRole('button', { name: 'New deck' }).click()
    await expect(outcome).toContainText('Added to your new deck. It has 1 copy now, and 1 card in total.')
    await dialog.getByRole('link', { name: 'Open the Deck Builder' }).click()
    await expect(panel(page)).toContainText('1 / 60')
    await page.goto(`/deck-builder?deck=${deck.id}`)
    await expect(page.getByText('Your unsaved deck is back.')).toBeVisible()
    await expect(panel(page)).toContainText('6 / 60')
  },
)
