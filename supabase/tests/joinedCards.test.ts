import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { given } from './answers.ts'
import { saveDeck, SMALL_LIST } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let author: Member
beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
})
afterAll(() => backend.close())

const ANY_NUMBER = 'You may have any number of cards named Microbots in your deck.'
const AT_MOST_TWO = 'You may only have 2 copies of The Glass Slipper in your deck.'

/** The name of each test's card, whose rows are `${name}-pack`, `${name}-service`, and `${name}-spare` in another set. */
let name: string
let tests = 0
beforeEach(() => {
  tests += 1
  name = `Card ${tests}`
})

async function addTwins(text: string | null = null) {
  await backend.sql(
    `insert into cards_2 (id, set_id, collector_number, name, version, type, rarity, rules_text)
      select $1 || '-' || row_name, sets_2.id, $1 || row_name, $1, 'Twin', '{Character}', 'Common', $2
        from (values ('pack', '9'), ('service', '9'), ('spare', '5')) as added (row_name, set_code)
        join sets_2 on code = set_code`,
    [name, text],
  )
}
const list = (copies: Record<string, number>): DeckEntry[] =>
  Object.entries(copies).map(([row, quantity]) => ({ card: `${name}-${row}`, quantity }))
const join = () => backend.sql('select private.join_cards($1, $2)', [`${name}-pack`, `${name}-service`])
const cardsOf = async (id: string) =>
  (await given(author.client.from('decks').select('cards').eq('id', id).single())).cards

describe('two rows of a card that become one', () => {
  test.each([
    ['a deck loses none of 20 Microbots', ANY_NUMBER, { pack: 20 }, { service: 20 }],
    ['copies of both rows add up', ANY_NUMBER, { pack: 20, service: 5 }, { service: 25 }],
    ['copies beyond four become another printing', null, { pack: 4, service: 2 }, { service: 4, spare: 2 }],
    ['copies without a place are removed', null, { pack: 4, service: 4, spare: 2 }, { service: 4, spare: 4 }],
    ['the limit of a text counts all printings', AT_MOST_TWO, { pack: 2 }, { service: 2 }],
  ])('%s', async (_, text, before, after) => {
    await addTwins(text)
    const { id } = await saveDeck(author, { cards: list(before) })
    await join()
    expect(await cardsOf(id)).toEqual(list(after))
  })

  test('become no more copies than the text of the remaining row allows', async () => {
    await addTwins()
    const { id } = await saveDeck(author, { cards: list({ pack: 2, service: 2 }) })
    await backend.sql('update cards_2 set rules_text = $1 where name = $2', [AT_MOST_TWO, name])
    await join()
    expect(await cardsOf(id)).toEqual(list({ service: 2 }))
  })

  test('are one in versions of decks, which can be restored', async () => {
    await addTwins()
    const { id } = await saveDeck(author, { cards: list({ pack: 4, service: 2 }) })
    // An older deck has its first version from the first change on.
    await backend.sql(`alter table decks disable trigger user`)
    await backend.sql(`update decks set created_at = created_at - interval '1 day' where id = $1`, [id])
    await backend.sql(`alter table decks enable trigger user`)
    await given(author.client.from('decks').update({ cards: SMALL_LIST }).eq('id', id).select('id'))
    await join()
    const { cards } = await given(
      author.client.from('deck_versions').select('cards').eq('deck_id', id).eq('number', 1).single(),
    )
    expect(cards).toEqual(list({ service: 4, spare: 2 }))
    await given(author.client.from('decks').update({ cards }).eq('id', id).select('id'))
    expect(await cardsOf(id)).toEqual(cards)
  })
})
