import type { Page } from '@playwright/test'
import { addDeck, signUp, updateCard } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { packCard } from './support/pack.ts'
import { expect, test } from './support/test.ts'

/** The facts of a card as the page lists them. */
async function facts(page: Page): Promise<Record<string, string>> {
  const list = page.getByRole('article').locator('dl').first()
  await expect(list).toBeVisible()
  const texts = (role: 'term' | 'definition') => list.getByRole(role).allInnerTexts()
  const [names, values] = [await texts('term'), await texts('definition')]
  return Object.fromEntries(names.map((name, index) => [name.toLowerCase(), values[index]?.trim() ?? '']))
}

/** However narrow a line is, it does not end in the middle of a symbol. */
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

/** The words that stand for symbols are in the text that is copied, and in the page's description. */
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

test('a character shows everything that is printed on it @desktop', async ({ page }) => {
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
    franchise: 'Frozen',
    illustrator: card.illustrators.join(', '),
  })
  const main = page.getByRole('main')
  await expect(main).toContainText(`Character: ${card.classifications?.join(', ')}`)
  await expect(page.getByRole('region', { name: 'Abilities' })).toContainText('FREEZE')
  await expectSpelledSymbols(page, card.rules_text ?? '')
  await expectWholeSymbols(page)
  await expect(page.getByRole('blockquote')).toHaveText(card.flavor_text ?? '')
})

test(
  'a song, a location and a card of two inks say what is special about them',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/card/be-our-guest-25')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Be Our Guest')
    await expect(page.getByRole('paragraph').filter({ hasText: 'Action · Song' })).toBeVisible()
    const song = await facts(page)
    expect(song).toMatchObject({ cost: '2', ink: 'Amber', illustrator: 'R. La Barbera, L. Giammichele' })
    expect(Object.keys(song)).not.toContain('strength')
    await expect(page.getByRole('link', { name: /^All .* cards$/ })).toHaveCount(0)

    await page.goto('/card/tianas-palace-jazz-restaurant-34')
    expect(await facts(page)).toMatchObject({
      cost: '3',
      'move cost': '2',
      willpower: '8',
      lore: '1',
      inkwell: 'Non-Inkable',
    })
    await expect(page.getByRole('main')).toContainText('In New Orleans, dreams can come true.')
    await expect(page.getByRole('region', { name: 'Decks with This Card' })).toContainText(
      'No decks contain this card yet',
    )

    await page.goto('/card/rhino-motivational-speaker-1')
    expect((await facts(page))['ink']).toMatch(/Amber\s*Steel/)
  },
)

test('the character and the set of a card are one press away', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/card/elsa-snow-queen-41')
  await page.getByRole('link', { name: 'All Elsa cards' }).click()
  await expect(page).toHaveURL('/character/elsa')
  await page.goBack()
  await page.getByRole('link', { name: 'All cards of The First Chapter' }).click()
  await expect(page).toHaveURL('/cards?set=The+First+Chapter')
})

test('an address that no card has says so and leads back', { tag: '@desktop' }, async ({ page }) => {
  const answer = await page.goto('/card/elsa-of-nowhere-999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Card not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Cards' }).click()
  await expect(page).toHaveURL('/cards')
})

test(
  'an address that two sets share names the set, and shows the one that is named',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/cards?search=let+it+go&set=Winterspell')
    await page.getByRole('link', { name: 'Let It Go, Rare, Winterspell' }).click()
    await expect(page).toHaveURL('/card/let-it-go-163?set=Winterspell')
    expect(await facts(page)).toMatchObject({ set: 'Winterspell', number: '163' })

    await page.getByRole('link', { name: 'Let It Go, Rare, The First Chapter' }).click()
    await expect(page).toHaveURL('/card/let-it-go-163?set=The+First+Chapter')
    await expect.poll(() => facts(page)).toMatchObject({ set: 'The First Chapter' })

    await page.goto('/card/let-it-go-163')
    expect(await facts(page)).toMatchObject({ number: '163' })
  },
)

