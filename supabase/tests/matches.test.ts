import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { BAD_VALUE, explained, given, NOT_ALLOWED, NOT_SIGNED_IN, reached, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

type MatchChange = Database['public']['Tables']['matches']['Update']

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
})
afterAll(() => backend.close())

const match = (fields = {}) => ({
  user_id: player.id,
  deck_id: deckId,
  result: 'win',
  player_initiative: 'on_play',
  opponent_colors: ['Amber', 'Steel'],
  notes: 'close',
  ...fields,
})
const log = (fields = {}) => player.client.from('matches').insert(match(fields))
const logged = (fields = {}) => given(log(fields).select().single())

describe('logging a match', () => {
  test('without a date it has the current time', async () => {
    const { match_date } = await logged()
    expect(Math.abs(Date.parse(match_date) - Date.now())).toBeLessThan(60_000)
    const past = '2024-05-17T10:00:00+00:00'
    expect((await logged({ match_date: past })).match_date).toBe(past)
    // A time zone where it is already tomorrow.
    await logged({ match_date: new Date(Date.now() + 14 * 3_600_000).toISOString() })
    for (const match_date of [new Date(Date.now() + 3 * 86_400_000).toISOString(), 'infinity', '-infinity']) {
      expect(await refusal(log({ match_date }))).toEqual(explained('A match cannot be in the future.'))
    }
  })

  test.each([
    ['one ink', ['Amber']],
    ['three inks', ['Amber', 'Steel', 'Ruby']],
    ['the same ink twice', ['Amber', 'Amber']],
    ['an ink that does not exist', ['Amber', 'Gold']],
    ['an empty list', []],
    ['a missing ink', ['Amber', null]],
    [
      'nested lists',
      [
        ['Amber', 'Steel'],
        ['Ruby', 'Emerald'],
      ],
    ],
  ])('%s as the opponent’s colors are refused', async (_, opponent_colors) => {
    expect(await refusal(log({ opponent_colors }))).toEqual(explained('Please select exactly 2 opponent colors'))
  })

  test('unknown results and initiatives are refused', async () => {
    expect(await refusal(log({ result: 'draw' }))).toMatchObject(BAD_VALUE)
    expect(await refusal(log({ player_initiative: 'first' }))).toMatchObject(BAD_VALUE)
    await logged({ result: 'tie', player_initiative: 'on_draw' })
  })

  test('notes are optional and limited', async () => {
    expect((await logged({ notes: null })).notes).toBeNull()
    await logged({ notes: 'x'.repeat(2000) })
    expect(await refusal(log({ notes: 'x'.repeat(2001) }))).toEqual(explained('Notes have at most 2,000 characters.'))
  })

  test('a match of two or three games has a score that gives its result', async () => {
    const score = (best_of: number, games_won: unknown, games_lost: unknown, result = 'win') => ({
      best_of,
      games_won,
      games_lost,
      result,
    })
    expect(await logged()).toMatchObject({ best_of: 1, games_won: null, games_lost: null })
    for (const fields of [
      score(3, 2, 1),
      score(3, 2, 0),
      score(3, 1, 0),
      score(3, 0, 2, 'loss'),
      score(2, 2, 0),
      score(3, 1, 1, 'tie'),
      score(2, 1, 1, 'tie'),
    ])
      expect(await logged(fields)).toMatchObject(fields)
    for (const fields of [
      score(1, 1, 0),
      score(3, null, null),
      score(3, 2, null),
      score(3, 2, 1, 'loss'),
      score(3, 0, 0, 'tie'),
      score(3, 3, 0),
      score(3, 2, 2, 'tie'),
      score(2, 2, 1),
      score(2, -1, 2, 'loss'),
      score(5, 3, 0),
      score(0, null, null),
    ])
      expect([fields, await refusal(log(fields))]).toMatchObject([fields, BAD_VALUE])
    const { id } = await logged(score(3, 2, 1))
    expect(await refusal(player.client.from('matches').update({ result: 'loss' }).eq('id', id))).toMatchObject(
      BAD_VALUE,
    )
  })

  test('the opponent’s name, the event and its round are optional and limited', async () => {
    const fields = { opponent_name: 'x'.repeat(60), event: '<b>League</b>', round: 99 }
    expect(await logged(fields)).toMatchObject(fields)
    expect(await logged()).toMatchObject({ opponent_name: null, event: null, round: null })
    const tooLong = explained('Names have at most 60 characters.')
    for (const column of ['opponent_name', 'event']) {
      expect(await refusal(log({ [column]: 'x'.repeat(61) }))).toEqual(tooLong)
      for (const text of ['', ' ', 'two\nlines', 'turned \u202e around', '\u200b'])
        expect([text, await refusal(log({ [column]: text }))]).toMatchObject([text, BAD_VALUE])
    }
    for (const round of [0, -1, 100]) expect(await refusal(log({ round }))).toMatchObject(BAD_VALUE)
  })

  test('the deck must be the member’s', async () => {
    const { id } = await saveDeck(stranger)
    const refused = explained('Please select a deck of your own.')
    expect(await refusal(log({ deck_id: id }))).toEqual(refused)
    expect(await refusal(log({ deck_id: crypto.randomUUID() }))).toEqual(refused)
    const own = await logged()
    expect(await refusal(player.client.from('matches').update({ deck_id: id }).eq('id', own.id))).toEqual(refused)
  })

  test('the rules also apply to changes', async () => {
    const { id } = await logged()
    const change = (fields: MatchChange) => player.client.from('matches').update(fields).eq('id', id)
    expect(await refusal(change({ opponent_colors: ['Ruby'] }))).toEqual(
      explained('Please select exactly 2 opponent colors'),
    )
    expect(await refusal(change({ user_id: stranger.id }))).toMatchObject({ code: 'PT422' })
    expect(
      await given(
        change({ result: 'loss', opponent_colors: ['Ruby', 'Emerald'] })
          .select()
          .single(),
      ),
    ).toMatchObject({
      result: 'loss',
      opponent_colors: ['Ruby', 'Emerald'],
    })
  })

  test('a match that is sent twice with one id exists once', async () => {
    const id = crypto.randomUUID()
    await logged({ id })
    expect(await refusal(log({ id, result: 'loss' }))).toMatchObject({ code: '23505' })
    const rows = [match({ id, result: 'loss' }), match({ id: crypto.randomUUID(), result: 'tie' })]
    const many = player.client.from('matches').upsert(rows, { onConflict: 'id', ignoreDuplicates: true })
    expect(await given(many.select('result'))).toEqual([{ result: 'tie' }])
    expect((await given(player.client.from('matches').select().eq('id', id).single())).result).toBe('win')
  })

  test('the id of another member’s match neither changes nor reveals it', async () => {
    const { id } = await logged()
    const deck = await saveDeck(stranger)
    const theirs = match({ id, user_id: stranger.id, deck_id: deck.id, result: 'loss' })
    const taken = stranger.client.from('matches').upsert(theirs, { onConflict: 'id', ignoreDuplicates: true })
    expect(await reached(taken.select())).toEqual([])
    expect(await refusal(stranger.client.from('matches').upsert(theirs))).toMatchObject(NOT_ALLOWED)
    expect((await given(player.client.from('matches').select().eq('id', id).single())).result).toBe('win')
  })

  test('deleting a deck deletes its matches', async () => {
    const deck = await saveDeck(player)
    const { id } = await logged({ deck_id: deck.id })
    await given(player.client.from('decks').delete().eq('id', deck.id).select())
    expect(await given(player.client.from('matches').select().eq('id', id))).toEqual([])
  })
})

