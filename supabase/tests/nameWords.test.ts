import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { explained, given, NOT_ALLOWED, reached, refusal } from './answers.ts'
import { asData } from './everything.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let admin: Member
let member: Member
let count = 0
beforeAll(async () => {
  backend = await startTestBackend()
  admin = await backend.joinAsAdmin('keeper')
  member = await backend.join('member')
})
afterAll(() => backend.close())
beforeEach(async () => {
  count += 1
  await backend.sql('delete from name_words where true')
  await backend.sql('delete from reports where true')
})

const add = (word: string, is_part = false, as: Client = admin.client) => as.rpc('add_name_word', { word, is_part })
const remove = (word_id: number, as: Client = admin.client) => as.rpc('remove_name_word', { word_id })
const words = async (as: Client) => given(as.from('name_words').select().order('id'))
const queue = async () => (await given(admin.client.rpc('report_queue'))) as Record<string, unknown>[]
const rename = (display_name: string, as = member) =>
  as.client.from('user_profiles').update({ display_name }).eq('user_id', as.id).select('display_name')
const has = (word: string) => explained(`Choose another name: names may not have “${word}”.`)
const profile = async ({ id }: Member) =>
  (await given(admin.client.from('user_profiles').select('username,display_name').eq('user_id', id)))[0]

describe('a display name', () => {
  test.each([
    'Gadzooks',
    'GADZOOKS',
    'gadzooks!',
    'Sir Gadzooks',
    'Gádzöoks',
    'G4dz00k5',
    'g.a.d.z.o.o.k.s',
    'Gad-zooks',
    'G a d z o o k s',
    'Gadzooks99',
    'Mr_Gadzooks_1',
    'Gаdzооks',
    'ｇａｄｚｏｏｋｓ',
    '𝐆adzooks',
    'G a d z o o k s Fan',
  ])('with a word of the list is refused however it is written: %s', async (name) => {
    await given(rename('Before'))
    await given(add('gadzooks'))
    expect(await refusal(rename(name))).toEqual(has('gadzooks'))
    expect(await profile(member)).toMatchObject({ display_name: 'Before' })
  })

  test.each(['Gadzooksian', 'Zooks', 'Gad Fly Zooks', '王さん', 'Ann'])(
    'with other words is free: %s',
    async (name) => {
      await given(add('gadzooks'))
      await given(add('ad'))
      expect(await given(rename(name))).toEqual([{ display_name: name }])
    },
  )

  test.each(['Gadzooksian', 'xxGADZOOKSxx', 'My-Gad zooks'])(
    'has no word that is refused anywhere: %s',
    async (name) => {
      await given(add('gadzooks', true))
      expect(await refusal(rename(name))).toEqual(has('gadzooks'))
    },
  )

  test('of an administrator may have it, and a removed word is free', async () => {
    await given(add('gadzooks'))
    await given(rename('Gadzooks Team', admin))
    await given(remove((await words(admin.client))[0]?.id ?? 0).then(asData))
    expect(await given(rename('Gadzooks'))).toEqual([{ display_name: 'Gadzooks' }])
    expect(await refusal(remove((await words(admin.client))[0]?.id ?? 0))).toEqual(
      explained('This word was removed already.'),
    )
  })
})

describe('an account', () => {
  test('cannot get a word by its username, whichever way it is chosen', async () => {
    await given(add('gadzooks', true))
    const problem = 'Choose another name: names may not have “gadzooks”.'
    expect(await given(backend.anonymous.rpc('username_problem', { wanted: 'Gad_z00ks' }))).toBe(problem)
    await expect(backend.join(`forged${count}`, { username: 'gadzooks' })).rejects.toThrow(problem)
    const change = member.client.from('user_profiles').update({ username: 'Gadz00ks' }).eq('user_id', member.id)
    expect(await refusal(change)).toEqual(has('gadzooks'))
  })

  test('gets no word from the other values of its sign-up, nor from its mail address', async () => {
    await given(add('gadzooks', true))
    await given(add('player', true))
    const forged = await backend.join(`nice${count}`, {
      username: `nice${count}`,
      display_name: 'Gadzooks',
      full_name: 'G4dzooks',
    })
    expect(await profile(forged)).toEqual({ username: `nice${count}`, display_name: `nice${count}` })
    for (const mail of [`gadzooks${count}`, `gadzooks-${count}`]) {
      const named = await backend.join(mail, {
        full_name: 'Gadzooks',
        name: 'gadzooks',
        preferred_username: 'GADZOOKS',
      })
      // The name without suggestions, even if it has a word of the list.
      expect(await profile(named)).toEqual({ username: expect.stringMatching(/^player/) as string, display_name: null })
    }
    await given(rename('Calm'))
    await given(member.client.auth.updateUser({ data: { display_name: 'Gadzooks', username: 'gadzooks' } }) as never)
    expect(await profile(member)).toEqual({ username: 'member', display_name: 'Calm' })
  })
})

