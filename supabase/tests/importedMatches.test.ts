import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explained, given, reached, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { findGame, findGames, importGames, makeGame } from './games.fixture.ts'
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
const bring = (entries: unknown, by: Member = player, importId?: string) => importGames(by, entries, importId)
const found = (column: 'game_id' | 'id', value: string, by: Member = player) => findGames(by, column, value)
const only = (column: 'game_id' | 'id', value: string, by: Member = player) => findGame(by, column, value)

describe('an import of matches', () => {
  test('adds them with all fields, and a second one changes nothing', async () => {
    const entries = [
      game({ result: 'abandoned', notes: '3–6 lore 🎩', opponent_name: '<b>Quill</b>', event: 'Core BO1', round: 2 }),
      game({ result: 'loss', best_of: 3, games_won: 1, games_lost: 2 }),
      game(),
    ]
    expect(await given(bring(entries))).toEqual({ added: 3, completed: 0, recognized: 0, unchanged: 0 })
    const [first, second] = entries
    expect(await only('game_id', first?.game_id ?? '')).toMatchObject({ ...first, user_id: player.id, best_of: 1 })
    expect(await only('game_id', second?.game_id ?? '')).toMatchObject({ ...second })
    const before = await given(player.client.from('matches').select().order('id'))
    const changed = entries.map((entry) => ({ ...entry, result: 'tie', best_of: 1, games_won: null, games_lost: null }))
    expect(await given(bring([...changed, game()]))).toEqual({ added: 1, completed: 0, recognized: 0, unchanged: 3 })
    const after = await given(player.client.from('matches').select().order('id'))
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after).toHaveLength(before.length + 1)
  })

  test('adds a game that it has twice once', async () => {
    const one = game()
    expect(await given(bring([one, { ...one, result: 'loss' }, one]))).toMatchObject({ added: 1, unchanged: 2 })
    expect(await only('game_id', one.game_id)).toMatchObject({ result: 'win' })
    const id = crypto.randomUUID()
    expect(await given(bring([game({ id, game_id: null }), game({ id, game_id: null })]))).toMatchObject({ added: 1 })
    expect(await found('id', id)).toHaveLength(1)
  })

  test('of an export restores deleted matches with their ids, and knows the others', async () => {
    const id = crypto.randomUUID()
    const entry = game({ id, game_id: undefined })
    expect(await given(bring([entry]))).toMatchObject({ added: 1 })
    expect(await only('id', id)).toMatchObject({ game_id: null })
    expect(await given(bring([entry]))).toMatchObject({ added: 0 })
    // Another account exported it with its id there.
    expect(await given(bring([game({ game_id: id }), game({ id: crypto.randomUUID(), game_id: id })]))).toMatchObject({
      added: 0,
    })
    await given(player.client.from('matches').delete().eq('id', id).select())
    expect(await given(bring([entry]))).toMatchObject({ added: 1 })
    expect(await found('id', id)).toHaveLength(1)
  })

  test('of another member’s export changes none of their matches, also the second time', async () => {
    const id = crypto.randomUUID()
    await given(bring([game({ id, game_id: null })]))
    const theirs = game({ id, game_id: null, deck_id: strangersDeck, result: 'loss' })
    expect(await given(bring([theirs], stranger))).toMatchObject({ added: 1, unchanged: 0 })
    expect(await given(bring([theirs], stranger))).toMatchObject({ added: 0, unchanged: 1 })
    expect(await only('id', id)).toMatchObject({ user_id: player.id, result: 'win' })
    expect(await found('id', id, stranger)).toEqual([])
    expect(await only('game_id', id, stranger)).toMatchObject({ user_id: stranger.id, result: 'loss' })
  })

  test('is undone by its id, which leaves other matches', async () => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const [earlier, gone] = [game(), game()]
    await given(bring([earlier], player, one))
    await given(bring([earlier, gone], player, other))
    const undone = player.client.from('matches').delete().eq('user_id', player.id).eq('import_id', other)
    expect((await reached(undone.select())).map(({ game_id }) => game_id)).toEqual([gone.game_id])
    expect(await only('game_id', earlier.game_id)).toMatchObject({ import_id: one })
    expect(await reached(stranger.client.from('matches').delete().eq('import_id', one).select())).toEqual([])
  })

  test('two imports of the same games at once add each game once', async () => {
    const entries = Array.from({ length: 40 }, () => game())
    const answers = await Promise.all([1, 2, 3].map(async () => given(bring(entries))))
    expect(answers.reduce<number>((sum, answer) => sum + (answer as { added: number }).added, 0)).toBe(40)
  })
})

