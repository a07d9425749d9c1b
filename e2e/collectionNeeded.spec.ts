import type { APIRequestContext } from '@playwright/test'
import { type Account, addRow, signUp } from './support/backend.ts'
import { openAs } from './support/openAs.ts'
import { fullName, packCards } from './support/pack.ts'
import { readClipboard } from './support/readClipboard.ts'
import { expect, test } from './support/test.ts'

const SET = 'D23 Collection'
const CARDS = packCards
  .filter((card) => card.set_data.name === SET)
  .toSorted((a, b) => Number(a.collector_number) - Number(b.collector_number))
const [FIRST, SECOND, ...NEEDED] = CARDS

const cardsTab = ({ id }: Account) => `/user/${id}/collection?set=${SET.replaceAll(' ', '+')}&tab=cards`

/** Signs up a member who has some cards, every second one as foil. */
async function signUpWith(request: APIRequestContext, cards: typeof CARDS): Promise<Account> {
  const owner = await signUp(request, 'seeker')
  const rows = cards.map(({ id }, index) => ({ card_id: id, quantity: 1, is_foil: index % 2 === 1 }))
  await Promise.all(rows.map((row) => addRow(request, owner, 'user_collections', row)))
  return owner
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the needed cards of a set are copied as a text and printed as a sheet, until it is complete @desktop', async ({
  page,
  request,
}) => {
  if (!FIRST || !SECOND) throw new Error(`${SET} has two cards and more`)
  const owner = await signUpWith(request, [FIRST, SECOND])
  await openAs(page, owner, cardsTab(owner))
  const menu = page.getByRole('button', { name: `Needed Cards of ${SET}` })
  await menu.click()
  const copy = page.getByRole('menuitem').first()
  await expect(copy).toBeInViewport({ ratio: 1 })
  await copy.click()
  await expect(copy).toHaveText('Copied!')
  expect((await readClipboard(page)).split('\n')).toEqual([
    `${SET}: ${NEEDED.length} cards needed`,
    ...NEEDED.map((card) => `${card.collector_number} ${fullName(card)} (${card.rarity})`),
  ])
  await expect(copy).toHaveText('Copy Needed Cards')

  await page.evaluate(() => {
    window.print = () => void (document.title = 'printed')
  })
  await page.getByRole('menuitem', { name: 'Print Needed Cards' }).click()
  await expect(page).toHaveTitle('printed')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Needed Cards of ${SET}`)
  await expect(page.getByRole('main')).toHaveCount(0)
  const rows = await page.getByRole('row').allInnerTexts()
  // A price may follow, because other tests set prices.
  expect(
    rows.slice(1).map((row) =>
      row
        .trim()
        .split(/\s*\t\s*/)
        .slice(0, 3),
    ),
  ).toEqual(NEEDED.map((card) => [card.collector_number, fullName(card), card.rarity]))
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table', { includeHidden: true })).toHaveCount(0)

  const rest = NEEDED.map(({ id }) => ({ card_id: id, quantity: 1, is_foil: true }))
  await Promise.all(rest.map((row) => addRow(request, owner, 'user_collections', row)))
  await page.reload()
  await expect(page.getByText(`You have every card of ${SET}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Needed Cards/ })).toHaveCount(0)
})
