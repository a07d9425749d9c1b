import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BAD_VALUE, explained, given, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { findGame, findGames, importGames, makeGame } from './games.fixture.ts'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let player: Member
let stranger: Member
let deckId: string
let strangersDeck: string
beforeAll(async () => {
  backend = await startTestBackend()
  player = await backend.join('player')
  stranger = await backend.join('stranger')
  deckId = (await saveDeck(player)).id
  strangersDeck = (await saveDeck(stranger)).id
})
afterAll(() => backend.close())

const game = (fields: object = {}) => makeGame(deckId, fields)
const bring = (entries: unknown, by: Member = player) => importGames(by, entries)

describe('attacks on imports', () => {
  test('decks of others, unknown decks and missing ones are refused, and nothing is imported', async () => {
    const refused = explained('Please select a deck of your own.')
    const fine = game()
    for (const deck_id of [strangersDeck, crypto.randomUUID(), null])
      expect(await refusal(bring([fine, game({ deck_id })]))).toEqual(refused)
    expect(await findGames(player, 'game_id', fine.game_id)).toEqual([])
  })

  test('nobody chooses the player, the times of the row, or the rows of another', async () => {
    const row = game({ user_id: stranger.id, created_at: '2001-01-01', updated_at: '2001-01-01' })
    await given(bring([row]))
    const stored = await findGame(player, 'game_id', row.game_id)
    expect(stored?.user_id).toBe(player.id)
    expect(JSON.stringify(stored)).not.toContain('2001')
  })

  test('guests and ended accounts are refused', async () => {
    const call = { entries: [game()] }
    expect((await request(backend, null, '/rest/v1/rpc/import_matches', { json: call })).status).toBe(401)
  })

  test.each([
    ['no list', { a: 1 }, 'An import is a list of matches.'],
    ['null', null, 'An import is a list of matches.'],
    ['lists', [['win']], 'An import is a list of matches.'],
    ['nulls', [null], 'An import is a list of matches.'],
    ['no ids', [{}], 'Each match needs the id of its game.'],
    ['1,001 matches', Array.from({ length: 1001 }, () => ({})), 'An import has at most 1,000 matches.'],
  ])('%s instead of matches is refused', async (_, entries, message) => {
    expect(await refusal(bring(entries))).toMatchObject({ code: 'PT422', message })
  })

  test('a million rows are refused before they are read', async () => {
    const entries = '[' + '{},'.repeat(999_999) + '{}]'
    const session = (await player.client.auth.getSession()).data.session
    const { status } = await fetch(`${backend.url}/rest/v1/rpc/import_matches`, {
      method: 'POST',
      body: `{"entries":${entries}}`,
      headers: {
        apikey: backend.publishableKey,
        Authorization: `Bearer ${session?.access_token}`,
        'Content-Type': 'application/json',
      },
    })
    expect([413, 422]).toContain(status)
  })

  test.each([
    ['a date in the future', { match_date: '2999-01-01' }, 'PT422'],
    ['an endless date', { match_date: 'infinity' }, 'PT422'],
    ['no date', { match_date: null }, '23502'],
    ['a date that does not exist', { match_date: '2026-02-31' }, '22008'],
    ['a text as the date', { match_date: 'yesterday-ish' }, '22007'],
    ['an id that is none', { id: 'x' }, '22P02'],
    ['a deck that is none', { deck_id: '' }, '22P02'],
    ['another result', { result: 'draw' }, '23514'],
    ['no result', { result: null }, '23502'],
    ['no ink', { opponent_colors: [] }, 'PT422'],
    ['one ink twice', { opponent_colors: ['Amber', 'Amber'] }, 'PT422'],
    ['three inks', { opponent_colors: ['Amber', 'Ruby', 'Steel'] }, 'PT422'],
    ['an unknown ink', { opponent_colors: ['Gold'] }, 'PT422'],
    ['an object as inks', { opponent_colors: {} }, '22P02'],
    ['a score that contradicts the result', { best_of: 3, games_won: 0, games_lost: 2 }, '23514'],
    ['an abandoned match of three', { best_of: 3, result: 'abandoned', games_won: 1, games_lost: 0 }, '23514'],
    ['too large numbers', { round: 1e9 }, '22003'],
    ['an empty id of the game', { game_id: '' }, '23514'],
    ['a long id of the game', { game_id: 'x'.repeat(101) }, '23514'],
    ['an id of the game with line breaks', { game_id: 'a\nb' }, '23514'],
    ['an id of the game with a turned direction', { game_id: 'a\u202eb' }, '23514'],
    ['a long event', { event: 'x'.repeat(61) }, 'PT422'],
  ])('%s is refused', async (_, fields, code) => {
    const refused = await refusal(bring([game(), game(fields)]))
    expect(refused).toMatchObject({ code })
    expect(refused.status).toBeLessThan(500)
  })

  test('a game’s id is unique for each member only', async () => {
    const { game_id } = game()
    await given(bring([game({ game_id })]))
    expect(await given(bring([game({ game_id, deck_id: strangersDeck })], stranger))).toMatchObject({ added: 1 })
    const row = { ...game({ game_id }), user_id: player.id }
    expect(await refusal(player.client.from('matches').insert(row))).toMatchObject({ code: '23505' })
    expect(await refusal(player.client.from('matches').insert({ ...row, game_id: '\u200b' }))).toMatchObject(BAD_VALUE)
  })
})