describe('the version of an imported match', () => {
  const list = (letters: string) => Array.from(letters, (letter) => ({ card: `pack-9-${letter}`, quantity: 2 }))
  const change = (id: string, letters: string) =>
    given(
      player.client
        .from('decks')
        .update({ cards: list(letters) })
        .eq('id', id)
        .select('id'),
    )
  /** Moves a deck into the past, so that its next change is another sitting. */
  const age = (id: string) =>
    backend.sql(`do $$ begin
      alter table decks disable trigger user;
      update decks set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour' where id = '${id}';
      alter table decks enable trigger user;
      update deck_versions set begun_at = begun_at - interval '1 hour', changed_at = changed_at - interval '1 hour' where deck_id = '${id}';
    end $$`)
  const versioned = async () => {
    const { id } = await saveDeck(player, { cards: list('12') })
    await age(id)
    await change(id, '13')
    return id
  }
  const numbers = async (id: string) =>
    (await given(player.client.from('deck_versions').select('number').eq('deck_id', id).order('number'))).map(
      ({ number }) => number,
    )

  test('is saved if the deck has it, left out by an import if not, and refused in a match', async () => {
    const deck_id = await versioned()
    const [known, unknown, theirs] = [
      game({ deck_id, deck_version: 2 }),
      game({ deck_id, deck_version: 7 }),
      game({ deck_version: 1 }),
    ]
    await given(bring([known, unknown, theirs]))
    expect(await only('game_id', known.game_id)).toMatchObject({ deck_version: 2 })
    expect(await only('game_id', unknown.game_id)).toMatchObject({ deck_version: null })
    expect(await only('game_id', theirs.game_id)).toMatchObject({ deck_version: null })
    const row = { ...game({ deck_id }), user_id: player.id }
    const refused = explained('The deck has no such version.')
    for (const deck_version of [7, 0, -1])
      expect(await refusal(player.client.from('matches').insert({ ...row, deck_version }))).toEqual(refused)
    expect(
      await refusal(player.client.from('matches').update({ deck_version: 7 }).eq('game_id', known.game_id)),
    ).toEqual(refused)
  })

  test('is forgotten when the match gets another deck, and stays when the version was deleted since', async () => {
    const deck_id = await versioned()
    const [moved, stays] = [game({ deck_id, deck_version: 1 }), game({ deck_id, deck_version: 1 })]
    await given(bring([moved, stays]))
    const change = (game_id: string, fields: object) =>
      given(player.client.from('matches').update(fields).eq('game_id', game_id).select().single())
    expect(await change(moved.game_id, { deck_id: deckId })).toMatchObject({ deck_version: null })
    await backend.sql(`delete from deck_versions where deck_id = $1 and number = 1`, [deck_id])
    expect(await change(stays.game_id, { notes: 'later' })).toMatchObject({ deck_version: 1, notes: 'later' })
  })

  test('keeps its cards: a change of the deck in the same sitting begins another version', async () => {
    const deck_id = await versioned()
    await change(deck_id, '15')
    expect(await numbers(deck_id)).toEqual([1, 2])
    await given(bring([game({ deck_id, deck_version: 2 })]))
    await change(deck_id, '35')
    expect(await numbers(deck_id)).toEqual([1, 2, 3])
  })
})
