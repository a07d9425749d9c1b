import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given, refusal } from './answers.ts'
import { DECK_CASE_CARDS } from '#domain/decks/deck-rules.cases.ts'
import { deckRow, saveDeck } from './decks.fixture.ts'
import { request } from './request.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
const authors: Member[] = []
let viewer: Member

type Entry = { card: string; quantity: number }
type Sample = { cards: string[]; decks: number[][] }

const NUMBERS = DECK_CASE_CARDS.filter(({ setCode }) => setCode === '9').map(({ id }) => Number(id.split('-')[2]))

/** Fifteen names of Fabled with four copies each, from a place on. From place 4 on some are Ruby. */
const fullDeck = (place: number): Entry[] =>
  Array.from({ length: 15 }, (_, at) => ({
    card: `pack-9-${NUMBERS[(place - 1 + at) % NUMBERS.length]}`,
    quantity: 4,
  }))

beforeAll(async () => {
  backend = await startTestBackend()
  for (const name of ['anna', 'kristoff', 'sven']) authors.push(await backend.join(name))
  viewer = await backend.join('viewer')
  // Each name is its own card. Those of the fifth set are reprints of the ninth.
  await backend.sql(`update cards_2 set name = 'Card', version = collector_number where set_id in ('9', '5')`)
  await backend.sql(`update cards_2 set ink = 'Ruby' where collector_number::integer >= 19 and set_id in ('9', '5')`)
}, 120_000)
afterAll(() => backend.close())

const author = (at: number) => authors[at] ?? viewer
const sample = async (client: Client, query: { with_inks?: string[]; with_card?: string }) =>
  (await given(client.rpc('sample_decks', query))) as Sample // the procedure answers so

/** The decks of a sample as lists of "copies × collector number" in the order of numbers; reprints count with their name. */
const listsOf = ({ cards, decks }: Sample): string[] =>
  decks.map((list) => {
    const copies = new Map<string, number>()
    for (const number of list) {
      const name = cards[Math.floor(number / 64)]?.split('-')[2] ?? ''
      copies.set(name, (copies.get(name) ?? 0) + (number % 64))
    }
    return listOf([...copies].map(([name, quantity]) => ({ card: `pack-9-${name}`, quantity })))
  })
const listOf = (entries: readonly Entry[]) =>
  entries
    .map(({ card, quantity }) => ({ number: Number(card.split('-')[2]), quantity }))
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, quantity }) => `${quantity}×${number}`)
    .join(' ')

describe('a sample', () => {
  const remove: (() => Promise<unknown>)[] = []
  const save = async (member: Member, cards: Entry[], isPublic = true) => {
    const { id } = await saveDeck(member, { cards, is_public: isPublic })
    remove.push(() => backend.sql('delete from decks where id = $1', [id]))
    return id
  }
  const removeAll = async () => {
    for (const next of remove.splice(0)) await next()
  }

  test('has the complete visible decks of others, the newest first, by name', async () => {
    await save(author(0), fullDeck(1))
    // Another printing of the same name, and two printings of one name.
    await save(author(1), [
      ...fullDeck(3).filter(({ card }) => card !== 'pack-9-18'),
      { card: 'pack-5-18', quantity: 1 },
      { card: 'pack-9-18', quantity: 3 },
    ])
    await save(author(1), [{ card: 'pack-9-1', quantity: 4 }])
    const all = await sample(backend.anonymous, { with_inks: ['Amethyst'] })
    expect(listsOf(all)).toEqual([listOf(fullDeck(3)), listOf(fullDeck(1))])
    const own = await save(viewer, fullDeck(2))
    expect(listsOf(await sample(viewer.client, { with_inks: ['Amethyst'] }))).toEqual(
      [3, 1].map((at) => listOf(fullDeck(at))),
    )
    expect(listsOf(await sample(backend.anonymous, { with_inks: ['Amethyst'] }))).toEqual(
      [2, 3, 1].map((at) => listOf(fullDeck(at))),
    )
    expect(JSON.stringify(all)).not.toContain(own)
    await removeAll()
  })

  test('with two inks has decks of these or one of them, with one ink also those with another', async () => {
    const [amethyst, both] = [fullDeck(1), fullDeck(4)]
    await save(author(0), amethyst)
    await save(author(1), both)
    expect(listsOf(await sample(backend.anonymous, { with_inks: ['Ruby', 'Amethyst'] }))).toEqual(
      [both, amethyst].map(listOf),
    )
    expect(listsOf(await sample(backend.anonymous, { with_inks: ['Ruby'] }))).toEqual([listOf(both)])
    expect(listsOf(await sample(backend.anonymous, { with_inks: ['Amethyst', 'Amber'] }))).toEqual([listOf(amethyst)])
    expect(listsOf(await sample(backend.anonymous, { with_inks: ['Steel'] }))).toEqual([])
    await removeAll()
  })

  test('with a card has the decks with any of its printings', async () => {
    await save(author(0), fullDeck(1))
    await save(author(1), fullDeck(2))
    for (const card of ['pack-9-1', 'pack-5-1'])
      expect(listsOf(await sample(backend.anonymous, { with_card: card }))).toEqual([listOf(fullDeck(1))])
    expect(await sample(backend.anonymous, { with_card: 'pack-77-1' })).toEqual({ cards: [], decks: [] })
    await removeAll()
  })

  test('counts equal lists once, and two decks of an author', async () => {
    for (const first of [1, 2, 3, 4]) await save(author(0), fullDeck(first))
    await save(author(1), fullDeck(4).toReversed())
    await save(author(2), fullDeck(5))
    expect(listsOf(await sample(backend.anonymous, { with_inks: ['Amethyst'] }))).toEqual(
      [5, 4, 3, 2].map((first) => listOf(fullDeck(first))),
    )
    await save(author(0), fullDeck(6))
    expect(listsOf(await sample(backend.anonymous, { with_inks: ['Amethyst'] }))).toEqual(
      [6, 5, 4, 3].map((first) => listOf(fullDeck(first))),
    )
    await removeAll()
  })
})

