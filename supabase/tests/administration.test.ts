import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given, NOT_ALLOWED, NOT_SIGNED_IN, reached, refusal } from './answers.ts'
import { type Member, PASSWORD, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let member: Member
let admin: Member
beforeAll(async () => {
  backend = await startTestBackend()
  member = await backend.join('member')
  admin = await backend.joinAsAdmin('admin')
})
afterAll(() => backend.close())

describe('maintenance tasks', () => {
  test('exist before their first run, for administrators', async () => {
    const task = admin.client.from('admin_tasks').select().eq('task_name', 'price_data_update').single()
    expect(await given(task)).toEqual({
      task_name: 'price_data_update',
      last_run: null,
      success: null,
      error: null,
      details: {},
      held_until: null,
      next_run: null,
    })
    expect(await given(admin.client.from('admin_tasks').select())).toHaveLength(3)
  })

  test('are hidden from everyone else', async () => {
    expect(await reached(backend.anonymous.from('admin_tasks').select())).toEqual([])
    expect(await given(member.client.from('admin_tasks').select())).toEqual([])
  })

  test('are written only by the service', async () => {
    for (const client of [backend.anonymous, member.client, admin.client]) {
      const update = client.from('admin_tasks').update({ success: true }).eq('task_name', 'sets_check')
      expect(await reached(update.select())).toEqual([])
      expect(await reached(client.from('admin_tasks').delete().eq('task_name', 'sets_check').select())).toEqual([])
    }
    const run = { last_run: '2026-11-20T08:00:00+00:00', success: true, details: { total_api_sets: 19 } }
    const written = backend.service.from('admin_tasks').update(run).eq('task_name', 'sets_check')
    expect(await given(written.select().single())).toMatchObject(run)
  })
})

describe('the figures of the site', () => {
  const figures = async () => (await given(admin.client.rpc('admin_stats'))) as Record<string, number>

  test('count members, decks and cards, including hidden ones', async () => {
    const before = await figures()
    const hidden = await backend.join('hidden')
    await given(hidden.client.from('user_profiles').update({ profile_visibility: 'private' }).select())
    const deck = { name: 'Hidden', user_id: hidden.id, is_public: false, cards: [{ card: 'pack-9-1', quantity: 1 }] }
    await given(hidden.client.from('decks').insert(deck).select())
    const [{ cards }] = (await backend.sql('select count(*)::int as cards from cards_2')) as [{ cards: number }]
    expect(await figures()).toEqual({
      users: (before['users'] ?? 0) + 1,
      decks: (before['decks'] ?? 0) + 1,
      cards,
      active_today: (before['active_today'] ?? 0) + 1,
    })
  })

  test('count as active today the members who signed in or renewed a token since 00:00 UTC', async () => {
    const regular = await backend.join('regular')
    await regular.client.auth.refreshSession()
    await backend.sql(`update auth.users set last_sign_in_at = now() - interval '2 days'`)
    const sessions = (columns: string, who = 'true') => backend.sql(`update auth.sessions set ${columns} where ${who}`)
    await sessions(`created_at = now() - interval '2 days', refreshed_at = null`)
    expect(await figures()).toMatchObject({ active_today: 0 })

    // Two devices and a renewed token still count as one member.
    await regular.client.auth.refreshSession()
    await backend.visitor().auth.signInWithPassword({ email: regular.mail, password: PASSWORD })
    expect(await figures()).toMatchObject({ active_today: 1 })

    const midnight = `date_trunc('day', now(), 'utc')`
    const mine = `user_id = '${regular.id}'`
    await backend.sql(`update auth.users set last_sign_in_at = ${midnight} - interval '1 millisecond'`)
    await sessions(`created_at = now() - interval '2 days', refreshed_at = (${midnight} at time zone 'utc')`, mine)
    expect(await figures()).toMatchObject({ active_today: 1 })
    await sessions(`refreshed_at = refreshed_at - interval '1 millisecond'`, mine)
    expect(await figures()).toMatchObject({ active_today: 0 })
    // A member who signed out still counts.
    await backend.sql(`update auth.users set last_sign_in_at = ${midnight} where id = $1`, [regular.id])
    await backend.sql('delete from auth.sessions where user_id = $1', [regular.id])
    expect(await figures()).toMatchObject({ active_today: 1 })
  })

  test('are refused to everybody except administrators, with any grants', async () => {
    for (const grant of ['', 'grant execute on function public.admin_stats to anon, authenticated']) {
      if (grant) await backend.sql(grant)
      expect(await refusal(backend.anonymous.rpc('admin_stats'))).toMatchObject(NOT_SIGNED_IN)
      expect(await refusal(member.client.rpc('admin_stats'))).toMatchObject(NOT_ALLOWED)
    }
    expect(await refusal(member.client.rpc('admin_stats'))).toMatchObject({
      message: 'Only administrators can see this.',
    })
    const former = await backend.joinAsAdmin('former')
    await given(former.client.rpc('admin_stats'))
    await backend.sql('update user_profiles set is_admin = false where user_id = $1', [former.id])
    expect(await refusal(former.client.rpc('admin_stats'))).toMatchObject(NOT_ALLOWED)
  })
})

describe('subscriptions', () => {
  const row = (owner: Member, id: string, fields = {}) => ({
    id,
    user_id: owner.id,
    customer_id: `cus_${owner.id}`,
    price_id: 'price_pro',
    status: 'active',
    current_period_end: '2026-12-20T10:00:00Z',
    ...fields,
  })
  const mine = (client: Member['client']) => client.from('stripe_user_subscriptions').select()

  test('are empty for a member without one', async () => {
    expect(await given(mine((await backend.join('free')).client))).toEqual([])
  })

  test('are visible to their member, with the period in seconds', async () => {
    await given(backend.service.from('subscriptions').insert(row(member, 'sub_1')).select())
    expect(await given(mine(member.client).single())).toMatchObject({
      price_id: 'price_pro',
      subscription_status: 'active',
      current_period_end: Date.parse('2026-12-20T10:00:00Z') / 1000,
    })
    for (const client of [backend.anonymous, admin.client, (await backend.join('stranger')).client]) {
      expect(await reached(mine(client))).toEqual([])
      expect(await reached(client.from('subscriptions').select())).toEqual([])
    }
  })

  test('show the active one of several subscriptions, else the latest', async () => {
    const owner = await backend.join('returning')
    const subscribe = (id: string, status: string, created_at: string) =>
      given(
        backend.service
          .from('subscriptions')
          .insert(row(owner, id, { status, created_at }))
          .select(),
      )
    await subscribe('sub_old', 'canceled', '2025-01-01T00:00:00Z')
    await subscribe('sub_last', 'canceled', '2026-01-01T00:00:00Z')
    expect(await given(mine(owner.client).single())).toMatchObject({ subscription_id: 'sub_last' })
    await subscribe('sub_trial', 'trialing', '2025-06-01T00:00:00Z')
    expect(await given(mine(owner.client).single())).toMatchObject({ subscription_id: 'sub_trial' })
  })

  test('cannot be created by members', async () => {
    const free = row(member, 'sub_free')
    expect(await refusal(backend.anonymous.from('subscriptions').insert(free))).toMatchObject(NOT_SIGNED_IN)
    for (const { client } of [member, admin]) {
      expect(await refusal(client.from('subscriptions').insert(free))).toMatchObject(NOT_ALLOWED)
      const update = client.from('subscriptions').update({ status: 'active' }).eq('user_id', member.id)
      expect(await reached(update.select())).toEqual([])
      const view = client.from('stripe_user_subscriptions').insert({ price_id: 'price_pro' } as never)
      expect((await view).error).not.toBeNull()
    }
  })
})
