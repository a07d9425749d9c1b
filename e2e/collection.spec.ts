import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { type Account, addRow, addSubscription, callDataApi, signUp, updateCard } from './support/backend.ts'
import { count, countLine, grid, tile } from './support/cardGrid.ts'
import { delayResponses } from './support/delayResponses.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { expectHydrated, markPrerendered } from './support/hydration.ts'
import { openAs } from './support/openAs.ts'
import { packCards, plain } from './support/pack.ts'
import { readClipboard } from './support/readClipboard.ts'
import { expect, test } from './support/test.ts'

const robots = 'meta[name="robots"][content="noindex"]'
const own = (owner: Account, rest = '') => `/user/${owner.id}/collection${rest}`
const cardsOf = (set: string) => packCards.filter((card) => card.set_data.name === set)
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const setLine = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} `) })
const summary = (page: Page) => page.getByRole('region', { name: 'Progress and value' })

const D23 = cardsOf('D23 Collection').map(({ id }) => id)
const [FOIL_ONLY = '', PRICED = ''] = D23.slice(1)

/** Stores copies for a member: pairs of a card's id and a number. */
const addCopies = (request: APIRequestContext, owner: Account, copies: [string, number][], is_foil = false) =>
  Promise.all(
    copies.map(([card_id, quantity]) => addRow(request, owner, 'user_collections', { card_id, quantity, is_foil })),
  )

/** The prices of two cards that no other test changes. */
async function setPrices(request: APIRequestContext) {
  await updateCard(request, PRICED, { prices_data: { usd: '0.29', usd_foil: '1.50' } })
  await updateCard(request, FOIL_ONLY, { prices_data: { usd: null, usd_foil: '5.28' } })
}

test('a member’s collection shows its progress, its value and each set’s part in both, and leads to the cards of a set @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUp(request, 'collector')
  await setPrices(request)
  const [first, second] = cardsOf('Promo Set 1')
  await addCopies(
    request,
    owner,
    D23.map((id): [string, number] => [id, id === PRICED ? 3 : 1]),
  )
  await addCopies(request, owner, [[FOIL_ONLY, 2]], true)
  await addCopies(request, owner, [
    [first?.id ?? '', 1],
    [second?.id ?? '', 4],
  ])
  await addSubscription(request, owner, { price_id: 'price_other', status: 'active' })

  await openAs(page, owner, own(owner))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Collection')
  await expect(page).toHaveTitle('My Collection | Lorefolio')
  await expect(page.locator(robots)).toHaveCount(1)
  await expect(page.getByRole('main').getByText('Supporter', { exact: true })).toBeVisible()

  const all = packCards.length
  await expect(summary(page)).toContainText(`11 of ${all.toLocaleString('en-US')} cards collected`)
  await expect(summary(page)).toContainText('18 copies, including 2 foils')
  const bar = page.getByRole('progressbar', { name: 'Cards collected' })
  await expect(bar).toHaveAttribute('aria-valuenow', String(Math.round(1100 / all)))
  // Three at 0.29 and two foils at 5.28; a non-foil copy of a card with only a foil price has none.
  await expect(summary(page)).toContainText('$11.43')
  await expect(summary(page)).toContainText("Doesn't include 13 copies without a price.")

  await expect(tab(page, 'Sets')).toHaveAttribute('aria-selected', 'true')
  await expect(setLine(page, 'D23 Collection')).toContainText(/9 of 9 cards\s*100%\s*\$11\.43\s*8 unpriced$/)
  await expect(setLine(page, 'Promo Set 1')).toContainText(/2 of \d+ cards\s*5%\s*No price yet$/)
  await expect(setLine(page, 'Fabled')).toContainText(/0 of \d+ cards\s*0%\s*–$/)
  expect(await barColor(setLine(page, 'D23 Collection'))).toBe(await colorOf(page, '--good'))
  expect(await barColor(setLine(page, 'Promo Set 1'))).toBe(await colorOf(page, '--danger'))

  const dearest = page.getByRole('region', { name: 'Most Valuable' }).getByRole('link')
  await expect(dearest).toHaveText([/foil\s*\$10\.56 for 2$/, /\$0\.87 for 3$/])
  await expectAccessible(page)

  await test.step('by keyboard to the cards of a set, and back', async () => {
    const line = setLine(page, 'Promo Set 2')
    await line.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(own(owner, '?set=Promo+Set+2&tab=cards'))
    await expect(tab(page, 'Cards')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, 'Cards')).toBeFocused()
    await expect(tab(page, 'Cards')).toBeInViewport()
    await expect(count(page)).toHaveText(countLine(cardsOf('Promo Set 2').length))

    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'Sets')).toBeFocused()
    await expect(line).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(own(owner))
    await expect(tab(page, 'Sets')).toHaveAttribute('aria-selected', 'true')
  })
})

const elsa = packCards.filter(({ name, type }) => name === 'Elsa' && type.includes('Character'))
const names = new Set(packCards.filter(({ type }) => type.includes('Character')).map(({ name }) => name))

test.describe('a new collection', { tag: '@desktop' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('offers ways to fill it; then its characters are sorted by name or completion, and lead to their cards', async ({
    page,
    request,
  }) => {
    const owner = await signUp(request, 'beginner')
    await openAs(page, owner, own(owner))
    await expect(summary(page)).toContainText('$0.00')
    await expect(page.getByText('Choose a set below and count what you own')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Import', exact: true })).toHaveAttribute('href', own(owner, '/import'))
    await expect(main.getByRole('link', { name: 'Activity' })).toHaveAttribute('href', own(owner, '/activity'))
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()

    const [first, second] = elsa
    await addCopies(request, owner, [
      [first?.id ?? '', 2],
      [second?.id ?? '', 1],
    ])
    await page.reload()
    await tab(page, 'Characters').click()
    await expect(page).toHaveURL(own(owner, '?tab=characters'))
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await readClipboard(page)).toBe(page.url())

    const cards = packCards.filter(({ type }) => type.includes('Character')).length.toLocaleString('en-US')
    await expect(count(page)).toHaveText(`Showing ${names.size} of ${names.size} characters: 2 of ${cards} cards, 0%`)
    const byName = [...names].toSorted((a, b) => (plain(a) < plain(b) ? -1 : 1))
    await expect(tile(page, 0, 'Characters')).toContainText(byName[0] ?? '')
    await page.getByRole('radio', { name: 'Completion' }).check()
    await expect(page).toHaveURL(own(owner, '?tab=characters&order=completion'))
    const percent = Math.floor(200 / elsa.length)
    const line = tile(page, 0, 'Characters')
    await expect(line).toHaveAccessibleName(`Elsa ${percent}% 2 of ${elsa.length} cards`)
    await expectAccessible(page)

    const search = page.getByRole('searchbox', { name: 'Search characters' })
    await search.fill('TE K')
    await expect(tile(page, 0, 'Characters')).toContainText('Te Kā')
    await expect(page).toHaveURL(own(owner, '?tab=characters&order=completion&character=TE+K'))
    await search.fill('qqqq')
    await expect(page.getByRole('heading', { name: 'No Characters Found' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear Search' }).press('Enter')
    await expect(search).toHaveValue('')
    await expect(search).toBeFocused()

    await line.click()
    await expect(page).toHaveURL(own(owner, '?search=Elsa&tab=cards'))
    await expect(page.getByRole('combobox', { name: 'Search cards' })).toHaveValue('Elsa')
    await expect(tile(page, 0)).toContainText('Elsa')

    await test.step('More Filters counts owned cards if only those are shown', async () => {
      await page.getByRole('radio', { name: 'Owned', exact: true }).check()
      await expect(count(page)).toContainText(/^Showing 2 of/)
      await page.getByRole('button', { name: /^More Filters/ }).click()
      const inks = page.getByRole('dialog').getByRole('group', { name: 'Color', exact: true })
      const amethyst = [first, second].filter((card) => card?.inks.includes('Amethyst')).length
      await expect(inks.getByRole('button', { name: new RegExp(`^Amethyst\\s*${amethyst}$`) })).toBeEnabled()
      await expect(inks.getByRole('button', { name: /^Amber\s*0$/ })).toBeDisabled()
    })
  })
})

test('another member’s collection has their name, is read-only, and is hidden if it is private @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUp(request, 'shower')
  await addCopies(request, owner, [[D23[0] ?? '', 3]])
  const isHydrated = await markPrerendered(page)
  await test.step('a collection that cannot be read says so, and Try Again reads it', async () => {
    await page.goto(`/user/${owner.id}/decks`)
    await expectHydrated(page, isHydrated)
    await page.route('**/rpc/collection_of*', (route) => route.abort())
    await page.getByRole('main').getByRole('link', { name: 'Collection' }).click()
    await expect(page.getByRole('heading', { name: 'Failed to fetch collection' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Lorefolio cannot be reached.')
    await page.unroute('**/rpc/collection_of*')
    await page.getByRole('button', { name: 'Try Again' }).click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${owner.name}'s Collection`)
  await test.step('a guest sees the prerendered collection before it is loaded, and also if it cannot be loaded', async () => {
    await page.route('**/rpc/collection_of*', (route) => route.abort())
    for (const [search, text] of [
      ['', '1 of 9 cards'],
      ['?tab=cards&show=owned', '3 owned'],
      ['?tab=characters&character=elsa', 'Showing 1 of'],
    ] as const) {
      await page.goto(own(owner, search))
      await expectHydrated(page, isHydrated)
      await expect(page.getByRole('main')).toContainText(text)
    }
    await expect(page.getByText('Failed to fetch collection')).toBeVisible()
    await page.unroute('**/rpc/collection_of*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Failed to fetch collection')).toBeHidden()
    await page.goto(own(owner))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${owner.name}'s Collection`)
  await expect(page).toHaveTitle(`${owner.name}'s Collection | Lorefolio`)
  await expect(page.locator(robots)).toHaveCount(0)
  await expect(setLine(page, 'D23 Collection')).toContainText('1 of 9 cards')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /Import|Activity/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await expectAccessible(page)

  await setLine(page, 'D23 Collection').click()
  await expect(grid(page).getByText('3 owned')).toBeVisible()
  await expect(grid(page).getByText('Not owned').first()).toBeVisible()
  await expect(grid(page).getByRole('button', { name: /^(Add|Remove)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Needed Cards/ })).toHaveCount(0)

  const body = { profile_visibility: 'private' }
  await callDataApi(page, owner, `user_profiles?user_id=eq.${owner.id}`, { method: 'PATCH', body })
  for (const path of [own(owner), '/user/nobody/collection']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This collection is private')
    await expect(page.locator(robots)).toHaveCount(1)
    await expect(page.getByText(owner.name)).toHaveCount(0)
  }
  await expectAccessible(page)
  const sendProfile = await delayResponses(page, /user_profiles/)
  await openAs(page, owner, own(owner))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Collection')
  await page.context().grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  sendProfile()
  await expect(page.getByText('Only you can open this link, because your profile is private.')).toBeVisible()
})

const barColor = (line: Locator) =>
  line.evaluate((element) => getComputedStyle(element.querySelector('[data-tone] rect') ?? element).fill)

const colorOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
