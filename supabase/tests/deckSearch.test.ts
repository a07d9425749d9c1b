import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { given } from './answers.ts'
import { deckRow, pileUpHay, saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let author: Member
let reader: Member
beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
  reader = await backend.join('reader')
})
afterAll(() => backend.close())

const one = (card: string) => [{ card, quantity: 1 }]

async function inksOf(id: string) {
  return (await given(author.client.from('decks').select('inks').eq('id', id).single())).inks
}

async function found(search: string) {
  return (await given(reader.client.rpc('find_decks', { search }))).map(({ id }) => id)
}

type Change = Database['public']['Tables']['decks']['Update']
async function change(id: string, fields: Change) {
  return given(author.client.from('decks').update(fields).eq('id', id).select().single())
}

describe('the inks of a deck', () => {
  test('come from its cards, in the game’s order, also after a change', async () => {
    await backend.sql(`update cards_2 set ink = 'Steel' where id = 'pack-9-1'`)
    await backend.sql(`update cards_2 set ink = null, inks = '{Ruby,Amber}' where id = 'pack-9-2'`)
    const { id, inks } = await saveDeck(author)
    expect(inks).toEqual(['Amber', 'Ruby', 'Steel'])
    expect((await change(id, { cards: one('pack-9-1') })).inks).toEqual(['Steel'])
  })

  test('cannot be set by a client', async () => {
    const forged = { ...deckRow(author, { cards: one('pack-9-3') }), inks: ['Sapphire', 'Emerald'] }
    const { id, inks } = await given(author.client.from('decks').insert(forged).select().single())
    expect(inks).toEqual(['Amethyst'])
    expect((await change(id, { inks: ['Ruby'] })).inks).toEqual(['Amethyst'])
    expect(await given(reader.client.rpc('find_decks', { author_id: author.id, with_inks: ['Sapphire'] }))).toEqual([])
  })

  test('follow a card’s changed inks, and the deck’s change time stays', async () => {
    const { id, updated_at } = await saveDeck(author, { cards: one('pack-9-6') })
    await given(backend.service.from('cards_2').update({ ink: 'Emerald' }).eq('id', 'pack-9-6').select())
    expect(await inksOf(id)).toEqual(['Emerald'])
    await given(backend.service.from('cards_2').update({ ink: null, inks: null }).eq('id', 'pack-9-6').select())
    expect(await inksOf(id)).toEqual([])
    expect(await given(author.client.from('decks').select('updated_at').eq('id', id).single())).toEqual({ updated_at })
  })
})

describe('the search words of a deck', () => {
  test('follow its name and cards', async () => {
    const { id } = await saveDeck(author, { name: 'Caterpillar', cards: one('pack-9-8') })
    await change(id, { name: 'Butterfly', cards: one('pack-9-9') })
    expect(await found('caterpillar')).toEqual([])
    expect(await found('butterfly elsa')).toEqual([])
    expect(await found('butterfly anna')).toEqual([id])
  })

  test('follow a card’s new name or id', async () => {
    const { id } = await saveDeck(author, { name: 'Followed', cards: one('pack-9-10') })
    await given(backend.service.from('cards_2').update({ name: 'Olaf' }).eq('id', 'pack-9-10').select())
    await given(backend.service.from('cards_2').update({ version: 'Melting' }).eq('id', 'pack-9-10').select())
    expect(await found('followed olaf melting')).toEqual([id])
    expect(await found('followed elsa')).toEqual([])
    const renamed = { id: 'crd_olaf', name: 'Olaf the Great' }
    await given(backend.service.from('cards_2').update(renamed).eq('id', 'pack-9-10').select())
    expect(await found('followed olaf great')).toEqual([id])
    const withCard = async (with_card: string) =>
      (await given(reader.client.rpc('find_decks', { with_card }))).map((deck) => deck.id)
    expect([await withCard('crd_olaf'), await withCard('pack-9-10')]).toEqual([[id], []])
  })

  test('follow its visibility and format', async () => {
    // More decks than find_decks reads one by one, so that rare words must use the index.
    await pileUpHay(backend)
    const { id } = await saveDeck(author, { name: 'Chameleon', cards: one('pack-5-3') })
    await backend.sql(`update decks set created_at = '2020-01-01' where id = $1`, [id])
    expect(await found('chameleon')).toEqual([id])
    await change(id, { is_public: false })
    expect(await found('chameleon')).toEqual([])
    await change(id, { is_public: true })
    const inFormat = async (format: string) =>
      (await given(reader.client.rpc('find_decks', { search: 'chameleon', format }))).length
    expect([await inFormat('core'), await inFormat('infinity')]).toEqual([1, 0])
    await given(backend.service.from('sets_2').update({ core_legal: false }).eq('id', '5').select())
    expect([await inFormat('core'), await inFormat('infinity')]).toEqual([0, 1])
    const showDecks = (deck_visibility: string) =>
      given(author.client.from('user_profiles').update({ deck_visibility }).eq('user_id', author.id).select())
    await showDecks('private')
    expect(await found('chameleon')).toEqual([])
    await showDecks('public')
    expect(await found('chameleon')).toEqual([id])
  })

  test('are deleted with the deck, and not changed by a favorite', async () => {
    const { id } = await saveDeck(author)
    const rows = () => backend.sql('select xmin::text as written from private.deck_search where deck_id = $1', [id])
    const before = await rows()
    await given(reader.client.from('deck_favorites').insert({ user_id: reader.id, deck_id: id }).select())
    expect([before.length, await rows()]).toEqual([1, before])
    await given(author.client.from('decks').delete().eq('id', id).select())
    expect(await rows()).toEqual([])
  })
})

test('a deck saved as private is found, and listed for its owned cards, once it is public', async () => {
  await given(reader.client.rpc('set_collection', { card_id: 'pack-9-19', is_foil: false, quantity: 4 }))
  const listed = async () => (await given(reader.client.rpc('decks_by_missing_cards', {}))).map(({ id }) => id)
  const { id } = await saveDeck(author, { name: 'Zephyr', is_public: false, cards: one('pack-9-19') })
  expect([await found('zephyr'), await listed()]).toEqual([[], []])
  await change(id, { is_public: true })
  expect([await found('zephyr'), await listed()]).toEqual([[id], [id]])
  await change(id, { is_public: false })
  expect([await found('zephyr'), await listed()]).toEqual([[], []])
})
