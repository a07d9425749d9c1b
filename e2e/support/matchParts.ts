import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, addRow, callDataApi } from './backend.ts'

export const dialog = (page: Page) => page.getByRole('dialog')
export const performance = (page: Page) => page.getByRole('region', { name: /Performance$/ })
export const history = (page: Page) => page.getByRole('region', { name: 'Match History' })
export const matchRows = (page: Page) => history(page).getByRole('listitem')
export const ink = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
export const save = (page: Page, name = 'Log Match') => dialog(page).getByRole('button', { name, exact: true })
export const opener = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Log Match', exact: true }).first()

/** A count of the panel, such as Wins. */
export const count = (page: Page, name: string) =>
  performance(page).locator('dl > div').filter({ hasText: name }).getByRole('definition')

/** The cells of a row of the panel's tables: record, win rate, interval. */
export const rateRow = (page: Page, name: string) =>
  performance(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')

type Played = { result?: string; inks?: [string, string]; initiative?: string; notes?: string; daysAgo?: number }

/** Stores a match with its player's permissions. */
export const addMatch = (request: APIRequestContext, player: Account, deckId: string, played: Played = {}) =>
  addRow(request, player, 'matches', {
    deck_id: deckId,
    result: played.result ?? 'win',
    player_initiative: played.initiative ?? 'on_play',
    opponent_colors: played.inks ?? ['Amber', 'Ruby'],
    notes: played.notes ?? null,
    match_date: new Date(Date.now() - (played.daysAgo ?? 0) * 86_400_000 - 60_000).toISOString(),
  })

export const storedMatches = async (page: Page, player: Account) =>
  (
    await callDataApi(
      page,
      player,
      'matches?select=result,player_initiative,opponent_colors,notes,deck_id&order=created_at',
    )
  ).rows
