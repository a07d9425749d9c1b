import { afterAll, beforeAll, expect, test } from 'vitest'
import { given } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { importGames, makeGame } from './games.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let player: Member
let stranger: Member
let admin: Member
let deckId: string
beforeAll(async () => {
  backend = await startTestBackend()
  player = await backend.join('player')
  stranger = await backend.join('stranger')
  admin = await backend.joinAsAdmin('admin')
  deckId = (await saveDeck(player)).id
  await log({ match_date: '2024-05-17T10:00:00+00:00' })
})
afterAll(() => backend.close())

async function log(fields = {}) {
  const { error } = await importGames(player, [makeGame(deckId, fields)])
  expect(error).toBeNull()
}

const matchesOf = async (member: Member, of: object) =>
  (await given(member.client.rpc('matches_of', { player: player.id, ...of }))) as Record<string, unknown[] | null>

test('matches are answered column by column, the latest first, of all decks or of one', async () => {
  const other = (await saveDeck(player)).id
  const days = ['2020-01-01T10:00:00+00:00', '2020-01-03T10:00:00+00:00', '2020-01-02T10:00:00+00:00']
  for (const match_date of days) await log({ deck_id: other, match_date, notes: match_date })
  const data = await matchesOf(player, { deck: other })
  const [first, last, middle] = days
  expect(data).toMatchObject({
    notes: [last, middle, first],
    match_date: [last, middle, first],
    round: [null, null, null],
  })
  expect(data['opponent_colors']).toEqual([1, 2, 3].map(() => ['Amber', 'Steel']))
  expect((await matchesOf(player, { deck: other, skip: 2 }))['notes']).toEqual([first])
  const all = await matchesOf(player, {})
  const { data: rows } = await player.client
    .from('matches')
    .select('*')
    .order('match_date', { ascending: false })
    .order('id')
  for (const column of [
    'id',
    'deck_id',
    'result',
    'player_initiative',
    'best_of',
    'games_won',
    'games_lost',
    'opponent_name',
    'event',
    'deck_version',
    'game_id',
  ])
    expect(all[column]).toEqual(rows?.map((row) => row[column as keyof typeof row]))
})

test('matches are nobody else’s to read', async () => {
  for (const other of [stranger, admin]) expect((await matchesOf(other, {}))['id']).toBeNull()
})
