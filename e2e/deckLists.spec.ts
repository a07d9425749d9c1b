import { addDeck, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { cardsOf, deckOf, tile, tiles, uniqueWord } from './support/listedDecks.ts'
import { openAs } from './support/openAs.ts'
import { fullName } from './support/pack.ts'
import { readClipboard } from './support/readClipboard.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const amber = cardsOf('Fabled', 'Amber').slice(0, 6)

test.use(DESKTOP)

test.describe('a list of decks', { tag: '@desktop' }, () => {
  test('shares a deck by keyboard: its list and its link are copied, and its owner deletes it after a question', async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const word = uniqueWord()
    const author = await signUp(request, 'sharer')
    await addDeck(request, author, deckOf(`Choir ${word}`, amber))
    await openAs(page, author, `/decks?search=${word}`)
    const share = tile(page, `Choir ${word}`).getByRole('button', { name: `Share Choir ${word}` })
    await share.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu', { name: `Share Choir ${word}` })
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Copy to Clipboard',
      'Link to Deck Page',
      'Folder and Tags',
      'Delete Deck',
    ])
    await expect(menu.getByRole('menuitem', { name: 'Copy to Clipboard' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('menuitem').first()).toHaveText('Copied!')
    await expect(page.getByText('Deck list copied!')).toBeVisible()
    const byCost = amber.toSorted((a, b) => a.cost - b.cost)
    const list = await readClipboard(page)
    expect(list.split('\n').toSorted()).toEqual(byCost.map((card) => `4 ${fullName(card)}`).toSorted())
    expect(list.split('\n').map((line) => amber.find((card) => `4 ${fullName(card)}` === line)?.cost)).toEqual(
      byCost.map(({ cost }) => cost),
    )
    await expect(menu.getByRole('menuitem').first()).toHaveText('Copy to Clipboard')

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('menuitem').nth(1)).toHaveText('Link Copied!')
    await expect(page.getByText('Link copied!', { exact: true })).toBeVisible()
    const link = await tile(page, `Choir ${word}`)
      .getByRole('link', { name: `Choir ${word}` })
      .getAttribute('href')
    expect(await readClipboard(page)).toBe(new URL(link ?? '', page.url()).href)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(share).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Delete Deck' })
    await expect(question).toContainText('Are you sure you want to delete this deck?')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(tile(page, `Choir ${word}`)).toBeVisible()
    await share.click()
    await menu.getByRole('menuitem', { name: 'Delete Deck' }).click()
    await question.getByRole('button', { name: 'Delete Deck' }).click()
    await expect(tile(page, `Choir ${word}`)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No Matching Decks' })).toBeVisible()
  })

  test('says why it cannot be read, shows a card beside the pointer, and says what it cannot copy or delete', async ({
    page,
    request,
  }) => {
    const word = uniqueWord()
    const author = await signUp(request, 'unlucky')
    await addDeck(request, author, deckOf(`Choir ${word}`, amber.slice(0, 1)))
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    })
    const address = /\/rest\/v1\/rpc\/find_decks/
    await page.goto('/decks')
    await page.route(address, (route) => route.fulfill({ status: 500, json: { message: 'The shelf is empty-handed' } }))
    await page.getByRole('searchbox', { name: 'Search decks' }).fill(word)
    await expect(page.getByRole('heading', { name: 'Error loading decks: The shelf is empty-handed' })).toBeVisible()
    await page.unroute(address)
    await page.route(address, (route) => route.abort())
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(
      page.getByRole('heading', { name: /^Error loading decks: Database connection failed: / }),
    ).toBeVisible()
    await page.unroute(address)
    await page.getByRole('button', { name: 'Try Again' }).click()

    const deck = tile(page, `Choir ${word}`)
    await test.step('a card is shown in full beside the pointer, and nothing moves', async () => {
      const name = amber[0]?.name ?? ''
      await expect(deck.getByText(name)).toHaveCount(1)
      const before = await deck.boundingBox()
      await deck.getByText(name).hover()
      const preview = page.locator(':popover-open')
      await expect(preview.getByText(name)).toBeVisible()
      expect(await deck.boundingBox()).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(preview).toHaveCount(0)
    })

    const share = page.getByRole('button', { name: `Share Choir ${word}` })
    await share.click()
    await expect(page.getByRole('menuitem')).toHaveCount(2)
    await page.getByRole('menuitem', { name: 'Copy to Clipboard' }).click()
    await expect(page.getByText('Failed to copy deck to clipboard. Please try again.')).toBeVisible()
    await page.getByRole('menuitem', { name: 'Link to Deck Page' }).click()
    await expect(page.getByText('Failed to copy link. Please try again.')).toBeVisible()

    await openAs(page, author, `/decks?search=${word}`)
    await page.route(/\/rest\/v1\/decks\?/, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, json: { message: 'It clings to its shelf' } })
        : route.continue(),
    )
    await share.click()
    await page.getByRole('menuitem', { name: 'Delete Deck' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Deck' }).click()
    await expect(page.getByText('Error deleting deck: It clings to its shelf')).toBeVisible()
    await expect(deck).toBeVisible()
  })

  test('goes on as the reader scrolls, 24 decks at a time, and is walked with arrow keys', async ({
    page,
    request,
  }) => {
    const word = uniqueWord()
    const author = await signUp(request, 'prolific')
    for (let number = 1; number <= 26; number++) await addDeck(request, author, deckOf(`No ${number} ${word}`, amber))
    const sent: string[] = []
    page.on('request', (request) => {
      if (/\/rest\/v1\/(rpc\/find_decks|decks|deck_favorites|user_profiles)/.test(request.url()))
        sent.push(request.url())
    })
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.goto(`/decks?search=${word}`)
    await expect(tiles(page)).toHaveCount(24)
    await expect.poll(() => sent).toHaveLength(1)

    const link = (number: number) => tile(page, `No ${number} ${word}`).getByRole('link').first()
    await link(26).focus()
    for (const [key, number] of [
      ['ArrowRight', 25],
      ['ArrowDown', 22],
      ['ArrowUp', 25],
      ['Home', 26],
      ['End', 3],
    ] as const) {
      await page.keyboard.press(key)
      await expect(link(number), key).toBeFocused()
    }

    await page.mouse.wheel(0, 5000)
    await expect(page.getByText('All 26 decks are shown.')).toBeVisible()
    const numbers = Array.from({ length: 26 }, (_, index) => `No ${26 - index} ${word}`)
    await expect(tiles(page).getByRole('heading')).toHaveText(numbers)
    expect(sent.filter((url) => url.includes('find_decks'))).toHaveLength(2)
  })
})
