import { USERNAME_CASES } from '#domain/account/username.cases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BAD_VALUE, explained, given, reached, refusal } from './answers.ts'
import { type Member, PASSWORD, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

const profile = (member: Member, client = member.client) =>
  client.from('user_profiles').select().eq('user_id', member.id)
const change = (member: Member, fields: Record<string, string | boolean | null>, client = member.client) =>
  client
    .from('user_profiles')
    .update(fields as { display_name: string })
    .eq('user_id', member.id) // including forged fields

describe('a new account', () => {
  test('gets a profile with the values of the sign-up form', async () => {
    const member = await backend.join('ann', {
      username: 'Ann_01',
      full_name: 'Ann Amber',
      display_name: 'Ann of the Inkwell',
      preferred_username: 'Ann_01',
    })
    expect(await given(profile(member).single())).toMatchObject({
      username: 'Ann_01',
      display_name: 'Ann of the Inkwell',
      is_admin: false,
      favorite_color: null,
      profile_visibility: 'public',
      deck_visibility: 'public',
    })
  })

  test.each([
    [{ full_name: 'Jürgen Müller' }, 'Jürgen Müller', 'Jürgen Müller'],
    [{ name: '雪の女王', preferred_username: 'elsa.snow' }, '雪の女王', '雪の女王'],
    // A Cyrillic letter among Latin ones could imitate another name.
    [{ name: 'Els\u0430', preferred_username: 'elsa.snow' }, 'Els', 'Els\u0430'],
    [{ full_name: 'x'.repeat(200) }, 'x'.repeat(22), 'x'.repeat(50)],
    [{ full_name: 'two\nlines', name: 'One Line' }, 'twolines', 'One Line'],
  ])('without a chosen username gets one from the other names: %o', async (metadata, username, display_name) => {
    const member = await backend.join(`nameless-${crypto.randomUUID()}`, metadata)
    expect(await given(profile(member).single())).toMatchObject({ username, display_name })
  })

  test('without any name gets one from its mail address', async () => {
    const member = await backend.join('post.box+tag', {})
    expect(await given(profile(member).single())).toMatchObject({ username: 'post.boxtag', display_name: null })
  })

  test('without a chosen name gets a free one', async () => {
    const [first, second] = [
      await backend.join('twin1', { name: 'Twin' }),
      await backend.join('twin2', { name: 'TWIN' }),
    ]
    expect(await given(profile(first).single())).toMatchObject({ username: 'Twin' })
    expect(await given(profile(second).single())).toMatchObject({
      username: expect.stringMatching(/^TWIN-[0-9a-f]{6}$/),
    })
  })

  test('cannot have a taken username, in any case', async () => {
    await backend.join('owner', { username: 'Taken Ölaf' })
    // Also with combining dots and with full-width letters.
    for (const username of ['tAKEN öLAF', 'Taken O\u0308laf', 'Ｔａｋｅｎ Ölaf'])
      await expect(backend.join('copycat', { username })).rejects.toThrow('cannot join')
    expect(await backend.sql(`select id from auth.users where email = 'copycat@example.com'`)).toEqual([])
  })

  test.each(['ab', 'x'.repeat(31), '-dash', 'tab\tbed', 'two  spaces', '<script>', 'zero\u200Bwidth'])(
    'cannot have the username %j',
    async (username) => {
      await expect(backend.join('strange', { username })).rejects.toThrow('cannot join')
      expect(await backend.sql(`select id from auth.users where email = 'strange@example.com'`)).toEqual([])
    },
  )

  test('cannot become an administrator by its metadata', async () => {
    const metadata = { username: 'usurper', is_admin: 'true', role: 'service_role' }
    const member = await backend.join('usurper', metadata)
    expect(await given(profile(member).single())).toMatchObject({ is_admin: false })
  })

  test('the sign-up form can check a username in advance', async () => {
    await backend.join('early', { username: 'Early Bird' })
    const problem = (wanted: string) => given(backend.anonymous.rpc('username_problem', { wanted }))
    expect(await problem('early bird')).toBe('This username is already taken')
    expect(await problem('ab')).toBe('Username must be at least 3 characters')
    for (const [typed, expected] of USERNAME_CASES) expect([typed, await problem(typed)]).toEqual([typed, expected])
  })
})

describe('a profile', () => {
  let member: Member
  beforeAll(async () => {
    member = await backend.join('member')
  })

  test('is edited by its member, empty texts become null', async () => {
    const fields = {
      display_name: ' Elsa ',
      favorite_franchise: 'Frozen',
      favorite_color: 'Amethyst',
      profile_visibility: 'public',
      deck_visibility: 'public',
      updated_at: '2001-01-01T00:00:00Z',
    }
    const before = await given(profile(member).single())
    const after = await given(change(member, fields).select().single())
    const { updated_at: _, ...unchanged } = fields
    expect(after).toMatchObject({ ...unchanged, display_name: 'Elsa', created_at: before.created_at })
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
    const emptied = change(member, { display_name: ' ', favorite_franchise: '', favorite_color: '' })
    expect(await given(emptied.select().single())).toMatchObject({
      display_name: null,
      favorite_franchise: null,
      favorite_color: null,
    })
  })

  test.each([
    { display_name: 'x'.repeat(51) },
    { display_name: 'two\nlines' },
    { display_name: 'bell\u0007' },
    { display_name: 'turned\u202Earound' },
    { display_name: 'zero\u200Bwidth' },
    { favorite_franchise: 'tab\tbed' },
    { favorite_color: 'amber' },
    { favorite_franchise: 'x'.repeat(61) },
    { favorite_color: 'Gold' },
    { profile_visibility: 'friends' },
    { deck_visibility: '' },
  ])('refuses %o', async (fields) => {
    expect(await refusal(change(member, fields))).toMatchObject(BAD_VALUE)
  })

  test('stores markup as text', async () => {
    const fields = {
      display_name: '<img src=x onerror=alert(1)>',
      favorite_franchise: '\u0022><script>alert(1)</script>',
    }
    expect(await given(change(member, fields).select().single())).toMatchObject(fields)
  })

  test('refuses characters that no text can have', async () => {
    expect((await refusal(change(member, { display_name: 'nothing\u0000ness' }))).status).toBe(400)
  })

  test('can change to a free username, and not to a taken one', async () => {
    await backend.join('somebody')
    expect(await refusal(change(member, { username: 'SomeBody' }))).toEqual(explained('This username is already taken'))
    expect(await refusal(change(member, { username: 'no' }))).toEqual(
      explained('Username must be at least 3 characters'),
    )
    expect(await given(change(member, { username: 'Member' }).select().single())).toMatchObject({ username: 'Member' })
  })

  test('makes nobody an administrator', async () => {
    const refused = explained('"is_admin" cannot be changed.')
    expect(await refusal(change(member, { is_admin: true }))).toEqual(refused)
    const admin = await backend.joinAsAdmin('admin')
    expect(await refusal(change(admin, { is_admin: false }))).toEqual(refused)
    expect(await reached(change(member, { is_admin: true }, admin.client).select())).toEqual([])
    for (const client of [backend.anonymous, member.client, admin.client]) {
      expect(await refusal(client.rpc('make_admin', { mail: member.mail }))).toMatchObject({ code: '42501' })
    }
    expect(await given(profile(member).single())).toMatchObject({ is_admin: false })
  })

  test('cannot change its owner, exist twice or be deleted', async () => {
    expect(await refusal(change(member, { user_id: crypto.randomUUID() }))).toEqual(
      explained('"user_id" cannot be changed.'),
    )
    const table = member.client.from('user_profiles')
    expect(await reached(table.insert({ user_id: crypto.randomUUID(), username: 'ghost' }).select())).toEqual([])
    expect(await reached(table.delete().eq('user_id', member.id).select())).toEqual([])
    expect(await given(profile(member))).toHaveLength(1)
  })

  test('cannot be changed by others', async () => {
    const others = [backend.anonymous, (await backend.join('other')).client, (await backend.joinAsAdmin('boss')).client]
    for (const client of others) {
      expect(await reached(change(member, { display_name: 'Hacked' }, client).select())).toEqual([])
    }
  })

  test('that is private is only visible to its member and administrators', async () => {
    const hidden = await backend.join('hidden')
    const [stranger, admin] = [await backend.join('onlooker'), await backend.joinAsAdmin('warden')]
    expect(await given(profile(hidden, backend.anonymous))).toHaveLength(1)
    await given(change(hidden, { profile_visibility: 'private' }).select())
    expect(await given(profile(hidden, backend.anonymous))).toEqual([])
    expect(await given(profile(hidden, stranger.client))).toEqual([])
    expect(await given(profile(hidden, admin.client))).toHaveLength(1)
    expect(await given(profile(hidden))).toHaveLength(1)
  })

  test('that is missing causes the error that the product expects', async () => {
    const missing = backend.anonymous.from('user_profiles').select().eq('user_id', crypto.randomUUID()).single()
    expect(await refusal(missing)).toMatchObject({ code: 'PGRST116', status: 406 })
  })
})

describe('the service', () => {
  test('appoints administrators by mail address', async () => {
    const member = await backend.join('Chosen')
    expect(await given(backend.service.rpc('make_admin', { mail: ' CHOSEN@example.com' }))).toBe(true)
    expect(await given(profile(member).single())).toMatchObject({ is_admin: true })
    expect(await given(backend.service.rpc('make_admin', { mail: 'nobody@example.com' }))).toBe(false)
  })
})

describe('accounts', () => {
  test('cannot be listed through the API', async () => {
    for (const client of [backend.anonymous, (await backend.join('spy')).client, backend.service]) {
      for (const schema of ['auth', 'private', 'pg_catalog', 'information_schema']) {
        const { error } = await client
          .schema(schema as 'public')
          .from('user_profiles')
          .select()
        expect(error).toMatchObject({ code: 'PGRST106' })
      }
    }
  })

  test('do not reveal at sign-in whether a mail address exists', async () => {
    await backend.join('known')
    const answers = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((email) =>
        backend.visitor().auth.signInWithPassword({ email, password: `${PASSWORD}?` }),
      ),
    )
    expect(answers.map(({ error }) => [error?.status, error?.message])).toEqual([
      [400, answers[0]?.error?.message],
      [400, answers[0]?.error?.message],
    ])
  })
})
