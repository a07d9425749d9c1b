import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRERENDERED_PAGES_FILE, RENDERER_FILE } from '../../../tools/build/prerenderedPage.ts'
import { type Account, startTestHost, temporaryFolder, type TestHost, writeSite } from '../../host.fixture.ts'
import { BUILT_SITE } from '../../places.ts'

const folder = temporaryFolder()
let host: TestHost
let author: Account

beforeAll(async () => {
  writeSite(folder.path, 30)
  // The site as it was built last (`node tools/prepare.mjs`), with a small pack.
  for (const file of [RENDERER_FILE, PRERENDERED_PAGES_FILE]) cpSync(join(BUILT_SITE, file), join(folder.path, file))
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

type Deck = { id: string; name: string; author: string | null; entries: object[]; isFavorited?: boolean }
type Cards = { id: string; name: string }[]

/** The deck, the decks and the ids of the cards in a page's queries, which are found by words of their keys. */
function contentOf(html: string) {
  const queries = JSON.parse(/id="queries">(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as [unknown[], unknown][]
  const find = (...words: string[]) => queries.find(([key]) => words.every((word) => key.includes(word)))?.[1]
  return {
    deck: find('user', 'deck') as Deck | undefined,
    decks: (find('user', 'decks', 'list') as { pages: Deck[][] } | undefined)?.pages.flat(),
    cards: (find('catalogue part') as Cards | undefined)?.map(({ id }) => id),
  }
}
const rendered = (html: string) => /<div id="root">(.*)<\/div>/.exec(html)?.[1] ?? ''
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(rendered(html))?.[1]

describe('the page of a public deck', () => {
  test('has the deck and its cards, for people and for the browser', async () => {
    const id = await saveDeck('Snow <b>')
    const html = await page(`/deck/${id}`)
    expect(headingOf(html)).toBe('Snow &lt;b&gt;')
    expect(rendered(html)).toMatch(/href="\/card\/friend-7-of-tests-7"/)
    const { deck, cards } = contentOf(html)
    expect(deck).toMatchObject({ id, name: 'Snow <b>', author: 'author' })
    expect(deck?.entries).toHaveLength(2)
    expect(cards).toEqual(['pack-1-7', 'pack-1-2'])
  })

  test('is the same for everybody', async () => {
    const path = `/deck/${await saveDeck('Once')}`
    const headers = { authorization: `Bearer ${author.token}`, cookie: `session=${author.token}` }
    expect(await page(path, headers)).toBe(await page(path))
  })

  test('shows changes of the deck and its author with the next request', async () => {
    const id = await saveDeck('Before')
    expect(headingOf(await page(`/deck/${id}`))).toBe('Before')
    await change(id, { name: 'After' })
    expect(headingOf(await page(`/deck/${id}`))).toBe('After')
    await changeProfile({ display_name: 'New Name' })
    expect(rendered(await page(`/deck/${id}`))).toContain('New Name')
    await changeProfile({ profile_visibility: 'private' })
    const html = await page(`/deck/${id}`)
    expect(contentOf(html).deck).toMatchObject({ name: 'After', author: null })
    expect(html).not.toContain('New Name')
    await changeProfile({ profile_visibility: 'public' })
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
    // Another member's public deck, so that the list is not empty.
    const cards = [{ card: 'pack-1-9', quantity: 4 }]
    await saveDeck('Plain', { cards }, await host.signUp('neighbor@example.com'))
  })

  test('is in no page, not even for its author', async () => {
    await expectNothing(await saveDeck(hidden.name, { ...hidden, is_public: false }))
  })

  test.each([
    ['made private', (id: string) => change(id, { is_public: false })],
    ['hidden with all of its author’s decks', () => changeProfile({ deck_visibility: 'private' })],
    ['deleted', (id: string) => asAuthor(`decks?id=eq.${id}`, 'DELETE', {})],
  ])('is in no page from the next request on after it was %s', async (_, hide) => {
    const id = await saveDeck(hidden.name, hidden)
    for (const path of [`/deck/${id}`, '/decks']) expect(await page(path)).toMatch(secrets)
    await hide(id)
    await expectNothing(id)
    await changeProfile({ deck_visibility: 'public' })
    await deleteDecks()
  })
})

describe('the list of all decks', () => {
  beforeAll(async () => {
    await host.sql('delete from public.decks')
    for (let number = 1; number <= 26; number++)
      await saveDeck(`Deck ${number}`, { cards: [{ card: `pack-1-${number}`, quantity: 1 }] })
  })

  test('has its first page, and the cards that the first few show', async () => {
    const html = await page('/decks')
    const { decks = [], cards } = contentOf(html)
    expect(decks.map(({ name }) => name)).toEqual(Array.from({ length: 24 }, (_, place) => `Deck ${26 - place}`))
    expect(cards).toEqual([26, 25, 24, 23, 22, 21].map((number) => `pack-1-${number}`))
    expect(rendered(html)).toContain('Deck 26</h2>')
  })

  test('has the decks that its address selects', async () => {
    const names = async (query: string) => contentOf(await page(`/decks${query}`)).decks?.map(({ name }) => name)
    expect(await names('?search=deck+17')).toEqual(['Deck 17'])
    expect(await names('?card=pack-1-3&view=popular&color=Amethyst')).toEqual(['Deck 3'])
    expect(await names('?color=Ruby')).toEqual([])
    expect(await names('?view=favorites')).toEqual([])
  })

  test('is the same for members as for guests: favorites are not marked', async () => {
    const [{ id }] = (await host.sql(`select id from public.decks where name = 'Deck 26'`)) as [{ id: string }]
    await asAuthor('deck_favorites', 'POST', { user_id: author.id, deck_id: id })
    const html = await page('/decks', { authorization: `Bearer ${author.token}` })
    expect(contentOf(html).decks?.filter(({ isFavorited }) => isFavorited)).toEqual([])
  })
})
