import { expect } from 'vitest'
import { given } from './answers.ts'
import type { Member } from './startTestBackend.ts'

let games = 0

/** An entry of an import: a game with a new id, won in the evening. */
export const makeGame = (deck_id: string, fields: object = {}) => ({
  game_id: `00000000-0000-7000-a000-${String(++games).padStart(12, '0')}`,
  deck_id,
  result: 'win',
  player_initiative: 'on_play',
  opponent_colors: ['Amber', 'Steel'],
  match_date: '2026-09-12T01:22:00+00:00',
  ...fields,
})

/** Imports entries, valid or not, as a member. */
export const importGames = (by: Member, entries: unknown, import_id?: string) =>
  by.client.rpc('import_matches', { entries: entries as [], ...(import_id !== undefined && { import_id }) })

/** The member's matches with an id. */
export const findGames = (by: Member, column: 'game_id' | 'id', value: string) =>
  given(by.client.from('matches').select().eq(column, value))

/** The member's only match with an id; fails for several. */
export async function findGame(by: Member, column: 'game_id' | 'id', value: string) {
  const [row, ...more] = await findGames(by, column, value)
  expect(more).toEqual([])
  return row
}
