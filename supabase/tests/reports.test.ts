import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { explained, given, NOT_ALLOWED, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { asData } from './everything.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let admin: Member
let author: Member
let member: Member
let deck: string
beforeAll(async () => {
  backend = await startTestBackend()
  admin = await backend.joinAsAdmin('admin')
  author = await backend.join('author')
  member = await backend.join('member')
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.sql('delete from reports where true')
  await backend.sql('delete from hidden_content where true')
  await backend.sql(`update user_profiles set profile_visibility = 'public' where profile_visibility <> 'public'`)
  deck = (await saveDeck(author, { name: 'A rude deck', description: 'A rude guide' })).id
})

type Kind = 'deck' | 'guide' | 'name'
const report = (kind: Kind, target: string, as: Client = member.client, reason = 'offensive', note = 'See its name') =>
  as.rpc('report_content', { kind, target, reason, note })
const hide = (kind: Kind, target: string, as: Client = admin.client) =>
  as.rpc('hide_content', { kind, target, reason: 'Offensive words' })
const restore = (hidden_id: number, as: Client = admin.client) =>
  as.rpc('restore_content', { hidden_id, reason: 'It was changed' })
const queue = async () => (await given(admin.client.rpc('report_queue'))) as Record<string, unknown>[]
const hidden = async (as: Client) => given(as.from('hidden_content').select().is('restored_at', null))
const idOf = async () => (await hidden(admin.client))[0]?.id ?? 0
const seenDecks = async (as: Client) =>
  (await given(as.from('decks').select('id,description').eq('id', deck))).map(({ description }) => description)
const listed = async (as: Client) => JSON.stringify(await given(as.rpc('find_decks', { author_id: author.id })))

const AGAIN = explained('You have reported this already.')

describe('a report', () => {
  test('of a deck that was dismissed can be repeated only after its name or its guide changed', async () => {
    const change = async (values: object) =>
      given(author.client.from('decks').update(values).eq('id', deck).select('id'))
    for (const kind of ['deck', 'guide'] as const) {
      await given(report(kind, deck).then(asData))
      await given(admin.client.rpc('dismiss_reports', { kind, target: deck }).then(asData))
      expect(await refusal(report(kind, deck))).toEqual(AGAIN)
    }
    // Changes of the deck's row that change no reported text.
    await given(member.client.from('deck_favorites').insert({ user_id: member.id, deck_id: deck }).select())
    await change({ tags: ['aggro'], notes: { 'pack-9-1': 'Against Steel' } })
    await change({ cards: [{ card: 'pack-9-1', quantity: 3 }] })
    await change({ is_public: false })
    await change({ is_public: true, updated_at: new Date().toISOString() })
    expect(await refusal(report('deck', deck))).toEqual(AGAIN)
    expect(await refusal(report('guide', deck))).toEqual(AGAIN)
    await change({ name: 'A ruder deck' })
    expect(await refusal(report('guide', deck))).toEqual(AGAIN)
    await given(report('deck', deck).then(asData))
    expect(await refusal(report('deck', deck))).toEqual(AGAIN)
    await change({ description: 'A ruder guide' })
    expect(await refusal(report('deck', deck))).toEqual(AGAIN)
    await given(report('guide', deck).then(asData))
    expect((await queue()).map(({ kind, deck: name }) => [kind, name])).toEqual([
      ['deck', 'A ruder deck'],
      ['guide', 'A ruder deck'],
    ])
    // The decisions about the former texts stand, too.
    await change({ name: 'A rude deck', description: 'A rude guide' })
    for (const kind of ['deck', 'guide'] as const) {
      await given(admin.client.rpc('dismiss_reports', { kind, target: deck }).then(asData))
      expect(await refusal(report(kind, deck))).toEqual(AGAIN)
    }
  })

  test('is about the text that the administrator saw, who dismissed it', async () => {
    await given(report('deck', deck).then(asData))
    await given(author.client.from('decks').update({ name: 'A ruder deck' }).eq('id', deck).select())
    await given(admin.client.rpc('dismiss_reports', { kind: 'deck', target: deck }).then(asData))
    expect(await refusal(report('deck', deck))).toEqual(AGAIN)
  })

  test('cannot be repeated because an administrator hid and restored a guide', async () => {
    await given(report('deck', deck).then(asData))
    await given(report('guide', deck).then(asData))
    await given(admin.client.rpc('dismiss_reports', { kind: 'deck', target: deck }).then(asData))
    await given(hide('guide', deck).then(asData))
    expect(await refusal(report('deck', deck))).toEqual(AGAIN)
    await given(restore(await idOf()).then(asData))
    expect(await refusal(report('deck', deck))).toEqual(AGAIN)
    expect(await refusal(report('guide', deck))).toEqual(AGAIN)
  })

  test('of a name that was dismissed can be repeated only after the name changed', async () => {
    const change = async (values: object) =>
      given(author.client.from('user_profiles').update(values).eq('user_id', author.id).select('user_id'))
    await given(report('name', author.id).then(asData))
    await given(admin.client.rpc('dismiss_reports', { kind: 'name', target: author.id }).then(asData))
    expect(await refusal(report('name', author.id))).toEqual(AGAIN)
    await change({ deck_visibility: 'private' })
    await change({ deck_visibility: 'public' })
    expect(await refusal(report('name', author.id))).toEqual(AGAIN)
    await change({ display_name: 'Other Author' })
    await given(report('name', author.id).then(asData))
    expect(await refusal(report('name', author.id))).toEqual(AGAIN)
  })

  test('shows nobody what it was compared with', async () => {
    await given(report('deck', deck).then(asData))
    await given(admin.client.rpc('dismiss_reports', { kind: 'deck', target: deck }).then(asData))
    expect(Object.keys((await given(member.client.from('reports').select()))[0] ?? {})).not.toContain('digest')
    for (const as of [backend.anonymous, member.client, admin.client]) {
      expect((await refusal(as.rpc('reported_digest' as never, { kind: 'deck', target: deck } as never))).status).toBe(
        404,
      )
      expect((await refusal(as.from('decided_reports' as never).select())).status).toBe(404)
    }
  })

  test('of a deck, a guide and a name stands in the queue, once for each member', async () => {
    await given(report('deck', deck).then(asData))
    await given(report('deck', deck, admin.client, 'spam', '').then(asData))
    await given(report('guide', deck).then(asData))
    await given(report('name', author.id).then(asData))
    expect(await refusal(report('deck', deck))).toEqual(explained('You have reported this already.'))
    expect(await queue()).toMatchObject([
      {
        kind: 'deck',
        target: deck,
        reports: 2,
        reasons: ['offensive', 'spam'],
        notes: ['See its name'],
        deck: 'A rude deck',
      },
      { kind: 'guide', target: deck, reports: 1, guide: 'A rude guide' },
      { kind: 'name', target: author.id, username: expect.stringContaining('author') as string },
    ])
    expect(await given(member.client.from('reports').select())).toHaveLength(3)
    expect(await given(author.client.from('reports').select())).toEqual([])
    await given(admin.client.rpc('dismiss_reports', { kind: 'deck', target: deck }).then(asData))
    expect((await queue()).map(({ kind }) => kind)).toEqual(['guide', 'name'])
  })

  test('is refused for guests, for hidden and missing things, for own ones, and with unknown reasons', async () => {
    const gone = explained('This no longer exists.')
    const secret = await saveDeck(author, { is_public: false, description: 'Private' })
    const bare = await saveDeck(author, { description: null })
    await backend.sql(`update user_profiles set profile_visibility = 'private' where user_id = $1`, [admin.id])
    expect((await refusal(report('deck', deck, backend.anonymous))).status).toBe(401)
    for (const target of [secret.id, author.id, crypto.randomUUID()])
      expect(await refusal(report('deck', target))).toEqual(gone)
    expect(await refusal(report('guide', secret.id))).toEqual(gone)
    expect(await refusal(report('guide', bare.id))).toEqual(gone)
    expect(await refusal(report('name', admin.id))).toEqual(gone)
    expect(await refusal(report('name', deck))).toEqual(gone)
    expect(await refusal(report('sets' as Kind, '00000000-0000-4000-8000-000000000009'))).toEqual(gone)
    expect(await refusal(report('deck', deck, author.client))).toMatchObject({ status: 422 })
    expect(await refusal(report('deck', deck, member.client, 'because'))).toMatchObject({ status: 400 })
    expect(await refusal(report('deck', deck, member.client, 'spam', 'x'.repeat(501)))).toMatchObject({ status: 400 })
    expect(await queue()).toEqual([])
  })

  test('is one of at most twenty a day', async () => {
    for (let at = 0; at < 20; at += 1) {
      const { id } = await saveDeck(author, { name: `Deck ${at}` })
      await given(report('deck', id).then(asData))
    }
    expect(await refusal(report('deck', deck))).toMatchObject({ status: 429, code: 'PT429' })
    await backend.sql(`update reports set created_at = now() - interval '2 days' where user_id = $1`, [member.id])
    await given(report('deck', deck).then(asData))
  })
})

describe('an administrator', () => {
  test('hides a deck from everybody but its author and administrators, and restores it', async () => {
    await given(report('deck', deck).then(asData))
    await given(hide('deck', deck).then(asData))
    expect(await queue()).toEqual([])
    for (const as of [backend.anonymous, member.client]) {
      expect(await seenDecks(as)).toEqual([])
      expect(await listed(as)).not.toContain(deck)
      expect(JSON.stringify(await given(as.rpc('decks_with_card', { card_id: 'pack-9-1' })))).not.toContain(deck)
      expect(await hidden(as === member.client ? as : member.client)).toEqual([])
    }
    expect(await seenDecks(author.client)).toEqual(['A rude guide'])
    expect(await seenDecks(admin.client)).toEqual(['A rude guide'])
    expect(await hidden(author.client)).toMatchObject([{ kind: 'deck', reason: 'Offensive words', deck_id: deck }])
    // The author cannot show it again.
    await given(author.client.from('decks').update({ is_public: false }).eq('id', deck).select())
    expect(await seenDecks(admin.client)).toEqual([])
    await given(author.client.from('decks').update({ is_public: true, name: 'A nice deck' }).eq('id', deck).select())
    expect(await seenDecks(backend.anonymous)).toEqual([])
    expect(await refusal(report('deck', deck, admin.client))).toEqual(explained('This no longer exists.'))
    expect(await refusal(hide('deck', deck))).toMatchObject({ status: 422 })

    const id = await idOf()
    await given(restore(id).then(asData))
    expect(await seenDecks(backend.anonymous)).toEqual(['A rude guide'])
    expect(await listed(backend.anonymous)).toContain(deck)
    expect(await refusal(restore(id))).toEqual(explained('This is not hidden any more.'))
  })

  test('hides a guide with what its author writes later, and restores it', async () => {
    await given(hide('guide', deck).then(asData))
    expect(await seenDecks(member.client)).toEqual([null])
    expect(await hidden(author.client)).toMatchObject([{ kind: 'guide', content: 'A rude guide' }])
    await given(author.client.from('decks').update({ description: 'Another guide' }).eq('id', deck).select())
    await given(author.client.from('decks').update({ description: '' }).eq('id', deck).select())
    expect(JSON.stringify(await seenDecks(member.client))).not.toContain('guide')
    expect(await refusal(hide('guide', deck))).toMatchObject({ status: 422 })
    await given(restore(await idOf()).then(asData))
    expect(await seenDecks(member.client)).toEqual(['Another guide'])
  })

  test('is the only one who decides, and gives a reason', async () => {
    await given(hide('deck', deck).then(asData))
    const id = await idOf()
    for (const as of [member.client, author.client, backend.service]) {
      expect(await refusal(hide('guide', deck, as))).toMatchObject({ code: NOT_ALLOWED.code })
      expect(await refusal(restore(id, as))).toMatchObject({ code: NOT_ALLOWED.code })
      expect(await refusal(as.rpc('report_queue'))).toMatchObject({ code: NOT_ALLOWED.code })
      expect(await refusal(as.rpc('dismiss_reports', { kind: 'deck', target: deck }))).toMatchObject({
        code: NOT_ALLOWED.code,
      })
    }
    for (const reason of ['', 'x'.repeat(301)]) {
      expect(await refusal(admin.client.rpc('hide_content', { kind: 'guide', target: deck, reason }))).toMatchObject({
        status: 400,
      })
      expect(await refusal(admin.client.rpc('restore_content', { hidden_id: id, reason }))).toMatchObject({
        status: 400,
      })
    }
    expect(await seenDecks(backend.anonymous)).toEqual([])
  })
})

test('reports and hidden content of a deleted account are deleted', async () => {
  const leaver = await backend.join('leaver')
  const { id } = await saveDeck(leaver, { name: 'Leaving' })
  await given(report('deck', deck, leaver.client).then(asData))
  await given(report('name', leaver.id).then(asData))
  await given(hide('deck', id).then(asData))
  await given(leaver.client.rpc('delete_user_account').then(asData))
  expect(await backend.sql('select * from reports')).toEqual([])
  expect(await backend.sql('select * from hidden_content')).toEqual([])
})
