import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, addDeck, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { delayResponses } from './support/delayResponses.ts'
import { cardsOf, deckOf, tile, uniqueWord } from './support/listedDecks.ts'
import { packCards } from './support/pack.ts'
import { expect, test } from './support/test.ts'

const PIRATES = packCards.filter(({ name }) => name === "A Pirate's Life").slice(0, 2)
const VERDICT = /^Official \w+ events: /

async function openVerdict(page: Page) {
  await page.locator('summary', { hasText: "8 of 60 · 8 copies of A Pirate's Life" }).click()
  const core = page.getByRole('main').locator('section', { hasText: 'Core: not legal' })
  await expect(core.getByRole('listitem')).toHaveText([
    '8 of at least 60 cards (TR 1.3.1, 1.6)',
    "8 copies of A Pirate's Life, over all its printings; at most 4 are allowed (TR 1.3.1, 1.6)",
  ])
}

/** Eight cards of one name over two printings. */
const addPirates = (request: APIRequestContext, author: Account, name: string) =>
  addDeck(request, author, deckOf(name, PIRATES))

test('a deck’s page says, before any script, why the deck cannot be played @desktop', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const author = await signUp(request, 'warned')
  const { id } = await addPirates(request, author, 'Eight Pirates')
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(`${baseURL}/deck/${id}`)
  await openVerdict(plain)
  // No level is left out below the deck's name.
  await expect(plain.getByRole('heading', { level: 2, name: 'Core: not legal' })).toBeVisible()
  await plain.close()

  const release = await delayResponses(page, /\.js$/)
  await page.goto(`/deck/${id}`, { waitUntil: 'commit' })
  await openVerdict(page)
  release()
  const day = page.getByRole('slider', { name: 'Day of the verdict' })
  await expect(day).toHaveAccessibleName('Day of the verdict')
  await page.getByRole('button', { name: 'Next Rotation' }).click()
  await expect(day).toHaveAttribute('aria-valuetext', /^July 17, 20\d\d\. .* rotate out of Core/)
  await expect(page.getByRole('main').getByText(/2 cards? rotated out on|1 card rotated out on/)).toBeVisible()
  await expectAccessible(page)
})

test('each list shows the reason in a few words, and nothing moves when the cards load', async ({
  page,
  request,
}, info) => {
  const word = uniqueWord()
  const author = await signUp(request, `lists-${info.project.name}`)
  await addPirates(request, author, `Pirates ${word}`)
  const inks = ['Amber', 'Ruby', 'Steel'].flatMap((ink) => cardsOf('Fabled', ink).slice(0, 4))
  await addDeck(request, author, deckOf(`Rainbow ${word}`, [...PIRATES, ...inks]))
  const whole = [...new Map(cardsOf('Fabled', 'Amber').map((card) => [`${card.name} ${card.version}`, card])).values()]
  await addDeck(request, author, deckOf(`Whole ${word}`, whole.slice(0, 15)))

  const release = await delayResponses(page, /\/rest\/v1\/cards_2|\/pack\.json/)
  await page.goto(`/decks?search=${word}`)
  const pirates = tile(page, `Pirates ${word}`)
  const reasons = "8 copies of A Pirate's Life · 8 of 60"
  await expect(pirates.getByTitle(VERDICT)).toContainText(reasons)
  const before = await pirates.boundingBox()
  release()
  await expect(pirates.getByTitle(VERDICT)).toContainText(reasons)
  expect(await pirates.boundingBox()).toEqual(before)
  const rainbow = tile(page, `Rainbow ${word}`)
  const badge = rainbow.getByTitle(VERDICT)
  await expect(badge).toContainText("8 copies of A Pirate's Life · 3 inks · 56 of 60")
  const [inner, outer] = [await badge.boundingBox(), await rainbow.boundingBox()]
  expect((inner?.x ?? Infinity) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0))
  await expect(tile(page, `Whole ${word}`).getByTitle('Official Core events: legal today')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/user/${author.id}/decks?search=${word}`)
  await expect(tile(page, `Pirates ${word}`).getByTitle(VERDICT)).toContainText(reasons)
})
