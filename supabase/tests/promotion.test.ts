import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given, reached, refusal } from './answers.ts'
import { request } from './request.fixture.ts'
import { type Member, PASSWORD, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let climber: Member
let admin: Member
beforeAll(async () => {
  backend = await startTestBackend()
  climber = await backend.join('climber')
  admin = await backend.joinAsAdmin('admin')
})
afterAll(() => backend.close())

const UPSERT = { Prefer: 'resolution=merge-duplicates,return=representation' }
const profiles = '/rest/v1/user_profiles'
const raised = () => ({ user_id: climber.id, username: 'climber', is_admin: true })

/** Attempts of a member to get more rights. */
const ATTEMPTS: Record<string, (as: Member) => ReturnType<typeof request>> = {
  'changing the profile': (as) =>
    request(backend, as, `${profiles}?user_id=eq.${as.id}`, { method: 'PATCH', json: { is_admin: true } }),
  'changing every profile': (as) => request(backend, as, profiles, { method: 'PATCH', json: { is_admin: true } }),
  'naming the column': (as) =>
    request(backend, as, `${profiles}?user_id=eq.${as.id}&columns=is_admin`, {
      method: 'PATCH',
      json: { is_admin: 'true' },
    }),
  'an upsert': (as) => request(backend, as, `${profiles}?on_conflict=user_id`, { json: raised(), headers: UPSERT }),
  'an upsert of many': (as) => request(backend, as, profiles, { json: [raised(), raised()], headers: UPSERT }),
  'a PUT': (as) =>
    request(backend, as, `${profiles}?user_id=eq.${as.id}`, { method: 'PUT', json: raised(), headers: UPSERT }),
  'a new profile': (as) => request(backend, as, profiles, { json: { ...raised(), user_id: crypto.randomUUID() } }),
  'deleting the profile and making it anew': async (as) => {
    await request(backend, as, `${profiles}?user_id=eq.${as.id}`, { method: 'DELETE' })
    return request(backend, as, profiles, { json: raised() })
  },
  'handing it over to an administrator’s id': (as) =>
    request(backend, as, `${profiles}?user_id=eq.${as.id}`, { method: 'PATCH', json: { user_id: admin.id } }),
  make_admin: (as) => request(backend, as, '/rest/v1/rpc/make_admin', { json: { mail: as.mail } }),
  'make_admin by an address': (as) => request(backend, as, `/rest/v1/rpc/make_admin?mail=${as.mail}`),
  'a role in the headers': (as) =>
    request(backend, as, '/rest/v1/rpc/make_admin', {
      json: { mail: as.mail },
      headers: { 'X-Role': 'service_role', Role: 'service_role', 'X-Client-Info': 'service_role' },
    }),
  'the schema of functions behind policies': (as) =>
    request(backend, as, '/rest/v1/rpc/is_admin', { json: {}, headers: { 'Content-Profile': 'private' } }),
  'metadata of the user': (as) =>
    request(backend, as, '/auth/v1/user', { method: 'PUT', json: { data: { is_admin: true, role: 'service_role' } } }),
  'metadata of the app': (as) =>
    request(backend, as, '/auth/v1/user', {
      method: 'PUT',
      json: { app_metadata: { is_admin: true, role: 'service_role' }, role: 'service_role', is_super_admin: true },
    }),
  'the service for administrators': (as) =>
    request(backend, as, `/auth/v1/admin/users/${as.id}`, { method: 'PUT', json: { role: 'service_role' } }),
}

/** All data that would make a member an administrator, and that administrators see. */
async function powers(of: Member) {
  const { data } = await of.client.auth.refreshSession()
  const claims = JSON.parse(Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString())
  return {
    admins: await backend.sql('select user_id from public.user_profiles where is_admin'),
    claims: claims as { role: string },
    tasks: await reached(of.client.from('admin_tasks').select()),
    profiles: await backend.sql('select count(*)::int as number from public.user_profiles'),
  }
}

describe('nobody makes themselves an administrator', () => {
  test.each(Object.keys(ATTEMPTS))('by %s', async (name) => {
    const answer = await ATTEMPTS[name]?.(climber)
    expect([name, answer?.status]).toEqual([name, expect.toSatisfy((status) => status < 500)])
    expect(await powers(climber)).toMatchObject({
      admins: [{ user_id: admin.id }],
      claims: { role: 'authenticated', sub: climber.id },
      tasks: [],
      profiles: [{ number: 2 }],
    })
  })

  test('by the metadata of a sign-up', async () => {
    const account = {
      email: 'upstart@example.com',
      password: PASSWORD,
      role: 'service_role',
      is_super_admin: true,
      app_metadata: { is_admin: true, provider: 'google' },
      data: { username: 'upstart', is_admin: true, role: 'service_role', user_id: admin.id },
    }
    expect((await request(backend, null, '/auth/v1/signup', { json: account })).status).toBe(200)
    const client = backend.visitor()
    const { data } = await client.auth.signInWithPassword(account)
    expect(data.user).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    })
    expect(data.user?.app_metadata).not.toHaveProperty('is_admin')
    const profile = client
      .from('user_profiles')
      .select()
      .eq('user_id', data.user?.id ?? '')
    expect(await given(profile.single())).toMatchObject({ username: 'upstart', is_admin: false })
    expect(await given(client.from('admin_tasks').select())).toEqual([])
  })

  test('a still valid token of a deleted administrator has no rights', async () => {
    const gone = await backend.joinAsAdmin('gone')
    expect(await given(gone.client.from('admin_tasks').select())).toHaveLength(3)
    await given(gone.client.rpc('delete_user_account'))
    expect(await refusal(gone.client.from('admin_tasks').select())).toMatchObject({ status: 401, code: 'PT401' })
    expect((await request(backend, gone, '/auth/v1/user')).status).toBe(403)
    const { error } = await gone.client.auth.refreshSession()
    expect(error?.status).toBe(400)
  })
})
