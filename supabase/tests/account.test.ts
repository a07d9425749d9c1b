import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given, refusal } from './answers.ts'
import { useEverything } from './everything.fixture.ts'
import { PASSWORD, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

/** Tables without personal rows. Every other table, including future ones, must be empty for a deleted member. */
const NOBODYS = new Set([
  'private.admin_task_runs',
  'private.card_corrections',
  'private.card_days',
  'private.card_former_ids',
  'private.card_number_aliases',
  'private.card_places',
  'private.card_worth',
  'private.community_weeks',
  'private.deck_jobs',
  'private.deck_renewals',
  'private.decided_reports',
  'public.admin_tasks',
  'public.card_prices',
  'public.cards_2',
  'public.catalogue_version',
  'public.community_matchups',
  'public.format_rule_changes',
  'public.format_rules',
  'public.hidden_content',
  'public.hidden_content_moderators',
  'public.manual_corrections',
  'public.name_words',
  'public.sets_2',
])

async function tables(): Promise<string[]> {
  const found = await backend.sql(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private', 'auth', 'storage') order by 1`,
  )
  return found.map(({ name }) => String(name))
}

/** The tables with a row that contains one of the words in any column, such as the mail address in the audit log. */
async function tablesThatMention(words: string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of await tables()) {
    const rows = await backend.sql(`select 1 from ${name} as t where t::text ilike any ($1::text[]) limit 1`, [
      words.map((word) => `%${word}%`),
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('deleting an account', () => {
  test('removes every personal row and no other', async () => {
    const [leaver, friend] = [await backend.join('leaver'), await backend.join('friend')]
    const { deck } = await useEverything(backend, leaver, friend)
    await given(friend.client.from('user_collections').insert({ user_id: friend.id, card_id: 'pack-9-2' }).select())
    // The end of the id is a word of the deck's name.
    const traces = [leaver.id, leaver.mail, deck.id, leaver.id.slice(-12)]
    const personal = (await tables()).filter((name) => !NOBODYS.has(name))
    expect(personal).toContain('auth.audit_log_entries')
    expect(await tablesThatMention(traces)).toEqual(personal)

    await given(leaver.client.rpc('delete_user_account'))
    await leaver.client.auth.signOut()

    expect(await tablesThatMention(traces)).toEqual([])
    expect(await given(friend.client.from('user_collections').select('card_id'))).toEqual([{ card_id: 'pack-9-2' }])
    expect(await given(friend.client.from('decks').select('favorite_count').eq('user_id', friend.id))).toEqual([
      { favorite_count: 1 },
    ])
    const again = await backend.visitor().auth.signInWithPassword({ email: leaver.mail, password: PASSWORD })
    expect(again.error?.status).toBe(400)
  })

  test('leaves a still valid token without rights', async () => {
    const ghost = await backend.join('ghost')
    await given(ghost.client.rpc('delete_user_account'))
    const deck = { name: 'Ghost', cards: [{ card: 'pack-9-1', quantity: 1 }], user_id: ghost.id }
    expect(await refusal(ghost.client.from('decks').insert(deck))).toMatchObject({ status: 401, code: 'PT401' })
    expect(await given(ghost.client.from('user_profiles').select().eq('user_id', ghost.id))).toEqual([])
  })

  test('needs an account', async () => {
    expect(await refusal(backend.anonymous.rpc('delete_user_account'))).toEqual({
      status: 401,
      code: 'PT401',
      message: 'Sign in to delete your account.',
    })
  })

  test('frees its username', async () => {
    const first = await backend.join('first', { username: 'Phoenix' })
    await given(first.client.rpc('delete_user_account'))
    await expect(backend.join('second', { username: 'phoenix' })).resolves.toBeDefined()
  })
})