describe('a name that has a new word', () => {
  test('stays, and is in the queue until an administrator lets it, or its author changes it', async () => {
    const [one, two, three] = [0, 1, 2].map((at) => `zounds${count}-${at}`)
    const [first, second, third] = await Promise.all([one, two, three].map((name) => backend.join(name ?? '')))
    if (!first || !second || !third) throw new Error('three members join')
    expect(await given(add('Zounds', true))).toBe(3)
    expect(await profile(first)).toMatchObject({ username: one })
    expect(await queue()).toHaveLength(3)
    expect(await queue()).toContainEqual(
      expect.objectContaining({
        kind: 'name',
        target: first.id,
        reports: 0,
        reasons: [],
        words: ['Zounds'],
        username: one,
      }),
    )
    await given(admin.client.rpc('dismiss_reports', { kind: 'name', target: first.id }).then(asData))
    await given(admin.client.rpc('hide_content', { kind: 'name', target: second.id, reason: 'A curse' }).then(asData))
    expect((await queue()).map(({ target }) => target)).toEqual([third.id])
    // The username still has it.
    await given(rename('Calm', third))
    expect(await queue()).toHaveLength(1)
    await given(
      third.client
        .from('user_profiles')
        .update({ username: `calm${count}` })
        .eq('user_id', third.id)
        .select(),
    )
    expect(await queue()).toEqual([])
    // An unchanged name can be saved with other values.
    await given(first.client.from('user_profiles').update({ favorite_color: 'Ruby' }).eq('user_id', first.id).select())
    const restored = await given(admin.client.from('hidden_content').select('id').eq('author_id', second.id))
    await given(admin.client.rpc('restore_content', { hidden_id: restored[0]?.id ?? 0, reason: 'Fine' }).then(asData))
    expect(await profile(second)).toMatchObject({ username: two })
  })

  test('leaves the queue with the word', async () => {
    await backend.join(`egad${count}`)
    expect(await given(add('egad', true))).toBeGreaterThan(0)
    await given(remove((await words(admin.client))[0]?.id ?? 0).then(asData))
    expect(await queue()).toEqual([])
  })
})

test('only administrators read and change the list, and by its procedures only', async () => {
  await given(add('gadzooks'))
  const [word] = await words(admin.client)
  for (const as of [backend.anonymous, member.client]) {
    expect((await as.from('name_words').select()).data ?? []).toEqual([])
    expect(await refusal(add('forged', false, as))).toMatchObject({ code: NOT_ALLOWED.code })
    expect(await refusal(remove(word?.id ?? 0, as))).toMatchObject({ code: NOT_ALLOWED.code })
    expect(await refusal(as.from('name_words').insert({ word: 'forged' }))).toMatchObject({ code: NOT_ALLOWED.code })
  }
  for (const as of [backend.anonymous, member.client, admin.client]) {
    expect(
      await reached(
        as
          .from('name_words')
          .update({ removed_at: '2026-01-01' })
          .eq('id', word?.id ?? 0)
          .select(),
      ),
    ).toEqual([])
    expect(
      await reached(
        as
          .from('name_words')
          .delete()
          .eq('id', word?.id ?? 0)
          .select(),
      ),
    ).toEqual([])
  }
  expect(await words(admin.client)).toMatchObject([{ word: 'gadzooks', added_by: admin.id, removed_at: null }])
})

test('a word is one of the list once, in any spelling, and has something to compare', async () => {
  await given(add('Gadzooks'))
  expect(await refusal(add('g4dzo0ks', true))).toEqual(explained('The list has this word already.'))
  for (const word of ['', '-.-', 'a', '\u200b\u200b', 'x'.repeat(41)])
    expect(await refusal(add(word))).toMatchObject({ status: 400 })
  expect(await refusal(admin.client.rpc('add_name_word', { word: 'zounds', note: 'x'.repeat(201) }))).toMatchObject({
    status: 400,
  })
})
