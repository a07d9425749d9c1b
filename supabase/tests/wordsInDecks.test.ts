import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { explained, given, NOT_ALLOWED, reached, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { asData } from './everything.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let admin: Member
let member: Member
beforeAll(async () => {
  backend = await startTestBackend()
  admin = await backend.joinAsAdmin('keeper')
  member = await backend.join('member')
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.sql('delete from name_words where true')
  await backend.sql('delete from decks where true')
})

const add = (word: string) => admin.client.rpc('add_name_word', { word, is_part: false })
const remove = (word_id: number) => admin.client.rpc('remove_name_word', { word_id })
const words = async (as: Client) => given(as.from('name_words').select().order('id'))
const queue = async () => (await given(admin.client.rpc('report_queue'))) as Record<string, unknown>[]

describe('a word that is also looked for in names of decks', () => {
  const inDecks = async (in_decks: boolean, as: Client = admin.client) => {
    const [word] = await words(admin.client)
    return as.rpc('set_word_in_decks', { word_id: word?.id ?? 0, in_decks })
  }
  const decks = async () =>
    (await queue()).flatMap(({ kind, deck, words: has }) => (kind === 'deck' ? [[kind, deck, has]] : []))
  const renameDeck = (id: string, name: string) =>
    given(member.client.from('decks').update({ name }).eq('id', id).select('name'))
  test('flags decks that others see, and refuses no save', async () => {
    await given(add('gadzooks'))
    const old = await saveDeck(member, { name: 'My Gadzooks Deck' })
    await saveDeck(admin, { name: 'Gadzooks of an administrator' })
    const secret = await saveDeck(member, { name: 'Gadzooks in secret', is_public: false })
    expect(await decks()).toEqual([])
    await given(inDecks(true).then(asData))
    expect(await words(admin.client)).toMatchObject([{ in_decks: true }])
    expect(await decks()).toEqual([['deck', old.name, ['gadzooks']]])
    const other = await saveDeck(member, { name: 'G.4.d.z00ks' })
    expect(await decks()).toEqual([
      ['deck', old.name, ['gadzooks']],
      ['deck', other.name, ['gadzooks']],
    ])
    // Another change of the deck leaves it there once, another name takes it away.
    await given(member.client.from('decks').update({ description: 'Gadzooks' }).eq('id', other.id).select())
    expect(await decks()).toHaveLength(2)
    expect(await renameDeck(other.id, 'Calm')).toEqual([{ name: 'Calm' }])
    expect(await decks()).toEqual([['deck', old.name, ['gadzooks']]])
    await renameDeck(other.id, 'Gadzooks again')
    expect(await decks()).toHaveLength(2)
    await given(member.client.from('decks').update({ is_public: true }).eq('id', secret.id).select())
    expect(await decks()).toHaveLength(3)
  })

  test('lets a deck be until its name changes, also when all decks are compared again', async () => {
    await given(add('gadzooks'))
    const { id } = await saveDeck(member, { name: 'Gadzooks' })
    await given(inDecks(true).then(asData))
    await given(admin.client.rpc('dismiss_reports', { kind: 'deck', target: id }).then(asData))
    await given(member.client.from('decks').update({ is_public: false }).eq('id', id).select())
    await given(member.client.from('decks').update({ is_public: true, name: 'Gadzooks' }).eq('id', id).select())
    await given(add('zounds'))
    await backend.sql(`update name_words set in_decks = true where word = 'zounds'`)
    await backend.sql(`select private.renew_all_decks('words')`)
    expect(await decks()).toEqual([])
    await renameDeck(id, 'Gadzooks Zounds')
    expect(await decks()).toEqual([['deck', 'Gadzooks Zounds', ['gadzooks', 'zounds']]])
    const hide = admin.client.rpc('hide_content', { kind: 'deck', target: id, reason: 'A curse' })
    await given(hide.then(asData))
    expect(await decks()).toEqual([])
  })

  test('takes its decks from the queue when it is switched off or removed', async () => {
    for (const end of [() => inDecks(false), async () => remove((await words(admin.client))[0]?.id ?? 0)]) {
      await backend.sql('delete from name_words where true')
      await given(add('gadzooks'))
      await saveDeck(member, { name: 'Gadzooks' })
      await given(inDecks(true).then(asData))
      expect(await decks()).not.toEqual([])
      await given(end().then(asData))
      expect(await decks()).toEqual([])
      await saveDeck(member, { name: 'Gadzooks' })
      expect(await decks()).toEqual([])
    }
    expect(await refusal(inDecks(true))).toEqual(explained('This word was removed already.'))
  })

  test('flags decks in batches, each batch once', async () => {
    for (const name of ['One', 'Two']) await saveDeck(member, { name: `Gadzooks ${name}` })
    await given(add('gadzooks'))
    await given(inDecks(true).then(asData))
    await backend.sql('delete from private.flagged_decks where true')
    await backend.sql(`insert into private.deck_jobs (kind, done_to) select 'words', min(id::text)::uuid from decks`)
    await backend.sql('select private.renew_decks()')
    expect(await decks()).toHaveLength(1)
    expect(await backend.sql(`select * from private.deck_jobs where kind = 'words'`)).toEqual([])
  })

  test('is switched by administrators only, and by nothing else', async () => {
    await given(add('gadzooks'))
    await saveDeck(member, { name: 'Gadzooks' })
    for (const as of [backend.anonymous, member.client, backend.service])
      expect(await refusal(inDecks(true, as))).toMatchObject({ code: NOT_ALLOWED.code })
    for (const as of [backend.anonymous, member.client, admin.client])
      expect(await reached(as.from('name_words').update({ in_decks: true }).eq('word', 'gadzooks').select())).toEqual(
        [],
      )
    expect(await words(admin.client)).toMatchObject([{ in_decks: false }])
    // Nobody reads, forges or clears flags.
    await given(inDecks(true).then(asData))
    for (const as of [member.client, admin.client]) {
      expect((await refusal(as.from('flagged_decks' as never).select())).status).toBe(404)
      for (const hidden of ['flag_decks', 'flag_named_deck', 'renew_decks'])
        expect((await refusal(as.rpc(hidden as never, { ids: [] } as never))).status).toBe(404)
    }
    expect(await decks()).toHaveLength(1)
  })
})
