import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given, NOT_ALLOWED, NOT_SIGNED_IN, reached, refusal } from './answers.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

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
  test('are there before their first run, for administrators', async () => {
    const task = admin.client.from('admin_tasks').select().eq('task_name', 'price_data_update').single()
    expect(await given(task)).toEqual({
      task_name: 'price_data_update',
      last_run: null,
      success: null,
      error: null,
      details: {},
    })
    expect(await given(admin.client.from('admin_tasks').select())).toHaveLength(3)
  })

  test('are hidden from everyone else', async () => {
    expect(await reached(backend.anonymous.from('admin_tasks').select())).toEqual([])
    expect(await given(member.client.from('admin_tasks').select())).toEqual([])
  })

  test('are written by the service alone', async () => {
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

  test('a member without one sees none', async () => {
    expect(await given(mine((await backend.join('free')).client))).toEqual([])
  })

  test('members see their own, its period in seconds', async () => {
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

  test('of several, the active one counts, else the latest', async () => {
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

  test('nobody gives one to themselves', async () => {
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
