import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { given } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let fan: Member
beforeAll(async () => {
  backend = await startTestBackend()
  fan = await backend.join('fan')
  await backend.sql(`update cards_2 set ink = 'Ruby' where id = 'pack-9-1'`)
  await backend.sql(`update cards_2 set ink = null, inks = '{Steel,Amber}' where id = 'pack-9-2'`)
})
afterAll(() => backend.close())

const names = async (as: Client, query: Database['public']['Functions']['find_decks']['Args']) =>
  (await given(as.rpc('find_decks', query))).map(({ name }) => name)

test('exact inks find decks with these inks and no others, also once a deck changes', async () => {
  const purist = await backend.join('purist')
  await saveDeck(purist, { name: 'Ruby', cards: [{ card: 'pack-9-1', quantity: 1 }] })
  const two = await saveDeck(purist, { name: 'Amber Steel', cards: [{ card: 'pack-9-2', quantity: 1 }] })
  await saveDeck(purist, { name: 'All three' })
  const having = async (...with_inks: string[]) =>
    names(fan.client, { author_id: purist.id, with_inks, exact_inks: true })
  expect(await having('Ruby')).toEqual(['Ruby'])
  expect(await having('Steel', 'Amber')).toEqual(['Amber Steel'])
  expect(await having('Amber')).toEqual([])
  expect(await having('Amber', 'Steel', 'Ruby', 'Ruby')).toEqual(['All three'])
  expect(await having()).toHaveLength(3)
  const cards = [{ card: 'pack-9-1', quantity: 4 }]
  await given(purist.client.from('decks').update({ cards }).eq('id', two.id).select())
  expect(await having('Ruby')).toEqual(['Amber Steel', 'Ruby'])
})

test('complete finds decks of 60 cards, also once a deck changes', async () => {
  const finisher = await backend.join('finisher')
  const rows = await backend.sql('select id from cards_2 order by id limit 15')
  const whole = rows.map(({ id }) => ({ card: String(id), quantity: 4 }))
  const full = await saveDeck(finisher, { name: 'Full', cards: whole })
  await saveDeck(finisher, { name: 'Started', cards: whole.slice(1) })
  const complete = async () => names(fan.client, { author_id: finisher.id, complete: true })
  expect(await complete()).toEqual(['Full'])
  expect(await names(fan.client, { author_id: finisher.id, complete: false })).toHaveLength(2)
  await given(
    finisher.client
      .from('decks')
      .update({ cards: whole.slice(2) })
      .eq('id', full.id)
      .select(),
  )
  expect(await complete()).toEqual([])
})

test('the index is asked for the words that begin with a typed one, and for the beginning of more than 32', async () => {
  const writer = await backend.join('writer')
  const names = Array.from({ length: 33 }, (_, at) => `Many${String(at).padStart(2, '0')}`)
  for (const name of [...names, 'Quokka Few', 'Quoll']) await saveDeck(writer, { name })
  const renamed = await saveDeck(writer, { name: 'Quail' })
  await given(writer.client.from('decks').update({ name: 'Quokka' }).eq('id', renamed.id).select())
  const parts = await backend.sql(
    `select unnest(string_to_array(private.index_query('{quok,quo,many,nosuchword}', '{:complete}')::text, ' & ')) as part`,
  )
  expect(new Set(parts.map(({ part }) => part))).toEqual(
    new Set(["'quokka'", "( 'quokka' | 'quoll' )", "'many':*", "'nosuchword':*", "':complete'"]),
  )
})

test('searches by whole words and by prefixes find the same decks', async () => {
  const words = await backend.sql(`select distinct left(word, length) as start
    from private.deck_words cross join generate_series(1, 6) as length`)
  const differing = await backend.sql(
    `select start from unnest($1::text[]) as start
      where array(select deck_id from private.deck_search where tokens @@ private.index_query(array[start], '{}') order by 1)
        <> array(select deck_id from private.deck_search where tokens @@ private.tokens_query(array[start], '{}') order by 1)`,
    [words.map(({ start }) => start)],
  )
  expect(words.length).toBeGreaterThan(20)
  expect(differing).toEqual([])
})

test('words that only the names of deleted or renamed decks had are removed', async () => {
  const writer = await backend.join('gardener')
  const deck = await saveDeck(writer, { name: 'Grandma Wisteria' })
  await saveDeck(fan, { name: 'Grandma' })
  const known = async () =>
    (await backend.sql(`select word from private.deck_words where word in ('grandma', 'wisteria', 'laburnum')`)).map(
      ({ word }) => word,
    )
  expect(new Set(await known())).toEqual(new Set(['grandma', 'wisteria']))
  await given(writer.client.from('decks').update({ name: 'Grandma Laburnum' }).eq('id', deck.id).select())
  expect(new Set(await known())).toEqual(new Set(['grandma', 'laburnum']))
  await given(writer.client.from('decks').delete().eq('id', deck.id).select())
  expect(await known()).toEqual(['grandma'])
})
