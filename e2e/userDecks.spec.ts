import { addDeck, addSubscription, callDataApi, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { cardsOf, deckOf, tile, tiles } from './support/listedDecks.ts'
import { openAs } from './support/openAs.ts'
import { fullName } from './support/pack.ts'
import { expect, test } from './support/test.ts'

const amber = cardsOf('Fabled', 'Amber').slice(0, 4)
const oldRuby = cardsOf('The First Chapter', 'Ruby').slice(0, 2)
const robots = 'meta[name="robots"][content="noindex"]'

test('a member’s decks: all of them, with their filters, until the last is deleted @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUp(request, 'owner')
  await addDeck(request, owner, deckOf('Choir', amber))
  await addDeck(request, owner, deckOf('Rush', oldRuby, { is_public: false }))
  await addSubscription(request, owner, { price_id: 'price_pro', status: 'active' })
  await openAs(page, owner, `/user/${owner.id}/decks`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Decks')
  await expect(page).toHaveTitle('My Decks | Lorefolio')
  await expect(page.locator(robots)).toHaveCount(1)
  await expect(page.getByRole('main').getByText('Pro', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create New Deck' })).toHaveAttribute('href', '/deck-builder')
  const names = tiles(page).getByRole('heading')
  await expect(names).toHaveText(['Rush', 'Choir'])
  await expect(tile(page, 'Rush')).toContainText('Private')
  await expect(tile(page, 'Choir')).toContainText('Public')
  await expectAccessible(page)

  await expect(page.getByRole('button', { name: 'Amber', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Steel', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Amber', exact: true }).click()
  await expect(names).toHaveText(['Choir'])
  await page.getByRole('radio', { name: 'Infinity' }).check()
  await expect(page.getByRole('heading', { name: 'No Matching Decks' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).last().press('Enter')
  await expect(names).toHaveText(['Rush', 'Choir'])
  const search = page.getByRole('searchbox', { name: 'Search decks' })
  await expect(search).toBeFocused()
  await search.fill('cho')
  await expect(names).toHaveText(['Choir'])
  const [card] = oldRuby
  await search.fill(card ? fullName(card) : '')
  await expect(names).toHaveText(['Rush'])
  await search.fill('')
  await expect(names).toHaveText(['Rush', 'Choir'])

  for (const [name, next] of [
    ['Rush', tile(page, 'Choir').getByRole('link')],
    ['Choir', page.getByRole('main')],
  ] as const) {
    await page.getByRole('button', { name: `Share ${name}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete Deck' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Deck' }).press('Enter')
    await expect(tile(page, name)).toHaveCount(0)
    await expect(next).toBeFocused()
  }
  await expect(page.getByRole('heading', { name: 'Create Your First Deck' })).toBeVisible()
  await expectAccessible(page)
})

test('decks are put into folders and tagged one by one and together, and a deleted folder leaves its decks @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUp(request, 'sorter')
  for (const name of ['Choir', 'Rush', 'Wall']) await addDeck(request, owner, deckOf(name, amber))
  await openAs(page, owner, `/user/${owner.id}/decks`)
  const names = tiles(page).getByRole('heading')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Share Choir' }).click()
  await page.getByRole('menuitem', { name: 'Folder and Tags' }).click()
  await dialog.getByLabel('Folder').selectOption('New folder…')
  await dialog.getByLabel('Name of the new folder').fill('League')
  await dialog.getByLabel('New tag').fill('slow')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(tile(page, 'Choir')).toContainText('League')
  await expect(tile(page, 'Choir')).toContainText('slow')

  const choose = page.getByRole('button', { name: 'Choose Decks' })
  await choose.press('Enter')
  await expect(page.getByRole('group', { name: 'Chosen decks' })).toBeFocused()
  await page.getByRole('group', { name: 'Chosen decks' }).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(choose).toBeFocused()
  await choose.press('Enter')
  await page.getByRole('checkbox', { name: 'Choose Choir' }).check()
  await page.getByRole('checkbox', { name: 'Choose Wall' }).check()
  await page.getByRole('group', { name: 'Chosen decks' }).getByRole('button', { name: 'Folder and Tags' }).click()
  await dialog.getByLabel('Folder').selectOption('League')
  await dialog.getByLabel('New tag').fill('cheap')
  await dialog.getByLabel('New tag').press('Enter')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(choose).toBeFocused()
  await expect(tile(page, 'Wall')).toContainText('cheap')
  await expect(tile(page, 'Wall')).not.toContainText('slow')

  await page.getByLabel('Folder', { exact: true }).selectOption('League (2)')
  await expect(page).toHaveURL(/folder=League/)
  await expect(names).toHaveText(['Wall', 'Choir'])
  await page.getByLabel('Tag', { exact: true }).selectOption('slow')
  await expect(names).toHaveText(['Choir'])
  await page.goBack()
  await page.getByRole('button', { name: 'Change the folder League' }).click()
  await page.getByRole('menuitem', { name: 'Rename Folder' }).click()
  await dialog.getByLabel('Name').fill('Store league')
  await dialog.getByLabel('Name').press('Enter')
  await expect(page).toHaveURL(/folder=Store/)
  await expect(names).toHaveText(['Wall', 'Choir'])
  await page.getByRole('button', { name: 'Change the folder Store league' }).click()
  await page.getByRole('menuitem', { name: 'Delete Folder' }).click()
  await dialog.getByRole('button', { name: 'Delete Folder' }).click()
  await expect(names).toHaveText(['Wall', 'Rush', 'Choir'])
  await expect(page.getByLabel('Folder', { exact: true })).toHaveCount(0)
})

test.describe('others’ decks', { tag: '@desktop' }, () => {
  test('are the public ones; an empty list says so, and a private profile is not named', async ({ page, request }) => {
    const owner = await signUp(request, 'host')
    await addDeck(request, owner, deckOf('Choir', amber))
    await addDeck(request, owner, deckOf('Rush', oldRuby, { is_public: false }))
    const address = `/user/${owner.id}/decks`
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${owner.name}'s Decks`)
    await expect(page.locator(robots)).toHaveCount(0)
    await expect(tiles(page).getByRole('heading')).toHaveText(['Choir'])
    await expect(page.getByRole('button', { name: 'Ruby', exact: true })).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Create New Deck' })).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText('Public')
    await page.getByRole('main').getByRole('link', { name: 'Collection' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${owner.name}'s Collection`)
    await page.getByRole('main').getByRole('link', { name: 'Decks', exact: true }).click()
    await expect(tiles(page).getByRole('heading')).toHaveText(['Choir'])

    const change = (body: object) =>
      callDataApi(page, owner, `user_profiles?user_id=eq.${owner.id}`, { method: 'PATCH', body })
    await change({ deck_visibility: 'private' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No Decks Yet' })).toBeVisible()
    await expect(page.getByText(`${owner.name} has not shared any decks yet.`)).toBeVisible()

    await change({ profile_visibility: 'private' })
    for (const path of [address, '/user/nobody/decks']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("A Member's Decks")
      await expect(page.getByRole('heading', { name: 'No Decks Yet' })).toBeVisible()
      await expect(page.locator(robots)).toHaveCount(1)
      await expect(page.getByText(owner.name)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('link', { name: 'Collection' })).toHaveCount(0)
    }
    await expectAccessible(page)
  })
})