test('a guest is asked to sign in to count copies', async ({ page }) => {
  await page.goto('/card/elsa-snow-queen-41')
  const panel = page.getByRole('region', { name: 'My Collection' })
  await expect(panel).toContainText('You must be logged in to manage your collection.')
  await panel.getByRole('button', { name: 'Add to My Collection' }).click()
  const prompt = page.getByRole('dialog', { name: 'Sign In to Track Your Collection' })
  for (const benefit of ['Create and manage decks', 'Save favorite decks', 'Track your collection'])
    await expect(prompt).toContainText(benefit)
  await expectAccessible(page)
  await prompt.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
})

const marketplace = (page: Page) => page.getByRole('link', { name: /^Buy on marketplace/ })

test.describe('prices', { tag: '@desktop' }, () => {
  const prices = (page: Page) => page.getByRole('region', { name: 'Market Price' })
  const onlyFoil = 'This card is only available in foil version.'

  test('without a price the marketplace is searched by name', async ({ page }) => {
    await page.goto('/card/tianas-palace-jazz-restaurant-34')
    await expect(marketplace(page)).toHaveAttribute('href', /\/search\/.*q=Tiana%27s\+Palace\+-\+Jazz\+Restaurant/)
    await expect(marketplace(page)).not.toContainText('$')
    await expect(prices(page).getByRole('definition')).toHaveText(['No price yet', 'No price yet'])
  })

  for (const { title, slug, id, prices_data, terms, price, foilOnly } of [
    {
      title: 'a card with both prices is offered in both finishes, at the non-foil price',
      slug: 'ariel-on-human-legs-1',
      id: 'pack-1-1',
      prices_data: { usd: '1234.5', usd_foil: '2' },
      terms: ['Non-foil', 'Foil'],
      price: '$1,234.50',
      foilOnly: false,
    },
    {
      title: 'a card that only has a regular price is offered in non-foil alone',
      slug: 'be-our-guest-25',
      id: 'pack-1-25',
      prices_data: { usd: '0.07', usd_foil: null },
      terms: ['Non-foil'],
      price: '$0.07',
      foilOnly: false,
    },
    {
      title: 'a card that only has a foil price says that there is no other',
      slug: 'elsa-snow-queen-41',
      id: 'pack-1-41',
      prices_data: { usd: '', usd_foil: '12' },
      terms: ['Foil'],
      price: '$12.00',
      foilOnly: true,
    },
    {
      title: 'a price of 0 is no price',
      slug: 'elsa-queen-regent-40',
      id: 'pack-1-40',
      prices_data: { usd: '0', usd_foil: 0 },
      terms: ['Non-foil', 'Foil'],
      price: null,
      foilOnly: false,
    },
  ])
    test(title, async ({ page, request }) => {
      await updateCard(request, id, { prices_data, tcgplayer_id: 508_697 })
      await page.goto(`/card/${slug}`)
      await expect(prices(page).getByRole('term')).toHaveText(terms)
      await expect(marketplace(page)).toHaveAccessibleName(
        price === null ? 'Buy on marketplace (opens a new tab)' : `Buy on marketplace ${price} (opens a new tab)`,
      )
      await expect(marketplace(page)).toHaveAttribute('href', 'https://www.tcgplayer.com/product/508697')
      await expect(page.getByText(onlyFoil)).toHaveCount(foilOnly ? 1 : 0)
    })
})

test(
  'the public decks with a card are listed, private ones are not',
  { tag: '@desktop' },
  async ({ page, request }, { project }) => {
    const owner = await signUp(request, `deckmaker-${project.name}`)
    const cards = [{ card: 'pack-2-18', quantity: 4 }]
    await addDeck(request, owner, { name: `Open ${project.name}`, is_public: true, cards })
    await addDeck(request, owner, { name: `Secret ${project.name}`, is_public: false, cards })
    await page.goto('/card/piglet-very-small-animal-18')
    const decks = page.getByRole('region', { name: 'Decks with This Card' })
    await expect(decks.getByRole('link', { name: `Open ${project.name}` })).toHaveAttribute('href', /^\/deck\//)
    await expect(decks).not.toContainText('Secret')
  },
)
