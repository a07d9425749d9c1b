import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addMatches,
  addPlayers,
  clearMatchups,
  inkCards,
  type Player,
  publish,
  setNoise,
  share,
  WEEK,
  weekAfter,
} from './community.fixture.ts'
import { given } from './answers.ts'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

// Attacks on the community matchups, to learn about one member.

let backend: TestBackend
let attacker: Member
let noise: string
beforeAll(async () => {
  backend = await startTestBackend()
  attacker = await backend.join('attacker')
  await inkCards(backend)
  noise = String(
    (await backend.sql(`select pg_get_functiondef('private.privacy_noise'::regproc) as code`))[0]?.['code'],
  )
})
afterAll(() => backend.close())
beforeEach(async () => {
  await clearMatchups(backend)
  await backend.sql(noise)
})

type Cell = { week: string; wins: number; losses: number; players: number }
/** All that everybody can read. */
async function read(as: Member | null = null): Promise<readonly Cell[]> {
  const { text } = await request(backend, as, '/rest/v1/community_matchups?order=week,inks,opponent_inks')
  return JSON.parse(text) as Cell[]
}

describe('a member', () => {
  test('shares nothing until they agree, and agreeing and stopping are repeatable', async () => {
    const rows = () => given(attacker.client.from('match_sharing').select('user_id'))
    expect(await rows()).toEqual([])
    for (const shares of [false, true, true]) await share(attacker, shares)
    expect(await rows()).toEqual([{ user_id: attacker.id }])
    for (const shares of [false, false]) await share(attacker, shares)
    expect(await rows()).toEqual([])
  })

  test('cannot agree or stop for others, nor choose the time', async () => {
    const [victim] = await addPlayers(backend, 1)
    const before = await backend.sql('select * from match_sharing')
    for (const as of [null, attacker])
      for (const [path, method, json] of [
        ['match_sharing', 'POST', { user_id: attacker.id }],
        [`match_sharing?user_id=eq.${victim?.id}`, 'DELETE', undefined],
        [`match_sharing?user_id=eq.${victim?.id}`, 'PATCH', { agreed_at: '2001-01-01' }],
        ['rpc/set_match_sharing', 'POST', { shares: true, user_id: victim?.id }],
        ['rpc/set_match_sharing', 'POST', { shares: null }],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        const { status } = await request(backend, as, `/rest/v1/${path}`, { method, json })
        expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code >= 400 || method !== 'POST')])
      }
    expect(await backend.sql('select * from match_sharing')).toEqual(before)
  })

  test('is left out after stopping, from the next week on, and no published number changes', async () => {
    const players = await addPlayers(backend, 5)
    const all = [...players, attacker]
    await backend.sql(`update user_profiles set created_at = '2025-01-01' where user_id = $1`, [attacker.id])
    await share(attacker)
    await setNoise(backend, 0)
    const play = (week: string) =>
      addMatches(
        backend,
        all.map((player) => ({ player, week, wins: player === attacker ? 6 : 0, losses: player === attacker ? 0 : 6 })),
      )
    await play(WEEK)
    await publish(backend)
    const first = await read()
    expect(first).toMatchObject([{ wins: 6, losses: 30, players: 6 }])
    await share(attacker, false)
    await backend.sql('delete from matches where user_id = $1', [attacker.id])
    await publish(backend)
    expect(await read()).toEqual(first)
    await play(weekAfter(1))
    await publish(backend, weekAfter(1))
    expect(await read()).toEqual([...first, expect.objectContaining({ wins: 0, losses: 30, players: 5 })])
  })
})

test('a published week stays as it is, also if members join, leave, or add matches later', async () => {
  const players = await addPlayers(backend, 8)
  await addMatches(
    backend,
    players.map((player) => ({ player, wins: 3, losses: 3 })),
  )
  await publish(backend)
  const before = await read()
  expect(before).toHaveLength(1)
  const [late] = await addPlayers(backend, 1)
  await addMatches(backend, [{ player: late as Player, wins: 6 }])
  await backend.sql('delete from match_sharing where user_id = $1', [players[0]?.id])
  await publish(backend)
  await backend.sql('select private.publish_matchups()')
  expect(await read()).toEqual(before)
})

test('nobody reads the matches behind the numbers, nor publishes', async () => {
  const names = ['community_weeks', 'community_picks', 'rpc/publish_matchups', 'rpc/privacy_noise', 'rpc/pick_matches']
  for (const as of [null, attacker])
    for (const name of [...names, 'rpc/last_closed_week', 'rpc/inks_of']) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const { status } = await request(backend, as, `/rest/v1/${name}`, name.startsWith('rpc') ? { json: {} } : {})
      expect([name, status]).toEqual([name, 404])
    }
})

