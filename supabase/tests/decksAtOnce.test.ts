import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { given } from './answers.ts'
import { deckRow, saveDeck } from './decks.fixture.ts'
import { linger } from './linger.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

// The statements overlap only on PostgreSQL, because the embedded database runs one transaction at a time.

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

test('decks saved while another device hides and shows all of them have the visibility of both changes', async () => {
  const author = await backend.join('author')
  const decks: string[] = []
  for (let number = 0; number < 8; number += 1) decks.push((await saveDeck(author)).id)
  const save = (id: string, is_public: boolean) =>
    given(author.client.from('decks').update({ is_public }).eq('id', id).select())
  const show = (deck_visibility: string) =>
    given(author.client.from('user_profiles').update({ deck_visibility }).eq('user_id', author.id).select())

  for (let round = 0; round < 25; round += 1) {
    const isPublic = round % 2 === 0
    await Promise.all([...decks.map((id) => save(id, isPublic)), show('private'), show('public')])
    const seen = await backend.sql(
      `select is_visible = (is_public and deck_visibility = 'public') as is_right
      from decks join user_profiles using (user_id) where is_public = $1`,
      [isPublic],
    )
    expect(seen).toEqual(decks.map(() => ({ is_right: true })))
  }
})

test('a deck or its author can be deleted while many members remove the deck from their favorites', async () => {
  const names = Array.from({ length: 12 }, (_, number) => `fan${number}`)
  const fans = await Promise.all(names.map((name) => backend.join(name)))
  const dropAll = (id: string) =>
    fans.map((fan) => given(fan.client.from('deck_favorites').delete().eq('deck_id', id).select()))
  const likedDeck = async (author: Member) => {
    const { id } = await saveDeck(author)
    await Promise.all(
      fans.map((fan) => given(fan.client.from('deck_favorites').insert({ user_id: fan.id, deck_id: id }).select())),
    )
    return id
  }

  for (let round = 0; round < 4; round += 1) {
    const author = await backend.join(`liked${round}`)
    const id = await likedDeck(author)
    const [first, ...others] = dropAll(id)
    await Promise.all([first, given(author.client.from('decks').delete().eq('id', id).select()), ...others])
    const [one, ...more] = dropAll(await likedDeck(author))
    await Promise.all([one, given(author.client.rpc('delete_user_account')), ...more])
  }
  expect(await backend.sql('select from deck_favorites where user_id = any ($1)', [fans.map(({ id }) => id)])).toEqual(
    [],
  )
})

test('a deck that is being saved is deleted with its account', async () => {
  const author = await backend.join('leaving')
  await linger(backend, 'a_linger after insert on decks for each row')
  const saved = given(author.client.from('decks').insert(deckRow(author)).select())
  await pause(300)
  const deleted = given(author.client.rpc('delete_user_account'))
  expect(await Promise.allSettled([saved, deleted])).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  expect(await backend.sql('select from decks where user_id = $1', [author.id])).toEqual([])
})

test('an author can hide all decks while a member who likes them deletes the account', async () => {
  const author = await backend.join('hiding')
  const fan = await backend.join('fan')
  const decks = [await saveDeck(author), await saveDeck(author)]
  for (const { id } of decks)
    await given(fan.client.from('deck_favorites').insert({ user_id: fan.id, deck_id: id }).select())
  await linger(backend, 'a_linger before update of is_visible on decks for each row')
  const hidden = given(
    author.client.from('user_profiles').update({ deck_visibility: 'private' }).eq('user_id', author.id).select(),
  )
  await pause(300)
  const deleted = given(fan.client.rpc('delete_user_account'))
  expect(await Promise.allSettled([hidden, deleted])).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
})

test('a deck saved while one of its sets leaves Core has the new format', async () => {
  const author = await backend.join('rotated')
  await linger(backend, 'a_linger after insert on decks for each row')
  const saved = saveDeck(author)
  await pause(300)
  const left = backend.sql(`update sets_2 set core_legal = false where name = 'Fabled'`)
  const [{ id }] = await Promise.all([saved, left])
  onTestFinished(async () => {
    await backend.sql(`update sets_2 set core_legal = true where name = 'Fabled'`)
  })
  expect(await given(author.client.from('decks').select('legality').eq('id', id))).toEqual([{ legality: 'infinity' }])
})