describe('attacks', () => {
  const ASKED = [{ with_inks: ['Amethyst'] }, { with_inks: ['Amethyst', 'Ruby'] }, { with_card: 'pack-9-9' }]
  const answers = async (member?: Member) =>
    Promise.all(
      ASKED.map(async (json) => (await request(backend, member ?? null, '/rest/v1/rpc/sample_decks', { json })).text),
    )

  test('no answer depends on a private or hidden deck, or on decks of an author who hides them', async () => {
    const admin = await backend.joinAsAdmin('admin')
    const secret = author(1)
    await saveDeck(author(0), { cards: fullDeck(1) })
    const before = [await answers(), await answers(viewer), await answers(admin)]
    const now = async () => [await answers(), await answers(viewer), await answers(admin)]
    const { id } = await saveDeck(secret, { cards: fullDeck(5), is_public: false })
    expect(await now()).toEqual(before)
    // A private copy of a visible list does not replace it either.
    await saveDeck(secret, { cards: fullDeck(1), is_public: false })
    expect(await now()).toEqual(before)
    await given(secret.client.from('decks').update({ is_public: true }).eq('id', id).select())
    expect(await now()).not.toEqual(before)
    await given(
      secret.client.from('user_profiles').update({ deck_visibility: 'private' }).eq('user_id', secret.id).select(),
    )
    expect(await now()).toEqual(before)
    await given(
      secret.client.from('user_profiles').update({ deck_visibility: 'public' }).eq('user_id', secret.id).select(),
    )
    expect(await now()).not.toEqual(before)
    await given(admin.client.rpc('hide_content', { kind: 'deck', target: id, reason: 'Offensive' }))
    expect(await now()).toEqual(before)
    await given(secret.client.from('decks').update({ is_public: false }).eq('id', id).select())
    expect(await now()).toEqual(before)
    await backend.sql('delete from decks where user_id = any ($1)', [[secret.id, author(0).id]])
  })

  test('one member cannot fill a sample, and an answer has no ids, names or times of decks', async () => {
    for (let first = 1; first <= 6; first++)
      await given(
        viewer.client
          .from('decks')
          .insert(deckRow(viewer, { name: 'Spam', cards: fullDeck(first) }))
          .select(),
      )
    const { text } = await request(backend, null, '/rest/v1/rpc/sample_decks', { json: { with_inks: ['Amethyst'] } })
    const answer = JSON.parse(text) as Sample
    expect(answer.decks).toHaveLength(2)
    expect(Object.keys(answer).toSorted()).toEqual(['cards', 'decks'])
    expect(text).not.toMatch(/Spam|viewer|[0-9a-f]{8}-|20\d\d-/)
    await backend.sql('delete from decks where user_id = $1', [viewer.id])
  })

  test.each([
    {},
    { with_inks: [] },
    { with_inks: ['Amber', 'Ruby', 'Steel'] },
    { with_inks: ['Plaid'] },
    { with_inks: [null] },
    { with_inks: Array.from({ length: 999 }, () => 'Amber') },
    { with_inks: ["Amber' or true --"] },
  ])('%o is refused', async (query) => {
    expect(await refusal(backend.anonymous.rpc('sample_decks', query as never))).toMatchObject({ status: 422 })
  })

  test.each([{ with_inks: 'Amber' }, { with_inks: ['Amber'], most: 1e9 }, { with_card: ['pack-9-1'] }])(
    '%j is not the procedure’s',
    async (json) => {
      const { status } = await request(backend, null, '/rest/v1/rpc/sample_decks', { json })
      expect([200, 400, 404, 422]).toContain(status)
      expect(status).not.toBe(500)
    },
  )

  test.each([{ with_card: "pack' | ':visible" }, { with_card: '\\' }, { with_card: 'x'.repeat(100_000) }])(
    'special characters of a card id find nothing (%#)',
    async (json) => {
      expect(await request(backend, null, '/rest/v1/rpc/sample_decks', { json })).toEqual({
        status: 200,
        text: '{"cards":[],"decks":[]}',
      })
    },
  )

  test('its helpers are out of reach', async () => {
    for (const name of ['complete_decks_with_card', 'complete_decks_of_inks'])
      expect((await request(backend, viewer, `/rest/v1/rpc/${name}`, { json: {} })).status).toBe(404)
  })
})
