import { afterAll, beforeAll, expect, test } from 'vitest'
import { given } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

test('decks that are saved while all of them are hidden on another device are all saved, and seen as both say', async () => {
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
