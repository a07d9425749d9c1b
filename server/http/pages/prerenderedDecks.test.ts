import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RENDERER_FILE } from '../../../tools/build/prerenderedPage.ts'
import { type Account, startTestHost, temporaryFolder, type TestHost, writeSite } from '../../host.fixture.ts'

/** Draws the names of what it is sent, and how many pages it has drawn. Nothing is drawn of a deck named Unlucky. */
const DRAWING = `let drawn = 0
export const prerender = async (path, sent) => {
  const { deck, decks = [deck] } = JSON.parse(sent)
  if (deck?.name === 'Unlucky') throw new Error('cannot be drawn')
  return '<h1>' + decks.map(({ name }) => name).join(', ') + ' at ' + path + '</h1><i>' + ++drawn + '</i>'
}`

const folder = temporaryFolder()
let host: TestHost
let author: Account

beforeAll(async () => {
  writeFileSync(join(writeSite(folder.path, 30), RENDERER_FILE), DRAWING)
  host = await startTestHost({ siteDir: folder.path })
  author = await host.signUp('author@example.com')
})
afterAll(async () => {
  await host.close()
  folder.remove()
})

const asAuthor = async (path: string, method: string, json: object, { token } = author) => {
  const answer = await host.api(`/rest/v1/${path}`, {
    method,
    token,
    headers: { prefer: 'return=representation' },
    json,
  })
  return (await answer.json()) as [{ id: string }]
}

async function saveDeck(name: string, deck: object = {}, by = author): Promise<string> {
  const cards = [7, 2].map((number) => ({ card: `pack-1-${number}`, quantity: number === 7 ? 4 : 1 }))
  const [{ id }] = await asAuthor('decks', 'POST', { user_id: by.id, name, cards, is_public: true, ...deck }, by)
  return id
}
const change = (id: string, deck: object) => asAuthor(`decks?id=eq.${id}`, 'PATCH', deck)
const changeProfile = (profile: object) => asAuthor(`user_profiles?user_id=eq.${author.id}`, 'PATCH', profile)

const page = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(host.url + path, { headers })).text()

type Row = { id: string; name: string }
type SentDeck = Row & { cards: object[]; user_profiles: { username: string } | null }
const sent = (html: string) =>
  JSON.parse(/id="sent">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    deck?: SentDeck
    decks?: (Row & { is_favorited: boolean })[]
    deckCards?: Row[]
  }
const drawn = (html: string) => /<div id="root">(.*)<\/div>/.exec(html)?.[1] ?? ''

describe('the page of a public deck', () => {
  test('is drawn with it and sends it along, with its cards', async () => {
    const id = await saveDeck('Snow <b>')
    const html = await page(`/deck/${id}`)
    expect(drawn(html)).toContain(`<h1>Snow <b> at /deck/${id}</h1>`)
    const { deck, deckCards } = sent(html)
    expect(deck).toMatchObject({ id, name: 'Snow <b>', user_profiles: { username: 'author' } })
    expect(deck?.cards).toHaveLength(2)
    expect(deckCards?.map((card) => card.id)).toEqual(['pack-1-7', 'pack-1-2'])
  })

  test('is the same for everybody, and drawn once', async () => {
    const path = `/deck/${await saveDeck('Once')}`
    const first = await page(path)
    for (const [address, headers] of [
      [path, { authorization: `Bearer ${author.token}`, cookie: `session=${author.token}` }],
      [`${path}/?utm=1`, {}],
    ] as const)
      expect(drawn(await page(address, headers))).toBe(drawn(first))
  })

  test('what its author changes, and how they are called, shows with the next request', async () => {
    const id = await saveDeck('Before')
    expect(drawn(await page(`/deck/${id}`))).toContain('Before')
    await change(id, { name: 'After' })
    expect(drawn(await page(`/deck/${id}`))).toContain('<h1>After')
    await changeProfile({ display_name: 'New Name' })
    expect(JSON.stringify(sent(await page(`/deck/${id}`)).deck)).toContain('New Name')
    await changeProfile({ profile_visibility: 'private' })
    const html = await page(`/deck/${id}`)
    expect(sent(html).deck).toMatchObject({ name: 'After', user_profiles: null })
    expect(html).not.toContain('New Name')
    await changeProfile({ profile_visibility: 'public' })
  })

  test('sends the printings along that share an address with a card of it', async () => {
    await host.sql(`insert into public.cards_2 (id, name, version, type, ink, inks, rarity, collector_number, set_id)
      select 'twin', name, version, type, ink, inks, rarity, collector_number, 'pack-set-2'
      from public.cards_2 where id = 'pack-1-2'`)
    const id = await saveDeck('Twins')
    await expect
      .poll(
        async () =>
          sent(await page(`/deck/${id}`))
            .deckCards?.map((card) => card.id)
            .toSorted(),
        { timeout: 5000 },
      )
      .toEqual(['pack-1-2', 'pack-1-7', 'twin'])
  })

  test('that cannot be drawn sends it along all the same', async () => {
    const html = await page(`/deck/${await saveDeck('Unlucky')}`)
    expect(sent(html).deck).toMatchObject({ name: 'Unlucky' })
    expect(drawn(html)).toBe('')
  })
})

