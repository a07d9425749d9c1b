import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Member, PASSWORD, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

/** Every row of every table that mentions one of the words, as `schema.table` names. */
async function tablesThatMention(words: string[]): Promise<string[]> {
  const tables = await backend.sql(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth', 'storage')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await backend.sql(`select 1 from ${String(name)} as t where t::text ilike any ($1::text[])`, [
      words.map((word) => `%${word}%`),
    ])
    if (rows.length > 0) found.push(String(name))
  }
  return found
}

async function useEverything(member: Member, other: Member) {
  const deck = await saveDeck(member)
  const theirs = await saveDeck(other)
  const { client, id: user_id } = member
  await given(client.from('deck_favorites').insert({ user_id, deck_id: theirs.id }).select())
  await given(client.from('user_collections').insert({ user_id, card_id: 'pack-9-1' }).select())
  const match = { result: 'win', player_initiative: 'on_play', opponent_colors: ['Ruby', 'Steel'], deck_id: deck.id }
  await given(
    client
      .from('matches')
      .insert({ ...match, user_id })
      .select(),
  )
  const subscription = { id: `sub_${user_id}`, user_id, customer_id: 'cus_1', status: 'active' }
  await given(backend.service.from('subscriptions').insert(subscription).select())
  await given(other.client.from('deck_favorites').insert({ user_id: other.id, deck_id: deck.id }).select())
}

describe('deleting an account', () => {
  test('removes every personal row, and nobody else’s', async () => {
    const [leaver, friend] = [await backend.join('leaver'), await backend.join('friend')]
    await useEverything(leaver, friend)
    const personal = ['auth.users', 'public.decks', 'public.matches', 'public.subscriptions', 'public.user_profiles']
    expect(await tablesThatMention([leaver.id, leaver.mail])).toEqual(expect.arrayContaining(personal))

    await given(leaver.client.rpc('delete_user_account'))
    await leaver.client.auth.signOut()

    expect(await tablesThatMention([leaver.id, leaver.mail])).toEqual([])
    expect(await given(friend.client.from('decks').select('favorite_count').eq('user_id', friend.id))).toEqual([
      { favorite_count: 1 },
    ])
    const again = await backend.visitor().auth.signInWithPassword({ email: leaver.mail, password: PASSWORD })
    expect(again.error?.status).toBe(400)
  })

  test('leaves a token that still lives without rights', async () => {
    const ghost = await backend.join('ghost')
    await given(ghost.client.rpc('delete_user_account'))
    const deck = { name: 'Ghost', cards: [{ card: 'pack-9-1', quantity: 1 }], user_id: ghost.id }
    expect(await refusal(ghost.client.from('decks').insert(deck))).toMatchObject({ code: '23503' })
    expect(await given(ghost.client.from('user_profiles').select().eq('user_id', ghost.id))).toEqual([])
  })

  test('needs an account', async () => {
    expect(await refusal(backend.anonymous.rpc('delete_user_account'))).toEqual({
      status: 401,
      code: 'PT401',
      message: 'Sign in to delete your account.',
    })
  })

  test('makes its name free again', async () => {
    const first = await backend.join('first', { username: 'Phoenix' })
    await given(first.client.rpc('delete_user_account'))
    await expect(backend.join('second', { username: 'phoenix' })).resolves.toBeDefined()
  })
})
