import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explained, given, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { findGame, importGames, makeGame } from './games.fixture.ts'
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
const only = (column: 'game_id' | 'id', value: string, by: Member = player) => findGame(by, column, value)

describe('a match of several games that was exported before its end', () => {
  const score = (games_won: number, games_lost: number, notes: string | null = null) => ({
    best_of: 3,
    games_won,
    games_lost,
    result: games_won > games_lost ? 'win' : games_won < games_lost ? 'loss' : 'tie',
    notes,
  })

  test('gets its other games from a later import, which changes nothing the third time', async () => {
    const begun = game(score(0, 1, '12–20 lore'))
    await given(bring([begun]))
    const finished = { ...begun, ...score(2, 1, '12–20 lore; 20–3 lore; 20–19 lore') }
    expect(await given(bring([finished]))).toEqual({ added: 0, completed: 1, recognized: 0, unchanged: 0 })
    expect(await only('game_id', begun.game_id)).toMatchObject(score(2, 1, finished.notes))
    expect(await given(bring([finished]))).toEqual({ added: 0, completed: 0, recognized: 0, unchanged: 1 })
  })

  test('keeps the member’s notes, and counts games of one that seemed abandoned', async () => {
    const [noted, abandoned] = [game(score(1, 0, '20–3 lore')), game({ result: 'abandoned' })]
    await given(bring([noted, abandoned]))
    await given(player.client.from('matches').update({ notes: 'My own' }).eq('game_id', noted.game_id).select())
    const later = [
      { ...noted, ...score(1, 1, '20–3 lore; 4–20 lore') },
      { ...abandoned, ...score(1, 0) },
    ]
    expect(await given(bring(later))).toMatchObject({ completed: 2 })
    expect(await only('game_id', noted.game_id)).toMatchObject(score(1, 1, 'My own'))
    expect(await only('game_id', abandoned.game_id)).toMatchObject(score(1, 0))
  })

  test('is not changed once it is over, nor to other games, nor for another member', async () => {
    const [over, other] = [game(score(2, 0)), game(score(1, 0))]
    await given(bring([over, other]))
    const changed = [
      { ...over, ...score(2, 1) },
      { ...other, ...score(0, 2) },
    ]
    expect(await given(bring(changed))).toMatchObject({ completed: 0, unchanged: 2 })
    const theirs = { ...other, deck_id: strangersDeck, ...score(2, 0) }
    expect(await given(bring([theirs], stranger))).toMatchObject({ added: 1, completed: 0 })
    expect(await only('game_id', over.game_id)).toMatchObject(score(2, 0))
    expect(await only('game_id', other.game_id)).toMatchObject(score(1, 0))
  })
})

describe('a match that was logged by hand and is imported', () => {
  const log = async (by: Member = player) => {
    const { game_id: _, ...fields } = makeGame(by === player ? deckId : strangersDeck)
    return given(
      by.client
        .from('matches')
        .insert({ ...fields, user_id: by.id, notes: 'By hand' })
        .select()
        .single(),
    )
  }

  test('gets the id of its game if the member says so, and keeps its fields', async () => {
    const { id } = await log()
    const entry = game({ id, result: 'loss' })
    expect(await given(bring([entry]))).toEqual({ added: 0, completed: 0, recognized: 1, unchanged: 0 })
    expect(await only('id', id)).toMatchObject({ game_id: entry.game_id, result: 'win', notes: 'By hand' })
    expect(await given(bring([{ ...entry, id: null }]))).toMatchObject({ added: 0, recognized: 0, unchanged: 1 })
  })

  test('is never another game: not one that is logged, nor one that two entries claim, nor another member’s match', async () => {
    const [{ id }, { id: second }] = [await log(), await log()]
    const known = game()
    await given(bring([known]))
    expect(await given(bring([{ ...known, id }]))).toMatchObject({ recognized: 0, added: 0 })
    const claimed = game()
    expect(
      await given(
        bring([
          { ...claimed, id },
          { ...claimed, id: second },
        ]),
      ),
    ).toMatchObject({ recognized: 0 })
    const theirs = await log(stranger)
    await given(bring([game({ id: theirs.id })]))
    expect(await only('id', theirs.id, stranger)).toMatchObject({ game_id: null, user_id: stranger.id })
    expect(await only('id', id)).toMatchObject({ game_id: null })
  })
})

describe('an opponent with one ink', () => {
  test('is imported, and refused in a match that was logged by hand', async () => {
    const one = game({ opponent_colors: ['Ruby'] })
    expect(await given(bring([one]))).toMatchObject({ added: 1 })
    expect(await only('game_id', one.game_id)).toMatchObject({ opponent_colors: ['Ruby'] })
    const edited = player.client.from('matches').update({ notes: 'Aggro' }).eq('game_id', one.game_id).select()
    expect(await given(edited)).toHaveLength(1)
    const refused = explained('Please select exactly 2 opponent colors')
    const { game_id: _, ...fields } = one
    expect(await refusal(player.client.from('matches').insert({ ...fields, user_id: player.id }))).toEqual(refused)
    for (const opponent_colors of [[], ['Pink'], ['Ruby', 'Ruby'], ['Amber', 'Ruby', 'Steel']])
      expect(await refusal(bring([game({ opponent_colors })]))).toEqual(refused)
  })
})
