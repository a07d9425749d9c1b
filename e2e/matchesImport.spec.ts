import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Account, addRow, callDataApi, changeDeck, signUp } from './support/backend.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { dialog, history, performance } from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

/**
 * 76 games: 32 won, 43 lost, one abandoned. Thirty are of the sample deck: half with an earlier list, half with its
 * own.
 */
const HISTORY = readFileSync('src/domain/matches/transfer/duelsHistory.csv')
const UNREADABLE = ['a,yesterday', 'b,2026-09-01', 'c,', 'd'].map((row) => `broken ${row}\r\n`).join('')

async function openImport(page: Page, item = 'Import from CSV') {
  await page.getByRole('button', { name: 'Import and Export' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const choose = (page: Page, buffer: Buffer) =>
  dialog(page).getByLabel('CSV file').setInputFiles({ name: 'history.csv', mimeType: 'text/csv', buffer })

const stored = async (page: Page, player: Account) =>
  (await callDataApi(page, player, 'matches?select=*&order=id')).rows as {
    deck_id: string
    result: string
    deck_version: number | null
  }[]

test('the match history of duels.ink is imported once, and undone', async ({ page, request }) => {
  const player = await signUp(request, 'ledger')
  const snow = await addSampleDeck(request, player)
  const forge = await addSampleDeck(request, player, { name: 'Forge', cards: [{ card: 'pack-1-1', quantity: 4 }] })
  await openAs(page, player, '/matches')
  await openImport(page)
  await choose(page, Buffer.concat([HISTORY, Buffer.from(UNREADABLE)]))
  await expect(dialog(page)).toContainText('76 matches: 32 won, 43 lost, 1 abandoned; 4 rows cannot be read.')
  await expect(dialog(page).getByRole('listitem')).toContainText(Array<string>(4).fill('The result must be'))
  await expect(dialog(page).getByRole('listitem').first()).toContainText('Row 78:')
  // The deck of thirty games is found by the list that half of them have.
  const decks = dialog(page).getByRole('combobox')
  await expect(decks).toHaveCount(2)
  await expect(dialog(page)).toContainText('46 matches left out without a deck.')
  await expectAccessible(page)
  const bots = dialog(page).getByRole('switch', { name: 'Import games against bots' })
  await bots.press('Space')
  await expect(dialog(page)).toContainText('34 matches: 15 won, 19 lost; 4 rows cannot be read.')
  await expect(dialog(page)).toContainText('42 matches left out.')
  await bots.press('Space')
  await page.getByRole('combobox', { name: /^Amber \+ Emerald: 25 matches/ }).selectOption('Forge')
  await page.getByRole('combobox', { name: /^Ruby \+ Steel: 21 matches/ }).selectOption('Forge')
  const answer = page.waitForResponse('**/rpc/import_matches*')
  await dialog(page).getByRole('button', { name: 'Import 76 matches' }).press('Enter')
  expect(await (await answer).json()).toEqual({ added: 76, completed: 0, recognized: 0, unchanged: 0 })
  await expect(page.getByText('76 matches imported.')).toBeVisible()
  await expect(performance(page)).toContainText('32–43 in 75 matches')
  await expect(performance(page)).toContainText('1 abandoned, not counted')
  await expect(performance(page)).toContainText('42.7%')
  const first = await stored(page, player)
  expect(first.filter(({ deck_id }) => deck_id === snow)).toHaveLength(30)
  expect(first.filter(({ deck_id }) => deck_id === forge)).toHaveLength(46)

  await test.step('a second import changes nothing', async () => {
    await openImport(page)
    await choose(page, HISTORY)
    // The decks of logged games are known.
    await expect(dialog(page)).toContainText('All of them are already logged.')
    await expect(dialog(page).getByRole('combobox')).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('0 matches imported, 76 already logged.')).toBeVisible()
    expect(await stored(page, player)).toEqual(first)
  })

  await test.step('an own export brings back what was deleted, with its ids, and is undone', async () => {
    const saving = page.waitForEvent('download')
    await openImport(page, 'Export as CSV')
    const csv = readFileSync(await (await saving).path())
    await callDataApi(page, player, `matches?user_id=eq.${player.id}&result=neq.loss`, { method: 'DELETE' })
    await page.reload()
    await expect(performance(page)).toContainText('0–43 in 43 matches')
    await openImport(page)
    await choose(page, csv)
    await expect(dialog(page)).toContainText('32 won, 43 lost, 1 abandoned. 43 of them are already logged.')
    await dialog(page).getByRole('button', { name: 'Import 33 matches' }).click()
    await expect(page.getByText('33 matches imported, 43 already logged.')).toBeVisible()
    const plain = (rows: object[]) => rows.map((row) => ({ ...row, import_id: '', created_at: '', updated_at: '' }))
    expect(plain(await stored(page, player))).toEqual(plain(first))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('33 matches removed.')).toBeVisible()
    await expect(performance(page)).toContainText('0–43 in 43 matches')
    await expect(history(page)).toBeVisible()
  })
})

test('the version whose list was played is found, and pasted text is read', async ({ page, request }) => {
  const player = await signUp(request, 'ledgerversions')
  const cards = SAMPLE_CARDS.map(({ card, quantity }) => ({ card, quantity }))
  const copies = (changes: Record<string, number>) =>
    cards.map(({ card, quantity }) => ({ card, quantity: changes[card] ?? quantity }))
  // The first list of the history. Its games are older than both versions of the deck here.
  const snow = await addSampleDeck(request, player, { cards })
  await openAs(page, player, '/matches')
  const named = { deck: snow, version: 1, label: 'Late' }
  await callDataApi(page, player, 'rpc/name_deck_version', { method: 'POST', body: named })
  await changeDeck(request, player, snow, { cards: copies({ 'pack-1-52': 3, 'pack-1-194': 1 }) })
  await openImport(page)
  await dialog(page).getByText('Paste text instead').click()
  await dialog(page).getByLabel('CSV text').fill(HISTORY.toString())
  await dialog(page).getByRole('button', { name: 'Preview' }).click()
  await dialog(page).getByRole('button', { name: 'Import 30 matches' }).click()
  await expect(page.getByText('30 matches imported.')).toBeVisible()
  const versions = (await stored(page, player)).map(({ deck_version }) => deck_version)
  // By time all belong to version 1, which half of them played.
  expect(versions.filter((version) => version === null)).toHaveLength(15)
  expect(versions.filter((version) => version === 2)).toHaveLength(15)
  await page.goto(`/deck/${snow}?tab=versions`)
  const list = page.getByRole('region', { name: 'Versions', exact: true }).getByRole('listitem')
  await expect(list).toHaveText([/v2.*\d–\d/s, /v1.*\d–\d/s])
})

test('a later import completes a match, finds one that was logged by hand, and is undone later', async ({
  page,
  request,
}) => {
  const player = await signUp(request, 'ledgerlater')
  const deck = await addSampleDeck(request, player)
  const HEADINGS =
    'game_id,match_id,match_format,started_at,result,went_first,opp_deck_colors,your_deck_id,your_deck_colors'
  const row = (id: string, match: string, time: string, result: string, inks = 'Amber/Ruby') =>
    `game-number-${id},${match},${match ? 'bo3' : 'bo1'},2026-09-10T${time}:00Z,${result},true,${inks},deck-1,Ruby/Steel`
  const first = [HEADINGS, row('1', 'match-number-1', '18:00', 'loss')].join('\n')
  const whole = [
    first,
    row('2', 'match-number-1', '18:30', 'win'),
    row('3', 'match-number-1', '19:00', 'win'),
    row('4', '', '20:00', 'win', 'Steel'),
    row('5', '', '21:00', 'win', 'Amber/Sapphire'),
  ].join('\n')
  await addRow(request, player, 'matches', {
    deck_id: deck,
    result: 'win',
    player_initiative: 'on_draw',
    opponent_colors: ['Amber', 'Sapphire'],
    match_date: '2026-09-10T21:10:00Z',
  })
  await openAs(page, player, '/matches')
  const bring = async (text: string, name: string) => {
    await openImport(page)
    await choose(page, Buffer.from(text))
    return dialog(page).getByRole('button', { name })
  }
  const firstSave = await bring(first, 'Import 1 match')
  await dialog(page).getByRole('combobox', { name: /^Ruby/ }).selectOption({ index: 1 })
  await firstSave.click()
  await expect(page.getByText('1 match imported.')).toBeVisible()
  await expect(performance(page)).toContainText('1–1 in 2 matches')

  const save = await bring(whole, 'Import 1 match')
  await expect(dialog(page)).toContainText('1 unfinished match will get the missing games.')
  // The deck of the logged game is the deck of the others.
  await expect(dialog(page).getByRole('combobox')).toHaveCount(0)
  const same = dialog(page).getByRole('checkbox', { name: 'Sep 10, 2026: Win against Amber + Sapphire' })
  await expect(same).toBeChecked()
  await expectAccessible(page)
  await save.press('Enter')
  await expect(page.getByText('1 match imported, 1 completed, 1 recognized.')).toBeVisible()
  await expect(performance(page)).toContainText('3–0 in 3 matches')
  await expect(history(page)).toContainText('2–1')
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption('Steel')
  await expect(page.getByRole('status').filter({ hasText: '1 match' }).first()).toBeVisible()
  await expect(page).toHaveURL(/against=Steel/)

  await test.step('the last import is undone after the page was closed', async () => {
    await page.goto('/matches')
    await openImport(page)
    await expect(dialog(page)).toContainText('Last import: 1 match')
    await dialog(page).getByRole('button', { name: 'Undo Last Import' }).press('Enter')
    await page.getByRole('button', { name: 'Remove 1 match' }).press('Enter')
    await expect(page.getByText('1 match removed.', { exact: true }).first()).toBeVisible()
    // The import before.
    await expect(dialog(page)).toContainText('Last import: 1 match')
    await page.keyboard.press('Escape')
    await expect(performance(page)).toContainText('2–0 in 2 matches')
  })
})

test('without a connection an import is refused, and possible afterwards', async ({ page, request }) => {
  const player = await signUp(request, 'ledgeroffline')
  await addSampleDeck(request, player)
  await openAs(page, player, '/matches')
  await openImport(page)
  await choose(page, HISTORY)
  const save = dialog(page).getByRole('button', { name: 'Import 30 matches' })
  await expect(save).toBeEnabled()
  await goOffline(page)
  await save.click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'You are offline. Matches can be imported when you are back.',
  )
  await goOnline(page)
  await save.click()
  await expect(page.getByText('30 matches imported.')).toBeVisible()
})
