import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { answer, calls, lastBody, network } from '../backend/backend.fixture.ts'
import { PAGE_SIZE } from '../backend/readAllPages.ts'
import { matchesQuery } from './matches.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))

const ROW = {
  deck_id: 'd1',
  result: 'win',
  player_initiative: 'on_play',
  opponent_colors: ['Ruby', 'Steel'],
  notes: null,
  match_date: '2026-11-20T12:00:00+00:00',
  best_of: 1,
  games_won: null,
  games_lost: null,
  opponent_name: null,
  event: null,
  round: null,
  deck_version: null,
  game_id: null,
}

test('the matches before the latest thousand are read at once, by column', async () => {
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('navigator', { onLine: true })
  const latest = Array.from({ length: PAGE_SIZE }, (_, at) => ({ ...ROW, id: `m${at}` }))
  const earlier = Object.fromEntries(Object.entries({ ...ROW, id: 'first' }).map(([name, value]) => [name, [value]]))
  answer.mockImplementation(async ({ address }) => Response.json(address.includes('/rpc/') ? earlier : latest))
  const { persister: _, ...query } = matchesQuery('me', 'd1')
  const matches = await new QueryClient().query(query)
  expect(matches).toHaveLength(PAGE_SIZE + 1)
  expect(matches.at(-1)).toMatchObject({ id: 'first', opponentInks: ['Ruby', 'Steel'] })
  expect(calls()).toHaveLength(2)
  expect(lastBody()).toEqual({ player: 'me', deck: 'd1', skip: PAGE_SIZE })
  vi.unstubAllGlobals()
})