describe('access to matches', () => {
  test('only their player sees and changes them, with any visibility of profile and deck', async () => {
    const row = await logged()
    for (const client of [backend.anonymous, stranger.client, admin.client]) {
      expect(await reached(client.from('matches').select())).toEqual([])
      expect(await reached(client.from('matches').update({ result: 'loss' }).eq('id', row.id).select())).toEqual([])
      expect(await reached(client.from('matches').delete().eq('id', row.id).select())).toEqual([])
      const decks = await given(client.from('decks').select('id, matches(id)').eq('id', deckId))
      expect(decks).toEqual([{ id: deckId, matches: [] }])
    }
    expect(await given(player.client.from('matches').select().eq('id', row.id).single())).toEqual(row)
  })

  test('nobody logs in the name of another', async () => {
    expect(await refusal(backend.anonymous.from('matches').insert(match()))).toMatchObject(NOT_SIGNED_IN)
    for (const { client } of [stranger, admin]) {
      expect(await refusal(client.from('matches').insert(match()))).toMatchObject(NOT_ALLOWED)
    }
  })

  test('a player deletes a match', async () => {
    const { id } = await logged()
    const gone = player.client.from('matches').delete().eq('id', id).eq('user_id', player.id)
    expect(await reached(gone.select())).toHaveLength(1)
  })
})
