import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardKey } from '#domain/cards/cardKey.ts'
import { given } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let author: Member
/** Decks with one printing each, by card. */
const decks: Record<string, string> = {}

/** Two sources spell the name of a reprint differently; a card with another version is a different card. */
const NAMES: Readonly<Record<string, readonly [name: string, version: string | null]>> = {
  'pack-9-1': ['Te Kā', 'The Burning One'],
  'pack-5-1': ['Te Ka', 'the Burning One'],
  'pack-P1-1': ['Te Kā', 'The Burning One'],
  'pack-9-2': ['Te Kā', 'Heartless'],
  'pack-9-3': ['Te Kā', null],
  'pack-5-2': ['Te Kā', ''],
}

beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
  for (const [id, [name, version]] of Object.entries(NAMES)) {
    await backend.sql('update cards_2 set name = $2, version = $3 where id = $1', [id, name, version])
    decks[id] = (await saveDeck(author, { name: id, cards: [{ card: id, quantity: 1 }] })).id
  }
})
afterAll(() => backend.close())

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted()
const decksOf = (...cards: string[]) => cards.map((card) => String(decks[card])).toSorted()
const listed = async (client: Client, card: string) => ids(await given(client.rpc('find_decks', { with_card: card })))
const shown = async (client: Client, card: string) => ids(await given(client.rpc('decks_with_card', { card_id: card })))

describe('the decks with a card', () => {
  test.each([
    ['pack-9-1', ['pack-9-1', 'pack-5-1', 'pack-P1-1']],
    ['pack-5-1', ['pack-9-1', 'pack-5-1', 'pack-P1-1']],
    ['pack-9-2', ['pack-9-2']],
    ['pack-9-3', ['pack-9-3', 'pack-5-2']],
  ])('have any printing of %s, on the card’s page and in the list that it links to', async (card, printings) => {
    expect(await shown(backend.anonymous, card)).toEqual(decksOf(...printings))
    expect(await listed(backend.anonymous, card)).toEqual(decksOf(...printings))
    expect(await listed(author.client, card)).toEqual(decksOf(...printings))
  })

  test('and an ink contain both', async () => {
    await backend.sql(`update cards_2 set ink = 'Ruby' where id = 'pack-5-1'`)
    const query = { with_card: 'pack-9-1', with_inks: ['Ruby'] }
    expect(ids(await given(backend.anonymous.rpc('find_decks', query)))).toEqual(decksOf('pack-5-1'))
  })

  test('do not exist for an unknown id', async () => {
    expect(await listed(backend.anonymous, 'pack-77-1')).toEqual([])
  })
})

test('the database and the browser compare card names by the same rule', async () => {
  const names = [
    ...Object.values(NAMES),
    ['MAUI’S “Hook”', 'A–B'],
    ['Maui\'s "Hook"', 'a-b'],
    ['Éclair`s', null],
  ] as const
  const rows = await Promise.all(
    names.map(([name, version]) => backend.sql('select private.card_key($1, $2) as key', [name, version])),
  )
  expect(rows.map(([row]) => row?.['key'])).toEqual(
    names.map(([name, version]) => cardKey({ name: version ? `${name} - ${version}` : name })),
  )
})
