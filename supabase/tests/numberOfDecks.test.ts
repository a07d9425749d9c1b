import { afterAll, beforeAll, expect, test } from 'vitest'
import { explained, given, refusal } from './answers.ts'
import { copyDeck, deckRow, saveDeck } from './decks.fixture.ts'
import { linger } from './linger.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let author: Member
beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
})
afterAll(() => backend.close())

const TOO_MANY = explained('You can save at most 1,000 decks. Delete one to save another.')

test('a member has at most 1,000 decks by any request, and the last one may be sent again', async () => {
  const decks = author.client.from('decks')
  const { id: first } = await saveDeck(author)
  await copyDeck(backend, first, 998)
  expect(await refusal(decks.insert([deckRow(author), deckRow(author)]))).toEqual(TOO_MANY)
  const { id: last } = await saveDeck(author)
  expect(await refusal(decks.insert(deckRow(author)))).toEqual(TOO_MANY)
  expect(await refusal(decks.insert({ ...deckRow(author), id: last }))).toMatchObject({ code: '23505' })
  await given(decks.update({ name: 'Still changed' }).eq('id', last).select().single())
  await given(decks.delete().eq('id', first).select().single())
  await saveDeck(author)
  await saveDeck(await backend.join('other'))
})

test('no deck exceeds the limit while another one is being saved', async () => {
  const keeper = await backend.join('keeper')
  const decks = keeper.client.from('decks')
  const { id: first } = await saveDeck(keeper)
  await copyDeck(backend, first, 998)
  // Each insert waits after it has counted the decks.
  await linger(backend, 'z_linger after insert on decks for each statement')
  const answers = await Promise.all([decks.insert(deckRow(keeper)), decks.insert(deckRow(keeper))])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
})
