import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addMatches,
  addPlayers,
  ageAccounts,
  cell,
  clearMatchups,
  inkCards,
  type Player,
  publish,
  readRates,
  setNoise,
  share,
  WEEK,
} from './community.fixture.ts'
import { given } from './answers.ts'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

// How the host publishes weeks, without noise.

let backend: TestBackend
let players: readonly Player[]
beforeAll(async () => {
  backend = await startTestBackend()
  await inkCards(backend)
  await setNoise(backend, 0)
})
afterAll(() => backend.close())
beforeEach(async () => {
  await clearMatchups(backend)
  players = await addPlayers(backend, 10)
})

const published = async () => (await readRates(backend)).matchups
const each = (count: number, matches: object) =>
  addMatches(
    backend,
    players.slice(0, count).map((player) => ({ player, ...matches })),
  )

const step = async (most = 250) =>
  (await backend.sql('select private.publish_matchups($1) as more', [most]))[0]?.['more']
const weeks = async () =>
  (await backend.sql('select week::text from private.community_weeks where published_at is not null order by 1')).map(
    ({ week }) => week,
  )
const closed = async () => String((await backend.sql('select private.last_closed_week()::text as week'))[0]?.['week'])

test('the publication begins with the last week that ended two days ago, and makes up for missed weeks', async () => {
  const last = await closed()
  const age = (Date.now() - Date.parse(last)) / 86_400_000
  expect([new Date(last).getUTCDay(), age >= 9 && age < 16]).toEqual([1, true])
  expect([await step(), await step(), await step()]).toEqual([true, true, false])
  expect(await weeks()).toEqual([last])
  await backend.sql(`update private.community_weeks set week = week - 21 where true`)
  for (let count = 0; count < 6; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    expect(await step()).toBe(true)
  expect(await step()).toBe(false)
  expect(await weeks()).toHaveLength(4)
  expect((await weeks()).at(-1)).toBe(last)
})

test('a publication counts the same in slices of two members, and leaves no picks', async () => {
  await each(10, { wins: 2, losses: 4 })
  await publish(backend, WEEK, 2)
  expect(await published()).toEqual(cell(20, 40, 10))
  expect(await backend.sql('select * from private.community_picks')).toEqual([])
})

test('several hosts at once publish each week once', async () => {
  await each(10, { wins: 6 })
  await backend.sql('insert into private.community_weeks (week) values ($1)', [WEEK])
  await Promise.all(Array.from({ length: 8 }, () => step(2)))
  while ((await step(2)) === true);
  expect(await backend.sql('select wins, players from community_matchups where week = $1', [WEEK])).toEqual([
    { wins: 60, players: 10 },
  ])
})

test('a publication leaves out members who stop sharing or delete their account while it runs', async () => {
  const [stays, leaves] = [await backend.join('stays'), await backend.join('leaves')]
  await ageAccounts(backend.sql, [stays.id, leaves.id])
  for (const player of [stays, leaves]) {
    // oxlint-disable no-await-in-loop -- one connection
    await share(player)
    await addMatches(backend, [{ player, wins: 6 }])
    // oxlint-enable no-await-in-loop
  }
  await each(5, { losses: 6 })
  await backend.sql('insert into private.community_weeks (week) values ($1)', [WEEK])
  await step(12)
  expect(await backend.sql('select count(*)::int as picks from private.community_picks')).toEqual([{ picks: 42 }])
  await share(stays, false)
  await given(leaves.client.rpc('delete_user_account'))
  await publish(backend)
  expect(await published()).toEqual(cell(0, 30, 5))
})
