import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let author: Member
let stranger: Member
beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
  stranger = await backend.join('stranger')
})
afterAll(() => backend.close())

/** A list of two copies each; the letters are those of the ids of the cards. */
const list = (letters: string) => Array.from(letters, (letter) => ({ card: `pack-9-${letter}`, quantity: 2 }))
const change = (id: string, letters: string) =>
  given(
    author.client
      .from('decks')
      .update({ cards: list(letters) })
      .eq('id', id)
      .select('id'),
  )
const versions = async (id: string, by: Member | null = author) => {
  const client = by ? by.client : backend.anonymous
  const rows = await given(client.from('deck_versions').select('number,name,cards').eq('deck_id', id).order('number'))
  return rows.map(({ number, name, cards }) => {
    const letters = (cards as { card: string }[]).map(({ card }) => card.replace('pack-9-', '')).join('')
    return `${number} ${letters}${name === null ? '' : ` ${name}`}`
  })
}
const nameVersion = (id: string, version: number, label: string | undefined, by = author) =>
  by.client.rpc('name_deck_version', { deck: id, version, ...(label === undefined ? {} : { label }) })

/** Moves everything about a deck into the past, so that the next change is another sitting. */
const wait = (id: string) =>
  backend.sql(`do $$ begin
    alter table decks disable trigger user;
    update decks set created_at = created_at - interval '31 minutes', updated_at = updated_at - interval '31 minutes' where id = '${id}';
    alter table decks enable trigger user;
    update deck_versions set begun_at = begun_at - interval '31 minutes', changed_at = changed_at - interval '31 minutes'
      where deck_id = '${id}';
    update matches set match_date = match_date - interval '31 minutes' where deck_id = '${id}';
  end $$`)

async function oldDeck(letters = '12', fields: Parameters<typeof saveDeck>[1] = {}) {
  const { id } = await saveDeck(author, { cards: list(letters), ...fields })
  await wait(id)
  return id
}

describe('versions', () => {
  test('a deck that never changed has none, nor has one in its first half hour', async () => {
    const { id } = await saveDeck(author, { cards: list('12') })
    await change(id, '35')
    expect(await versions(id)).toEqual([])
    await wait(id)
    await given(author.client.from('decks').update({ name: 'Other' }).eq('id', id).select('id'))
    expect(await versions(id)).toEqual([])
  })

  test('changes of one sitting are one version, and changes that are taken back leave none', async () => {
    const id = await oldDeck()
    await change(id, '13')
    await change(id, '16')
    expect(await versions(id)).toEqual(['1 12', '2 16'])
    await change(id, '12')
    expect(await versions(id)).toEqual(['1 12'])
    await change(id, '15')
    await wait(id)
    await change(id, '18')
    expect(await versions(id)).toEqual(['1 12', '2 15', '3 18'])
  })

  test('a match or a name ends the sitting', async () => {
    const id = await oldDeck()
    await change(id, '13')
    await given(
      author.client
        .from('matches')
        .insert({
          user_id: author.id,
          deck_id: id,
          result: 'win',
          player_initiative: 'on_play',
          opponent_colors: ['Ruby', 'Steel'],
        })
        .select('id'),
    )
    await change(id, '16')
    expect(await versions(id)).toEqual(['1 12', '2 13', '3 16'])
    await nameVersion(id, 3, '  With Elsa ')
    await change(id, '15')
    expect(await versions(id)).toEqual(['1 12', '2 13', '3 16 With Elsa', '4 15'])
  })

  test('another printing or order begins none, and the latest version follows it', async () => {
    await backend.sql(`
      insert into cards_2 select (jsonb_populate_record(card, jsonb_build_object('id', 'pack-9-x', 'collector_number', 'x'))).*
        from cards_2 as card where id = 'pack-9-1'`)
    const id = await oldDeck()
    await change(id, '21')
    await change(id, 'x2')
    expect(await versions(id)).toEqual([])
    await change(id, 'x3')
    await change(id, '31')
    expect(await versions(id)).toEqual(['1 x2', '2 31'])
  })

  test('they follow a card that gets another id, which begins none', async () => {
    const id = await oldDeck('78')
    await change(id, '79')
    await wait(id)
    await backend.sql(`update cards_2 set id = 'crd_7' where id = 'pack-9-7'`)
    expect(await versions(id)).toEqual(['1 crd_78', '2 crd_79'])
    await backend.sql(`update cards_2 set id = 'pack-9-7' where id = 'crd_7'`)
  })

  test('two changes at once, and 210 in turn, leave at most 200, and named ones are deleted last', async () => {
    const id = await oldDeck()
    await Promise.all([change(id, '13'), change(id, '16')])
    expect(await versions(id)).toHaveLength(2)
    await nameVersion(id, 1, 'First')
    await backend.sql(`insert into deck_versions (deck_id, user_id, number, cards, begun_at, changed_at)
      select deck_id, user_id, place, cards, begun_at, changed_at from deck_versions, generate_series(3, 210) as place
        where deck_id = '${id}' and number = 2`)
    await wait(id)
    await change(id, '15')
    const left = await versions(id)
    expect(left).toHaveLength(200)
    expect([left[0], left.at(-1)]).toEqual(['1 12 First', '211 15'])
  })
})

describe('only the author', () => {
  test('sees the versions, unless the deck is public and shows them', async () => {
    const id = await oldDeck('12', { is_public: true })
    await change(id, '13')
    expect(await versions(id, stranger)).toEqual([])
    expect(await versions(id, null)).toEqual([])
    const show = (fields: { shows_versions?: boolean; is_public?: boolean }) =>
      given(author.client.from('decks').update(fields).eq('id', id).select('id'))
    await show({ shows_versions: true })
    expect(await versions(id, stranger)).toHaveLength(2)
    expect(await versions(id, null)).toHaveLength(2)
    await show({ is_public: false })
    expect(await versions(id, stranger)).toEqual([])
    expect(await versions(id)).toHaveLength(2)
  })

  test('names a version, in a plain line', async () => {
    const id = await oldDeck()
    expect((await refusal(nameVersion(id, 1, 'Mine', stranger))).status).toBe(422)
    expect((await refusal(nameVersion(id, 2, 'Mine'))).status).toBe(422)
    expect(await versions(id)).toEqual([])
    for (const label of ['x'.repeat(61), 'two\nlines', '\u200B'])
      expect((await refusal(nameVersion(id, 1, label))).status).toBe(422)
    await nameVersion(id, 1, 'Mine')
    expect(await versions(id)).toEqual(['1 12 Mine'])
    await nameVersion(id, 1, ' ')
    expect(await versions(id)).toEqual(['1 12'])
  })

  test('and nobody writes versions by hand', async () => {
    const id = await oldDeck()
    await change(id, '13')
    const row = {
      deck_id: id,
      user_id: author.id,
      number: 9,
      cards: list('99'),
      begun_at: '2001-01-01',
      changed_at: '2001-01-01',
    }
    for (const [query, method] of [
      ['', 'POST'],
      [`?deck_id=eq.${id}`, 'PATCH'],
      [`?deck_id=eq.${id}`, 'DELETE'],
    ] as const)
      for (const by of [author, stranger, null]) {
        await request(backend, by, `/rest/v1/deck_versions${query}`, { method, json: row })
      }
    expect(await versions(id)).toEqual(['1 12', '2 13'])
  })

  test('and they are deleted with the deck', async () => {
    const id = await oldDeck()
    await change(id, '13')
    await given(author.client.from('decks').delete().eq('id', id).select('id'))
    expect(await backend.sql(`select from deck_versions where deck_id = '${id}'`)).toEqual([])
  })
})
