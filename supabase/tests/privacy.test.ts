import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let hidden: Member
let spy: Member
let deck: string
beforeAll(async () => {
  backend = await startTestBackend()
  hidden = await backend.join('hidden', { username: 'Veiled', full_name: 'Vera Veiled' })
  spy = await backend.join('spy')
  // The deck is public, but its author's profile is private.
  deck = (await saveDeck(hidden)).id
  await given(hidden.client.from('user_collections').insert({ user_id: hidden.id, card_id: 'pack-9-1' }).select())
  const fields = { profile_visibility: 'private', favorite_franchise: 'Encanto', favorite_color: 'Ruby' }
  await given(hidden.client.from('user_profiles').update(fields).eq('user_id', hidden.id).select())
})
afterAll(() => backend.close())

const REST = '/rest/v1'

describe('a private profile', () => {
  test.each([
    'user_profiles?user_id=eq.{id}',
    'user_profiles?username=ilike.v*',
    'user_profiles?or=(favorite_franchise.eq.Encanto,favorite_color.eq.Ruby)',
    'user_profiles?profile_visibility=eq.private',
    'user_profiles?select=favorite_franchise&favorite_franchise=not.is.null',
    'user_profiles?select=username,decks!inner(id)&decks.id=eq.{deck}',
    'user_profiles?select=username,user_collections!inner(id)&user_id=neq.{spy}',
    'decks?select=user_profiles!inner(username)&id=eq.{deck}',
    'decks?select=id,user_profiles!inner(is_admin)&user_profiles.username=like.V*',
    'user_collections?select=id,user_profiles(username)',
    'user_collections?user_id=eq.{id}',
    'user_collections?select=cards_2(name)&card_id=eq.pack-9-1',
    'cards_2?select=user_collections!inner(user_id)&id=eq.pack-9-1',
  ])('is not found by %s', async (pattern) => {
    const path = pattern.replaceAll('{id}', hidden.id).replaceAll('{deck}', deck).replaceAll('{spy}', spy.id)
    for (const as of [null, spy])
      expect(await request(backend, as, `${REST}/${path}`)).toEqual({ status: 200, text: '[]' })
    expect((await request(backend, hidden, `${REST}/${path}`)).text).not.toBe('[]')
  })

  test('is not shown with a deck of its member', async () => {
    const path = `${REST}/decks?select=user_profiles(display_name,favorite_franchise)&id=eq.${deck}`
    for (const as of [null, spy]) expect((await request(backend, as, path)).text).toBe('[{"user_profiles":null}]')
    expect((await request(backend, hidden, path)).text).toContain('Encanto')
  })

  test('does not affect the order of decks', async () => {
    await saveDeck(spy)
    const franchise = (of: Member, favorite_franchise: string) =>
      given(of.client.from('user_profiles').update({ favorite_franchise }).eq('user_id', of.id).select())
    await franchise(spy, 'Hercules')
    const order = async (as: Member | null) =>
      (
        await request(
          backend,
          as,
          `${REST}/decks?select=id,user_profiles(username)&order=user_profiles(favorite_franchise).asc,id`,
        )
      ).text
    const first = [await order(null), await order(spy)]
    const own = await order(hidden)
    await franchise(hidden, 'Tangled')
    expect([await order(null), await order(spy)]).toEqual(first)
    expect(await order(hidden)).not.toEqual(own)
  })

  test('is not counted', async () => {
    for (const as of [null, spy]) {
      const { data } = await (as?.client ?? backend.anonymous).auth.getSession()
      const answer = await fetch(`${backend.url}${REST}/user_profiles?user_id=eq.${hidden.id}`, {
        method: 'HEAD',
        headers: {
          apikey: backend.publishableKey,
          Prefer: 'count=exact',
          ...(data.session && { Authorization: `Bearer ${data.session.access_token}` }),
        },
      })
      expect(answer.headers.get('content-range')).toBe('*/0')
    }
  })

  test('is not returned by a write that conflicts with it', async () => {
    const row = { user_id: hidden.id, username: 'Veiled', display_name: 'x' }
    for (const as of [null, spy]) {
      for (const Prefer of ['return=representation', 'resolution=merge-duplicates,return=representation']) {
        const answer = await request(backend, as, `${REST}/user_profiles`, { json: row, headers: { Prefer } })
        expect([401, 403]).toContain(answer.status)
        expect(answer.text).not.toMatch(/Vera|Encanto|Ruby/)
      }
      const patch = { method: 'PATCH', json: { display_name: 'x' }, headers: { Prefer: 'return=representation' } }
      expect((await request(backend, as, `${REST}/user_profiles?user_id=eq.${hidden.id}`, patch)).text).toBe('[]')
    }
    const [profile] = await backend.sql('select display_name from public.user_profiles where user_id = $1', [hidden.id])
    expect(profile).toEqual({ display_name: 'Vera Veiled' })
  })
})

describe('no mail address', () => {
  test.each([
    'user_profiles',
    'user_profiles?select=*,users(email)',
    'user_profiles?select=*,auth.users(email)',
    'decks?select=*,users(*)',
    'deck_favorites?select=*,users(email)',
    'subscriptions?select=*,users(email)',
    'user_profiles?select=user_id&users.email=like.*example.com',
    'user_profiles?order=users(email)',
    'users',
    'users?select=email',
    'audit_log_entries',
    'stripe_user_subscriptions',
    'rpc/download_own_data?user_id={id}',
    'rpc/email',
    '',
  ])('is in an answer of /rest/v1/%s', async (pattern) => {
    for (const as of [null, spy]) {
      for (const profile of ['public', 'auth', 'private']) {
        const path = `${REST}/${pattern.replace('{id}', hidden.id)}`
        const { text } = await request(backend, as, path, { headers: { 'Accept-Profile': profile } })
        expect(text).not.toContain(hidden.mail)
      }
    }
  })

  test('is revealed by the auth service or by an error', async () => {
    const answers = [
      await request(backend, spy, '/auth/v1/user'),
      await request(backend, spy, `/auth/v1/user?id=${hidden.id}`),
      await request(backend, spy, '/auth/v1/admin/users'),
      await request(backend, spy, `/auth/v1/admin/users/${hidden.id}`),
      await request(backend, spy, '/auth/v1/settings'),
      await request(backend, spy, `${REST}/user_profiles`, { json: { user_id: hidden.id, username: 'x_y_z' } }),
      await request(backend, spy, `${REST}/deck_favorites`, { json: { user_id: hidden.id, deck_id: deck } }),
      await request(backend, spy, `${REST}/rpc/username_problem`, { json: { wanted: 'Veiled' } }),
    ]
    for (const { status, text } of answers) {
      expect(text).not.toContain(hidden.mail)
      expect(status).toBeLessThan(500)
    }
  })
})
