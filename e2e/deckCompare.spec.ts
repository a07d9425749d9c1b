import type { Page } from '@playwright/test'
import { addDeck, signUp } from './support/backend.ts'
import { chooseMore } from './support/deckParts.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { cardsOf, deckOf, uniqueWord } from './support/listedDecks.ts'
import { openAs } from './support/openAs.ts'
import { fullName } from './support/pack.ts'
import { expect, test } from './support/test.ts'

const [sharedCard, former, later] = cardsOf('Fabled', 'Amber')
  .slice(0, 3)
  .map((card) => ({ card, name: fullName(card) }))
if (!sharedCard || !former || !later) throw new Error('Fabled has three Amber cards.')

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Compare Decks' })
const only = (page: Page, name: string) =>
  dialog(page)
    .getByRole('region', { name: `Only in ${name}`, exact: true })
    .getByRole('listitem')

test('the page of a deck shows others with many cards in common @desktop', async ({ page, request }) => {
  const author = await signUp(request, 'copier')
  const cards = cardsOf('Wilds Unknown', 'Amber')
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, 8)
  const word = uniqueWord()
  const { id } = await addDeck(request, author, deckOf(`Original ${word}`, cards))
  await addDeck(request, author, deckOf(`Near ${word}`, cards.slice(0, 6)))
  await addDeck(request, author, deckOf(`Far ${word}`, cards.slice(0, 2)))
  await page.goto(`/deck/${id}`)
  const similar = page.getByRole('region', { name: 'Similar Decks' }).getByRole('listitem')
  await expect(similar.filter({ hasText: word })).toHaveText([`Near ${word}24 cards in common`])
})

test('a deck is compared with a later one, by an address that can be shared, and with a list @desktop', async ({
  page,
  request,
  browser,
}) => {
  const author = await signUp(request, 'tuner')
  const first = await addDeck(request, author, deckOf('First', [sharedCard.card, former.card]))
  const second = await addDeck(request, author, deckOf('Second', [sharedCard.card, later.card]))
  await openAs(page, author, `/deck/${first.id}`)
  await chooseMore(page, 'Compare')
  const choice = dialog(page).getByLabel('With one of your decks')
  await expect(choice).toBeFocused()
  await expect(choice.getByRole('option')).toHaveText(['Choose a deck', 'Second'])
  await choice.selectOption('Second')
  await expect(dialog(page)).toContainText('4 cards are in both.')
  await expect(only(page, 'First')).toHaveText([`4 ${former.name}`])
  await expect(only(page, 'Second')).toHaveText([`4 ${later.name}`])
  await expectAccessible(page)
  await expect(page).toHaveURL(`/deck/${first.id}?compare=${second.id}`)
  const link = page.url()

  const list = dialog(page).getByRole('textbox')
  await list.fill(`4 ${sharedCard.name}\r\n3 ${former.name}\n1 Nobody`)
  await expect(dialog(page)).toContainText('Card not found: "Nobody"')
  await list.fill(`4 ${sharedCard.name}\r\n3 ${former.name}`)
  await expect(dialog(page)).toContainText('7 cards are in both.')
  await expect(only(page, 'First')).toHaveText([`1 ${former.name}`])
  await expect(only(page, 'the list')).toHaveCount(0)
  await expect(page).toHaveURL(`/deck/${first.id}`)
  const unknown = `/deck/${first.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`
  await list.fill(unknown)
  await expect(dialog(page)).toContainText('Deck not found')
  await expect(list).toHaveValue(unknown)
  await list.fill(new URL(`/deck/${first.id}`, page.url()).href)
  await expect(dialog(page)).toContainText('Both have the same cards.')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(`/deck/${first.id}`)

  const reader = await browser.newPage()
  await reader.goto(link)
  await expect(only(reader, 'Second')).toHaveText([`4 ${later.name}`])
  await expect(dialog(reader).getByLabel('With one of your decks')).toHaveCount(0)
  await reader.close()
})
