import { addDeck, addRow, signUp } from './support/backend.ts'
import { chooseMore } from './support/deckParts.ts'
import { addMatch } from './support/matchParts.ts'
import { openAs, openHydrated } from './support/openAs.ts'
import { packCards } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { addSampleDeck, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

test.use({ ...DESKTOP, colorScheme: 'dark' })

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test(
  'a deck is printed as its whole list on one sheet, black on white',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const owner = await signUp(request, 'printer')
    const deckId = await addSampleDeck(request, owner, { description: 'Keep the cannons.' })
    await openAs(page, owner, `/deck/${deckId}`)
    await expect(page.getByRole('region', { name: 'Price', exact: true })).toBeVisible()
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)

    // The sheet stays after the print dialog has opened.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snow and Steel')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    for (const { name, quantity } of SAMPLE_CARDS)
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(String(quantity))
    await expect(page.getByText('Keep the cannons.').last()).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    )

    // Input returns to the page.
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Tab')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Price', exact: true })).toBeVisible()
  },
)

test('the registration list of 60 different cards is one page', { tag: '@desktop' }, async ({ page, request }) => {
  const longest = new Map(packCards.map((card) => [`${card.name} ${card.version}`, card]))
  const cards = [...longest]
    .toSorted(([a], [b]) => b.length - a.length)
    .slice(0, 60)
    .map(([, { id }]) => ({ card: id, quantity: 1 }))
  const { id } = await addDeck(request, await signUp(request, 'registrar'), { name: 'Singles', is_public: true, cards })
  await openHydrated(page, `/deck/${id}`)
  await chooseMore(page, 'Export')
  await expect(page.getByRole('dialog', { name: 'Export Deck' }).getByRole('img')).toBeVisible()
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1)
})

test('on paper a page has no navigation and no controls', { tag: '@desktop' }, async ({ page, request }) => {
  const owner = await signUp(request, 'printer')
  const deckId = await addSampleDeck(request, owner)
  await addMatch(request, owner, deckId, { daysAgo: 1, notes: 'Close.' })
  await addRow(request, owner, 'user_collections', { card_id: SAMPLE_CARDS[0]?.card, quantity: 2, is_foil: false })
  for (const [path, text] of [
    [`/user/${owner.id}/collection`, 'The First Chapter'],
    ['/matches', 'Close.'],
  ] as const) {
    await openAs(page, owner, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen' })
  }
})
