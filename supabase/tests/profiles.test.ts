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
    .eq('user_id', member.id) // forged fields too

describe('a new account', () => {
  test('gets a profile with what the sign-up form sends', async () => {
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
    // A Cyrillic letter among Latin ones could pass for another name.
    [{ name: 'Els\u0430', preferred_username: 'elsa.snow' }, 'Els', 'Els\u0430'],
    [{ full_name: 'x'.repeat(200) }, 'x'.repeat(22), 'x'.repeat(50)],
    [{ full_name: 'two\nlines', name: 'One Line' }, 'twolines', 'One Line'],
  ])('without a chosen username is named after the rest: %o', async (metadata, username, display_name) => {
    const member = await backend.join(`nameless-${crypto.randomUUID()}`, metadata)
    expect(await given(profile(member).single())).toMatchObject({ username, display_name })
  })

  test('without any name is named after its mail', async () => {
    const member = await backend.join('post.box+tag', {})
    expect(await given(profile(member).single())).toMatchObject({ username: 'post.boxtag', display_name: null })
  })

  test('that did not choose a name gets a free one', async () => {
    const [first, second] = [
      await backend.join('twin1', { name: 'Twin' }),
      await backend.join('twin2', { name: 'TWIN' }),
    ]
    expect(await given(profile(first).single())).toMatchObject({ username: 'Twin' })
    expect(await given(profile(second).single())).toMatchObject({
      username: expect.stringMatching(/^TWIN-[0-9a-f]{6}$/),
    })
  })

  test('cannot be made with a username that somebody has, in any case', async () => {
    await backend.join('owner', { username: 'Taken Ölaf' })
    // Also with the dots as a character of their own, and in wide letters.
    for (const username of ['tAKEN öLAF', 'Taken O\u0308laf', 'Ｔａｋｅｎ Ölaf'])
      await expect(backend.join('copycat', { username })).rejects.toThrow('cannot join')
    expect(await backend.sql(`select id from auth.users where email = 'copycat@example.com'`)).toEqual([])
  })

  test.each(['ab', 'x'.repeat(31), '-dash', 'tab\tbed', 'two  spaces', '<script>', 'zero\u200Bwidth'])(
    'cannot be made with the username %j',
    async (username) => {
      await expect(backend.join('strange', { username })).rejects.toThrow('cannot join')
      expect(await backend.sql(`select id from auth.users where email = 'strange@example.com'`)).toEqual([])
    },
  )

  test('cannot be an administrator by what it sends', async () => {
    const metadata = { username: 'usurper', is_admin: 'true', role: 'service_role' }
    const member = await backend.join('usurper', metadata)
    expect(await given(profile(member).single())).toMatchObject({ is_admin: false })
  })

  test('the sign-up form is told beforehand what is wrong with a username', async () => {
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
    const { updated_at: _, ...kept } = fields
    expect(after).toMatchObject({ ...kept, display_name: 'Elsa', created_at: before.created_at })
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

  test('takes markup as the text that it is', async () => {
    const fields = {
      display_name: '<img src=x onerror=alert(1)>',
      favorite_franchise: '\u0022><script>alert(1)</script>',
    }
    expect(await given(change(member, fields).select().single())).toMatchObject(fields)
  })

  test('refuses what no text can hold', async () => {
    expect((await refusal(change(member, { display_name: 'nothing\u0000ness' }))).status).toBe(400)
  })

  test('can take another free username, and not one that somebody has', async () => {
    await backend.join('somebody')
    expect(await refusal(change(member, { username: 'SomeBody' }))).toEqual(explained('This username is already taken'))
    expect(await refusal(change(member, { username: 'no' }))).toEqual(
      explained('Username must be at least 3 characters'),
    )
    expect(await given(change(member, { username: 'Member' }).select().single())).toMatchObject({ username: 'Member' })
  })

  test('does not make its member an administrator, nor anybody else', async () => {
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

  test('is not given away, made twice or deleted', async () => {
    expect(await refusal(change(member, { user_id: crypto.randomUUID() }))).toEqual(
      explained('"user_id" cannot be changed.'),
    )
    const table = member.client.from('user_profiles')
    expect(await reached(table.insert({ user_id: crypto.randomUUID(), username: 'ghost' }).select())).toEqual([])
    expect(await reached(table.delete().eq('user_id', member.id).select())).toEqual([])
    expect(await given(profile(member))).toHaveLength(1)
  })

  test('is changed by nobody else', async () => {
    const others = [backend.anonymous, (await backend.join('other')).client, (await backend.joinAsAdmin('boss')).client]
    for (const client of others) {
      expect(await reached(change(member, { display_name: 'Hacked' }, client).select())).toEqual([])
    }
  })

  test('that is private is seen by its member and administrators alone', async () => {
    const hidden = await backend.join('hidden')
    const [stranger, admin] = [await backend.join('onlooker'), await backend.joinAsAdmin('warden')]
    expect(await given(profile(hidden, backend.anonymous))).toHaveLength(1)
    await given(change(hidden, { profile_visibility: 'private' }).select())
    expect(await given(profile(hidden, backend.anonymous))).toEqual([])
    expect(await given(profile(hidden, stranger.client))).toEqual([])
    expect(await given(profile(hidden, admin.client))).toHaveLength(1)
    expect(await given(profile(hidden))).toHaveLength(1)
  })

  test('that does not exist is the error that the product expects', async () => {
    const missing = backend.anonymous.from('user_profiles').select().eq('user_id', crypto.randomUUID()).single()
    expect(await refusal(missing)).toMatchObject({ code: 'PGRST116', status: 406 })
  })
})

describe('the service', () => {
  test('appoints administrators by mail', async () => {
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

  test('tell at sign-in only whether mail and password fit together', async () => {
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
