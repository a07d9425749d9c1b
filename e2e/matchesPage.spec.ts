import { readFileSync } from 'node:fs'
import { callDataApi, signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { dialog, performance, history, rateRow, addMatch } from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

test.describe('the matches page', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('shows matches across decks, by deck and by days, with the filter in the address', async ({ page, request }) => {
    const player = await signUp(request, 'veteran')
    const [one, other] = [await addSampleDeck(request, player), await addSampleDeck(request, player, { name: 'Other' })]
    await addMatch(request, player, one, { daysAgo: 0 })
    await addMatch(request, player, one, { daysAgo: 3, result: 'loss', inks: ['Steel', 'Emerald'] })
    await addMatch(request, player, other, { daysAgo: 20, result: 'tie', initiative: 'on_draw' })
    await addMatch(request, player, other, { daysAgo: 400 })
    await openAs(page, player, '/matches')
    await expect(page).toHaveTitle('My Matches | Lorefolio')
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1)
    const tableRows = history(page)
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
    await expect(tableRows).toHaveCount(4)
    await expect(tableRows.nth(0)).toContainText(/Win.*Snow and Steel.*On the play.*Today/)
    await expect(tableRows.nth(1)).toContainText('3 days ago')
    await expect(tableRows.nth(2)).toContainText(/Tie.*Other.*On the draw/)
    await expect(performance(page)).toContainText('2–1–1 in 4 matches')
    // The most played matchup comes first.
    await expect(performance(page).getByRole('rowheader', { name: / \+ / })).toHaveText([
      'Amber + Ruby',
      'Emerald + Steel',
    ])
    await expect(rateRow(page, 'Amber + Ruby')).toHaveText(['2–0–1', '66.7%', '21–94%'])
    await expectAccessible(page)

    // Both cells of a pair lead to its matches.
    const against = performance(page).getByRole('link', { name: '2–0–1 in 3 matches against Amber + Ruby' })
    await expect(against).toHaveCount(2)
    // The grid is one stop of the Tab key, and arrow keys move in it.
    const emerald = performance(page).getByRole('link', { name: /against Emerald/ })
    await against.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(emerald.first()).toBeFocused()
    await expect(emerald.first()).not.toHaveAttribute('tabindex')
    await expect(against.first()).toHaveAttribute('tabindex', '-1')
    await page.keyboard.press('ArrowUp')
    await expect(against.first()).toBeFocused()
    await against.first().click()
    await expect(page).toHaveURL('/matches?against=Amber,Ruby#match-history')
    await expect(tableRows).toHaveCount(3)
    await expect(history(page).getByRole('heading', { name: 'Match History: Amber + Ruby' })).toBeInViewport()
    await expect(
      performance(page)
        .getByRole('link', { name: /against Emerald/ })
        .first(),
    ).toHaveText('0–1')
    await page.goBack()
    await expect(tableRows).toHaveCount(4)
    await page.goForward()
    await page.getByRole('button', { name: 'All opponents' }).press('Enter')
    await expect(tableRows).toHaveCount(4)
    await expect(history(page)).toBeFocused()

    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 days')
    await expect(page).toHaveURL('/matches?last=30')
    await expect(tableRows).toHaveCount(3)
    await page.getByRole('combobox', { name: 'Deck' }).selectOption('Other')
    await expect(page).toHaveURL(`/matches?last=30&deck=${other}`)
    await expect(tableRows).toHaveCount(1)
    await page.reload()
    await expect(tableRows).toHaveCount(1)
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days')
    await expect(page.getByRole('heading', { name: 'No matches found' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear Filters' }).last().press('Enter')
    await expect(tableRows).toHaveCount(4)
    await expect(page.getByRole('combobox', { name: 'Deck' })).toBeFocused()
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Between two days')
    await page.getByLabel('From').fill('2020-01-01')
    await page
      .getByLabel('To', { exact: true })
      .fill(new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10))
    await expect(tableRows).toHaveCount(1)
  })

  test('exports matches as a CSV file and imports them unchanged, and reports an invalid row by its number', async ({
    page,
    request,
  }) => {
    const player = await signUp(request, 'scribe')
    const deckId = await addSampleDeck(request, player)
    await addMatch(request, player, deckId, { notes: 'one "quote",\nand a line', daysAgo: 1 })
    await addMatch(request, player, deckId, { result: 'loss', inks: ['Sapphire', 'Steel'], daysAgo: 2 })
    await page.route('**/rest/v1/matches?*', (route) => route.abort())
    await openAs(page, player, '/matches')
    await expect(page.getByRole('heading', { name: 'Failed to fetch matches' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(
      'Lorefolio cannot be reached. Check your connection and try again.',
    )
    await page.unroute('**/rest/v1/matches?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'Import and export' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    const before = await callDataApi(page, player, 'matches?select=*&order=id')
    const saving = page.waitForEvent('download')
    await choose('Export as CSV')
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^lorefolio-matches-\d{4}-\d{2}-\d{2}\.csv$/)
    const csv = readFileSync(await file.path(), 'utf8')

    await callDataApi(page, player, `matches?user_id=eq.${player.id}&result=eq.loss`, { method: 'DELETE' })
    const bring = (content: string) =>
      dialog(page)
        .getByLabel('CSV file')
        .setInputFiles({ name: 'matches.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    await choose('Import from CSV')
    await bring(csv)
    await expect(dialog(page)).toContainText('2 matches: 1 won, 1 lost.')
    await expectAccessible(page)
    // The page does not know that one was deleted, but the database does.
    await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('1 match imported, 1 already logged.')).toBeVisible()
    const withoutDates = ({ rows }: typeof before) =>
      rows.map((row) => ({ ...(row as object), created_at: '', updated_at: '', import_id: null }))
    expect(withoutDates(await callDataApi(page, player, 'matches?select=*&order=id'))).toEqual(withoutDates(before))

    await choose('Import from CSV')
    await bring(
      'Date;Deck;Result;Initiative;Opponent inks\n2026-01-02;snow and steel;WIN;on draw;Ruby + Amber\n2026-01-02;Gone;maybe;on play;Ruby + Amber\n',
    )
    await expect(dialog(page)).toContainText('1 match: 1 won, 0 lost; 1 row cannot be read.')
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      'Row 3: The result must be win, loss, tie or abandoned, not “maybe”.',
    ])
    await dialog(page).getByRole('button', { name: 'Import 1 match' }).click()
    await expect(performance(page)).toContainText('2–1 in 3 matches')
    await choose('Import from CSV')
    await bring('what is this')
    await expect(dialog(page).getByRole('alert')).toContainText('The first row must have these column headings')
    await expect(dialog(page).getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
    await page.keyboard.press('Escape')

    await test.step('on a small screen the history is a press away', async () => {
      await page.setViewportSize({ width: 390, height: 640 })
      await page.reload()
      const heading = history(page).getByRole('heading')
      await expect(performance(page)).toBeVisible()
      await expect(heading).not.toBeInViewport()
      await page.getByRole('link', { name: 'History' }).click()
      await expect(heading).toBeInViewport()
      const { bottom } = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect())
      expect((await heading.boundingBox())?.y).toBeGreaterThan(bottom)
    })
  })
})