test('the noise has the spread that docs/matches.md states', async () => {
  const rows = await backend.sql('select private.privacy_noise(4) as n from generate_series(1, 20000)')
  const values = rows.map(({ n }) => Number(n))
  const mean = values.reduce((sum, n) => sum + n, 0) / values.length
  const variance = values.reduce((sum, n) => sum + (n - mean) ** 2, 0) / values.length
  // 2q / (1 - q)² with q = e^(-1/4), within 5 standard errors.
  expect(Math.abs(mean)).toBeLessThan(0.2)
  expect(variance).toBeGreaterThan(29)
  expect(variance).toBeLessThan(35)
})

type Result = { readonly wins: number; readonly losses: number }

/** The weeks of an attack: enough for a rate within a few percent. */
const WEEKS = 300

/**
 * An attacker who controls all other members of a cell, and knows their results, guesses in each week which of two results the
 * victim had. Answers the share of right guesses; half of them would be right without reading anything.
 */
async function guessRate(good: Result, bad: Result): Promise<number> {
  const [victim, ...puppets] = await addPlayers(backend, 6)
  const both = (player: Player, result: Result, other: Result) => [
    { player, ...result },
    { player, ...other, week: weekAfter(-1) },
  ]
  const EVEN = { wins: 3, losses: 3 }
  await addMatches(backend, [
    ...puppets.flatMap((player) => both(player, EVEN, EVEN)),
    ...both(victim as Player, good, bad),
  ])
  // The same two weeks again and again, back in time.
  await backend.sql(
    `insert into matches (user_id, deck_id, result, player_initiative, opponent_colors, match_date)
      select user_id, deck_id, result, player_initiative, opponent_colors, match_date - make_interval(days => 14 * pair)
        from matches, generate_series(1, $1) as pair`,
    [WEEKS / 2 - 1],
  )
  // In one statement, because they are many.
  await backend.sql(`do $$ begin
    insert into private.community_weeks (week) select date '${WEEK}' - 7 * past from generate_series(0, ${WEEKS - 1}) as past;
    while private.publish_matchups() and exists (select from private.community_weeks where published_at is null) loop end loop;
  end $$`)
  const seen = new Map((await read()).map((cell) => [cell.week, cell]))
  const weeks = Array.from({ length: WEEKS }, (_, at) => at)
  const middle = (good.wins - good.losses + bad.wins - bad.losses) / 2
  const right = weeks.map((at) => {
    const cell = seen.get(weekAfter(-at))
    if (!cell) throw new Error(`The week ${weekAfter(-at)} was not published`)
    const difference = cell.wins - cell.losses - middle
    return difference === 0 ? 0.5 : Number(difference > 0 === (at % 2 === 0))
  })
  return right.reduce((sum, one) => sum + one, 0) / WEEKS
}

describe('an attacker who controls all other members of a matchup', () => {
  test('tells 4–2 from 2–4 little better than by a coin', async () => {
    const rate = await guessRate({ wins: 4, losses: 2 }, { wins: 2, losses: 4 })
    // 62% expected; the bound is 5 standard errors above it.
    expect(rate).toBeLessThan(0.76)
  })

  test('is often wrong even about 6–0 and 0–6', async () => {
    const rate = await guessRate({ wins: 6, losses: 0 }, { wins: 0, losses: 6 })
    // 80% expected. Without noise it would be 100%.
    expect(rate).toBeLessThan(0.92)
  })
})

describe('without noise', () => {
  test('one member changes a matchup by at most 6 matches, however many they log', async () => {
    await setNoise(backend, 0)
    const [victim, ...others] = await addPlayers(backend, 7)
    await addMatches(
      backend,
      others.map((player) => ({ player, wins: 3, losses: 3 })),
    )
    await addMatches(
      backend,
      others.map((player) => ({ player, wins: 3, losses: 3, week: weekAfter(1) })),
    )
    await addMatches(backend, [{ player: victim as Player, wins: 200, week: weekAfter(1) }])
    await publish(backend)
    await publish(backend, weekAfter(1))
    expect(await read()).toMatchObject([
      { wins: 18, losses: 18, players: 6 },
      { wins: 24, losses: 18, players: 7 },
    ])
  })

  test('4 accounts of an attacker and one member show no number below 30 matches', async () => {
    await setNoise(backend, 0)
    const [victim, ...puppets] = await addPlayers(backend, 5)
    await addMatches(
      backend,
      puppets.map((player) => ({ player, wins: 200 })),
    )
    await addMatches(backend, [{ player: victim as Player, wins: 2, losses: 3 }])
    await publish(backend)
    expect(await read()).toEqual([])
  })

  test('no matchup is a sum of others', async () => {
    await setNoise(backend, 0)
    const players = await addPlayers(backend, 6)
    await addMatches(
      backend,
      players.flatMap((player) => [
        { player, wins: 3, losses: 3 },
        { player, wins: 2, losses: 4, against: ['Emerald', 'Steel'] as const },
      ]),
    )
    // Too few to be published, also as a part of another.
    await addMatches(backend, [{ player: players[0] as Player, wins: 5, against: ['Amber', 'Steel'] }])
    await publish(backend)
    const cells = await read()
    expect(cells.map(({ wins, losses }) => wins + losses)).toEqual([36, 36])
  })
})