describe('a deck that is not for everybody', () => {
  const secrets = /Hidden plan|Hidden words|Friend 7|pack-1-7/
  const hidden = { name: 'Hidden plan', description: 'Hidden words' }
  const expectNothing = async (id: string) => {
    for (const path of [`/deck/${id}`, `/deck/${id.toUpperCase()}/`, '/decks', `/decks?search=hidden`, '/'])
      for (const headers of [{}, { authorization: `Bearer ${author.token}` }])
        expect(await page(path, headers)).not.toMatch(secrets)
  }
  const deleteDecks = () => host.sql('delete from public.decks where user_id = $1', [author.id])

  beforeAll(async () => {
    await deleteDecks()
    // The list is not an empty one.
    const cards = [{ card: 'pack-1-9', quantity: 4 }]
    await saveDeck('Plain', { cards }, await host.signUp('neighbour@example.com'))
  })

  test('is nowhere in any page, also for its author', async () => {
    await expectNothing(await saveDeck(hidden.name, { ...hidden, is_public: false }))
  })

  test.each([
    ['made private', (id: string) => change(id, { is_public: false })],
    ['hidden with all of its author’s decks', () => changeProfile({ deck_visibility: 'private' })],
    ['deleted', (id: string) => asAuthor(`decks?id=eq.${id}`, 'DELETE', {})],
  ])('is gone with the next request after it was %s', async (_, hide) => {
    const id = await saveDeck(hidden.name, hidden)
    for (const path of [`/deck/${id}`, '/decks']) expect(await page(path)).toMatch(secrets)
    await hide(id)
    await expectNothing(id)
    await changeProfile({ deck_visibility: 'public' })
    await deleteDecks()
  })
})

describe('the list of all decks', () => {
  beforeAll(() => host.sql('delete from public.decks'))

  test('is drawn with its first page, and has the cards that the first few show', async () => {
    for (let number = 1; number <= 26; number++)
      await saveDeck(`Deck ${number}`, { cards: [{ card: `pack-1-${number}`, quantity: 1 }] })
    const html = await page('/decks')
    const { decks = [], deckCards = [] } = sent(html)
    expect(decks.map(({ name }) => name)).toEqual(Array.from({ length: 24 }, (_, place) => `Deck ${26 - place}`))
    expect(deckCards.map(({ id }) => id)).toEqual([26, 25, 24, 23, 22, 21].map((number) => `pack-1-${number}`))
    expect(drawn(html)).toContain('<h1>Deck 26, Deck 25,')
  })

  test('is a guest’s, whoever asks: their favorites are not in it', async () => {
    const html = await page('/decks', { authorization: `Bearer ${author.token}` })
    expect(sent(html).decks?.filter((deck) => deck.is_favorited)).toEqual([])
  })

  test('is not sent along where others may be wanted', async () => {
    for (const path of ['/decks?view=popular', '/decks?search=deck', `/user/${author.id}/decks`])
      expect(sent(await page(path))).toEqual({})
  })
})
