import { makeCardSlug } from '#domain/cards/slug.ts'
import { addDeck, addRow, addSubscription, signUp, updateCard } from './support/backend.ts'
import { delayResponses } from './support/delayResponses.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { waitUntilHydrated } from './support/hydration.ts'
import { cardsOf, deckOf, tile, tiles, uniqueWord } from './support/listedDecks.ts'
import { openAs } from './support/openAs.ts'
import { fullName } from './support/pack.ts'
import { expect, test } from './support/test.ts'

const amber = cardsOf('Fabled', 'Amber').slice(0, 6)
const steel = cardsOf('Fabled', 'Steel').slice(0, 2)
const oldRuby = cardsOf('The First Chapter', 'Ruby').slice(0, 2)
const priced = cardsOf('Rise of the Floodborn', 'Steel').slice(0, 2)

test('a list shows the facts, author and date of a deck, and leads to the deck and to its author’s decks @desktop', async ({
  page,
  request,
}) => {
  const word = uniqueWord()
  const author = await signUp(request, 'author')
  await addDeck(request, author, deckOf(`Choir ${word}`, [...amber, ...steel]))
  await addDeck(request, author, deckOf(`Rush ${word}`, oldRuby))
  await addDeck(request, author, deckOf(`Secret ${word}`, amber, { is_public: false }))
  await page.goto(`/decks?search=${word}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lorcana Decks')
  await expect(tiles(page).getByRole('heading')).toHaveText([`Rush ${word}`, `Choir ${word}`])

  const choir = tile(page, `Choir ${word}`)
  await expect(choir.getByRole('img', { name: 'Amber' })).toBeVisible()
  await expect(choir.getByRole('img', { name: 'Steel' })).toBeVisible()
  await expect(choir.getByTitle('Deck is playable in Core format')).toContainText('CORE')
  await expect(tile(page, `Rush ${word}`).getByTitle('Deck is playable in Infinity format')).toContainText('INFI')
  await expect(choir).toContainText('32 cards')
  await expect(choir.getByTitle('Official Core events: not legal today, 32 of 60')).toBeVisible()
  await expect(choir.getByRole('time')).toHaveAttribute('datetime', new RegExp(`^${new Date().getUTCFullYear()}-`))
  await expect(choir.getByRole('button', { name: `Favorite Choir ${word}, 1` })).toBeVisible()
  await expect(choir.getByRole('link', { name: author.name })).toHaveAttribute('href', `/user/${author.id}/decks`)
  await expect(choir.getByRole('link', { name: `Choir ${word}` })).toHaveAttribute('href', /^\/deck\/[\da-f-]{36}$/)
  await expectAccessible(page)

  await addSubscription(request, author, { price_id: 'price_supporter', status: 'active' })
  await openAs(page, author, `/decks?search=${word}`)
  await expect(tile(page, `Secret ${word}`)).toContainText('Private')
  await expect(tile(page, `Choir ${word}`)).toContainText('Public')
  await expect(tile(page, `Choir ${word}`).getByRole('link', { name: `${author.name} (You)` })).toBeVisible()
  await expect(tile(page, `Choir ${word}`)).toContainText('Supporter')
  await expectAccessible(page)
})

test('format, inks, words and a card narrow the list; the address keeps them, and one press clears them @desktop', async ({
  page,
  request,
}) => {
  const word = uniqueWord()
  const author = await signUp(request, 'filters')
  await addDeck(request, author, deckOf(`Choir ${word}`, [...amber, ...steel]))
  await addDeck(request, author, deckOf(`Solo ${word}`, amber))
  await addDeck(request, author, deckOf(`Rush ${word}`, oldRuby))
  const names = tiles(page).getByRole('heading')
  await page.goto('/decks?view=best')
  await expect(page.getByText('We ignored unknown values in this link: view “best”.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search decks' }).fill(word)
  await expect(page).toHaveURL(`/decks?search=${word}`)
  await expect(names).toHaveText([`Rush ${word}`, `Solo ${word}`, `Choir ${word}`])
  await page.getByRole('radio', { name: 'Core' }).check()
  await expect(names).toHaveText([`Solo ${word}`, `Choir ${word}`])
  await page.getByRole('button', { name: 'Amber', exact: true }).click()
  await page.getByRole('button', { name: 'Steel', exact: true }).click()
  await expect(names).toHaveText([`Choir ${word}`])
  await expect(page).toHaveURL(`/decks?search=${word}&format=core&color=Amber,Steel`)
  await page.reload()
  await expect(names).toHaveText([`Choir ${word}`])

  await page.getByRole('button', { name: 'Ruby', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No Matching Decks' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).last().press('Enter')
  await expect(page).toHaveURL('/decks')
  await expect(page.getByRole('searchbox', { name: 'Search decks' })).toHaveValue('')
  await expect(page.getByRole('searchbox', { name: 'Search decks' })).toBeFocused()

  const [card] = steel
  if (!card) throw new Error('Fabled has no steel card.')
  await page.getByRole('searchbox', { name: 'Search decks' }).fill(`${word} ${fullName(card)}`)
  await expect(names).toHaveText([`Choir ${word}`])
  await test.step('a typed card name offers the decks that contain it', async () => {
    await page.getByRole('searchbox', { name: 'Search decks' }).fill(fullName(card))
    await page.getByRole('button', { name: `Decks with ${fullName(card)}`, exact: true }).click()
    await expect(page).toHaveURL(/\/decks\?card=[\w-]+$/)
    await expect(page.getByRole('searchbox', { name: 'Search decks' })).toHaveValue('')
    await expect(names.filter({ hasText: word })).toHaveText([`Choir ${word}`])
    await page.getByRole('button', { name: `Show decks without ${fullName(card)}, too` }).press('Enter')
    await expect(page).toHaveURL('/decks')
    await expect(page.getByRole('searchbox', { name: 'Search decks' })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/decks\?card=[\w-]+$/)
  })
  await page.goto(`/decks?search=${word}&card=${card.id}`)
  await expect(page.getByText(`Decks with ${fullName(card)}`)).toBeVisible()
  await expect(names).toHaveText([`Choir ${word}`])
  await page.getByRole('button', { name: `Show decks without ${fullName(card)}, too` }).click()
  await expect(names).toHaveCount(3)
  await expect(page).toHaveURL(`/decks?search=${word}`)

  await test.step('exact inks, complete decks and the price too', async () => {
    await page.goto(`/decks?search=${word}&color=Amber`)
    await expect(names).toHaveText([`Solo ${word}`, `Choir ${word}`])
    await page.getByRole('button', { name: 'Exact inks' }).click()
    await expect(page).toHaveURL(`/decks?search=${word}&color=Amber&exact=true`)
    await expect(names).toHaveText([`Solo ${word}`])
    await page.getByRole('button', { name: 'Complete only' }).click()
    await expect(page.getByRole('heading', { name: 'No Matching Decks' })).toBeVisible()

    for (const { id } of priced) await updateCard(request, id, { prices_data: { usd: '1.25', usd_foil: null } })
    await addDeck(request, author, deckOf(`Cheap ${word}`, priced))
    await page.goto(`/decks?search=${word}&price=10`)
    await expect(tile(page, `Cheap ${word}`)).toContainText('$10.00')
    await expect(names).toHaveText([`Cheap ${word}`])
    await page.getByRole('combobox', { name: 'Price up to' }).selectOption('Any price')
    await expect(names).toHaveCount(4)
    await page.goto(`/decks?search=${word}&price=9`)
    await expect(page.getByRole('heading', { name: 'No Matching Decks' })).toBeVisible()
  })

  await test.step('decks that official events allow today', async () => {
    await addDeck(request, author, deckOf(`Legal ${word}`, cardsOf('Fabled', 'Steel').slice(0, 15)))
    await page.goto(`/decks?search=${word}`)
    await waitUntilHydrated(page)
    await page.getByRole('combobox', { name: 'Legal today in' }).selectOption('Legal today: Core')
    await expect(page).toHaveURL(`/decks?search=${word}&legal=core`)
    await expect(names).toHaveText([`Legal ${word}`])
    await expect(tile(page, `Legal ${word}`).getByTitle('Official Core events: legal today')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Legal today in' }).selectOption('Legal today: Format Coconut')
    await expect(page).toHaveURL(`/decks?search=${word}&legal=coconut`)
    await expect(page.getByRole('heading', { name: 'No Matching Decks' })).toBeVisible()
    await page.getByRole('button', { name: 'Show decks that are not legal in Format Coconut, too' }).click()
    await expect(names).toHaveCount(5)
  })

  await test.step('a member chooses the share of owned copies', async () => {
    for (const { id } of amber.slice(0, 3))
      await addRow(request, author, 'user_collections', { card_id: id, quantity: 4, is_foil: true })
    await openAs(page, author, `/decks?search=${word}`)
    await expect(tile(page, `Solo ${word}`)).toContainText('You own 50%')
    await page.getByRole('combobox', { name: 'I own at least' }).selectOption('I own at least 50%')
    await expect(page).toHaveURL(`/decks?search=${word}&owned=50`)
    await expect(names).toHaveText([`Solo ${word}`])
    await expectAccessible(page)
  })
})

test('a guest comes from a card to all decks with it, and is asked to sign in for favorites @desktop', async ({
  page,
  request,
}) => {
  const name = `Shown ${uniqueWord()}`
  const author = await signUp(request, 'see-all')
  await addDeck(request, author, deckOf(`Other ${name}`, amber))
  await addDeck(request, author, deckOf(name, amber))
  const [card] = amber
  if (!card) throw new Error('Fabled has no amber card.')
  await page.goto(`/card/${makeCardSlug(fullName(card), card.collector_number)}?set=Fabled`)
  await page.getByRole('link', { name: 'See All decks with this card' }).click()
  await expect(page).toHaveURL(`/decks?card=${card.id}`)
  await expect(tile(page, name)).toBeVisible()

  await page.getByRole('radio', { name: 'Favorites' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign In to See Your Favorites' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'Latest' })).toBeChecked()
  await tile(page, name).getByRole('button', { name: 'Favorite' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign In to Favorite Decks' })).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.goto('/decks?view=favorites')
  await expect(page.getByRole('heading', { name: 'Sign In to See Your Favorites' })).toBeVisible()
})

test('a favorite counts at once, sorts Popular, and is among the favorites until it is pressed again @desktop', async ({
  page,
  request,
}) => {
  const word = uniqueWord()
  const [author, fan] = [await signUp(request, 'popular'), await signUp(request, 'fan')]
  await addDeck(request, author, deckOf(`Liked ${word}`, amber))
  await addDeck(request, author, deckOf(`Newer ${word}`, amber))
  const heart = (name: string) => tile(page, `${name} ${word}`).getByRole('button', { name: 'Favorite' })
  await openAs(page, fan, '/decks?view=favorites')
  await expect(page.getByRole('heading', { name: 'No Favorite Decks Yet' })).toBeVisible()
  await openAs(page, fan, `/decks?search=${word}`)
  await expect(heart('Liked')).toHaveAttribute('aria-pressed', 'false')

  await test.step('a refused favorite is reverted with its reason', async () => {
    await page.route(/\/rest\/v1\/deck_favorites/, (route) =>
      route.fulfill({ status: 500, json: { message: 'The heart is broken' } }),
    )
    // The optimistic favorite is reverted before the list is read again.
    const read = await delayResponses(page, /\/rest\/v1\/rpc\/find_decks/)
    await heart('Liked').click()
    await expect(page.getByText('Error: The heart is broken')).toBeVisible()
    await expect(heart('Liked')).toHaveAttribute('aria-pressed', 'false')
    await expect(heart('Liked')).toHaveAccessibleName(`Favorite Liked ${word}, 1`)
    read()
    await page.unroute(/\/rest\/v1\/deck_favorites/)
  })

  const answer = await delayResponses(page, /\/rest\/v1\/deck_favorites/)
  const stored = page.waitForResponse(/\/rest\/v1\/deck_favorites/)
  await heart('Liked').click()
  await expect(heart('Liked')).toHaveAccessibleName(`Favorite Liked ${word}, 2`)
  await expect(heart('Liked')).toHaveAttribute('aria-pressed', 'true')
  answer()
  await stored
  await expect(tiles(page).getByRole('heading')).toHaveText([`Newer ${word}`, `Liked ${word}`])
  await page.getByRole('radio', { name: 'Popular' }).check()
  await expect(tiles(page).getByRole('heading')).toHaveText([`Liked ${word}`, `Newer ${word}`])

  const alsoStored = page.waitForResponse(/\/rest\/v1\/deck_favorites/)
  await heart('Newer').click()
  await alsoStored
  await page.goto('/decks?view=favorites')
  await expect(tiles(page)).toHaveCount(2)
  await heart('Newer').press('Enter')
  await expect(tiles(page)).toHaveCount(1)
  await expect(tile(page, `Liked ${word}`).getByRole('link').first()).toBeFocused()
  await heart('Liked').press('Enter')
  await expect(page.getByRole('heading', { name: 'No Favorite Decks Yet' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search decks' })).toBeFocused()
})
