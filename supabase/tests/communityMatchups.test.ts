import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addMatches,
  addPlayers,
  ageAccounts,
  cell,
  clearMatchups,
  inkCards,
  inkList,
  type Player,
  publish,
  readRates,
  setNoise,
  share,
  WEEK,
  weekAfter,
} from './community.fixture.ts'
import { explained, given, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

// The matches that count, without noise. communityPrivacy.test.ts has the noise and the attacks.

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

const rates = (weeks = 1, format = 'core') => readRates(backend, weeks, format)
const published = async (weeks = 1) => (await rates(weeks)).matchups
/** The same matches for each of the first players. */
const each = (count: number, matches: object) =>
  addMatches(
    backend,
    players.slice(0, count).map((player) => ({ player, ...matches })),
  )

describe('a matchup', () => {
  test('of 5 members and 30 matches is published, with 29 or 4 it is not', async () => {
    await each(5, { wins: 4, losses: 2 })
    await publish(backend)
    expect(await rates()).toEqual({ until: '2026-03-08', matchups: cell(20, 10, 5) })
    await each(4, { wins: 4, losses: 2, week: weekAfter(1) })
    await addMatches(backend, [{ player: players[4] as Player, wins: 5, week: weekAfter(1) }])
    await publish(backend, weekAfter(1))
    expect(await rates()).toEqual({ until: '2026-03-15', matchups: [] })
    await each(4, { wins: 20, week: weekAfter(2) })
    await publish(backend, weekAfter(2))
    expect(await published()).toEqual([])
  })

  test('has at most 6 matches of a member, chosen by chance', async () => {
    await each(9, { losses: 6 })
    await addMatches(backend, [{ player: players[9] as Player, wins: 100 }])
    await publish(backend)
    expect(await published()).toEqual(cell(6, 54, 10))
    await clearMatchups(backend)
    players = await addPlayers(backend, 10)
    await each(10, { wins: 30, losses: 30 })
    await publish(backend)
    const [[, , wins] = []] = (await published()) as [unknown, unknown, number][]
    // Not the first, which are all won, nor the last. 60 of 600, half of them won: ±5 standard deviations.
    expect(wins).toBeGreaterThan(10)
    expect(wins).toBeLessThan(50)
  })

  test('leaves out members who have not agreed, and accounts that began in the week', async () => {
    const others = await addPlayers(backend, 5, false)
    await addMatches(
      backend,
      others.map((player) => ({ player, wins: 6 })),
    )
    await each(5, { losses: 6 })
    const [young] = await addPlayers(backend, 1)
    await backend.sql('update user_profiles set created_at = $1 where user_id = $2', [`${WEEK}T00:00:00Z`, young?.id])
    await addMatches(backend, [{ player: young as Player, wins: 6 }])
    await publish(backend)
    expect(await published()).toEqual(cell(0, 30, 5))
  })

  test('leaves out ties, abandoned matches, the same inks, one or three inks, and other weeks', async () => {
    await each(6, { wins: 5 })
    await each(6, { wins: 3, result: 'tie' })
    await each(6, { wins: 3, result: 'abandoned' })
    await each(6, { wins: 6, against: ['Amber', 'Ruby'] })
    await each(6, { wins: 6, inks: ['Amber'] })
    await each(6, { wins: 6, inks: ['Amber', 'Ruby', 'Steel'] })
    await each(6, { losses: 6, week: weekAfter(-1) })
    await each(6, { losses: 6, week: weekAfter(1) })
    await publish(backend)
    expect(await published()).toEqual(cell(30, 0, 6))
  })

  test('is listed once for both sides, and a game that both imported counts once', async () => {
    const games = players.slice(0, 5).map((_, at) => Array.from({ length: 6 }, (__, game) => `Game ${at}-${game}`))
    await addMatches(
      backend,
      games.flatMap((ids, at) => [
        { player: players[at] as Player, wins: 6, games: ids },
        {
          player: players[at + 5] as Player,
          inks: ['Ruby', 'Steel'] as const,
          against: ['Amber', 'Ruby'] as const,
          losses: 6,
          games: ids,
        },
      ]),
    )
    await publish(backend)
    expect(await published()).toEqual(cell(30, 0, 10))
  })

  test('keeps equal ids of games of one side, and different results, apart', async () => {
    // Members who number their games by hand.
    await each(5, { wins: 6, games: ['1', '2', '3', '4', '5', '6'] })
    await addMatches(backend, [
      {
        player: players[5] as Player,
        inks: ['Ruby', 'Steel'],
        against: ['Ruby', 'Amber'],
        wins: 2,
        games: ['1', '2'],
      },
    ])
    await publish(backend)
    expect(await published()).toEqual(cell(30, 2, 6))
  })

  test('has the inks that were played, also if the deck has others since', async () => {
    const member = await backend.join('changer')
    await ageAccounts(backend.sql, [member.id])
    await share(member)
    const { id } = await saveDeck(member, { cards: inkList(['Amber', 'Ruby']) })
    await backend.sql(`do $$ begin
      alter table decks disable trigger user;
      update decks set created_at = '2026-01-01', updated_at = '2026-01-01' where id = '${id}';
      alter table decks enable trigger user;
    end $$`)
    const match = { user_id: member.id, deck_id: id, result: 'win', player_initiative: 'on_play' }
    await given(
      member.client
        .from('matches')
        .insert(
          Array.from({ length: 6 }, () => ({
            ...match,
            opponent_colors: ['Steel', 'Ruby'],
            match_date: `${WEEK}T10:00Z`,
          })),
        )
        .select(),
    )
    await given(
      member.client
        .from('decks')
        .update({ cards: inkList(['Amber', 'Steel']) })
        .eq('id', id)
        .select(),
    )
    await each(5, { losses: 6 })
    await publish(backend)
    expect(await published()).toEqual(cell(6, 30, 6))
  })

  test('is summed over the weeks in which it was published', async () => {
    await each(5, { wins: 6 })
    await publish(backend)
    await publish(backend, weekAfter(1))
    await each(6, { losses: 6, week: weekAfter(2) })
    await publish(backend, weekAfter(2))
    expect(await published(1)).toEqual(cell(0, 36, 6))
    expect(await published(2)).toEqual(cell(0, 36, 6))
    expect(await published(3)).toEqual(cell(30, 36, 6, 2))
    expect((await rates(3, 'infinity')).matchups).toEqual([])
  })
})

test('nothing is published at first, and other arguments are refused', async () => {
  expect(await rates()).toEqual({ until: null, matchups: [] })
  const refused = (words: object) => refusal(backend.anonymous.rpc('community_rates', words as { format: string }))
  expect(await refused({ format: 'draft' })).toEqual(explained('The format must be core or infinity.'))
  expect(await refused({ format: null })).toEqual(explained('The format must be core or infinity.'))
  for (const weeks of [0, 53, null])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    expect(await refused({ format: 'core', weeks })).toEqual(explained('Choose 1 to 52 weeks.'))
})
