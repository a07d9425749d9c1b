import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, startTestHost, type TestHost } from '../../host.fixture.ts'
import type { CardIndex } from './cardIndex.ts'
import { collectionHead } from './collectionHead.ts'

let host: TestHost
let owner: Account

beforeAll(async () => {
  host = await startTestHost()
  owner = await host.signUp('owner@example.com')
  await change({ display_name: 'Tala <b>' })
})
afterAll(() => host.close())

const page = async (path: string) => (await fetch(host.url + path)).text()

const change = (profile: object) =>
  host.api(`/rest/v1/user_profiles?user_id=eq.${owner.id}`, { method: 'PATCH', token: owner.token, json: profile })

const own = (card: string, isFoil: boolean) =>
  host.api('/rest/v1/user_collections', {
    token: owner.token,
    json: { user_id: owner.id, card_id: card, is_foil: isFoil, quantity: 3 },
  })

test('a collection has its member’s name and number of cards, where both finishes of a card count once', async () => {
  await own('pack-1-1', false)
  await own('pack-1-1', true)
  expect(await page(`/user/${owner.id}/collection`)).toContain(': 1 card, by set')
  await own('pack-1-2', true)
  const shown = await page(`/user/${owner.id}/collection/`)
  expect(shown).toContain('<title>Tala &lt;b&gt;&#39;s Collection | Lorefolio</title>')
  expect(shown).toContain('The Disney Lorcana collection of Tala &lt;b&gt;: 2 different cards, by set')
  expect(shown).not.toContain('noindex')
})

test('the picture has the sets with cards, the most complete first, then the larger one', () => {
  const sizes = { Half: 2, 'Larger half': 4, None: 1, Full: 1 }
  const sets = Object.entries(sizes).map(([name, size]) => {
    const cards = Array.from({ length: size }, (_, at) => ({ id: `${name} ${at}` }))
    return [name, { name, cards }] as const
  })
  const index = { byId: new Map(), sets: new Map(sets) } as unknown as CardIndex // the head reads nothing else
  const row = { name: 'Tala', card_ids: ['Half 0', 'Larger half 0', 'Larger half 1', 'Full 0'] }
  expect(collectionHead.makeHead(row, owner.id, index).scene).toMatchObject({
    sets: [
      { name: 'Full', collected: 1, total: 1 },
      { name: 'Larger half', collected: 2, total: 4 },
      { name: 'Half', collected: 1, total: 2 },
    ],
  })
})

test('the collection of a private profile looks like a missing one', async () => {
  await change({ profile_visibility: 'private' })
  for (const id of [owner.id, '00000000-0000-4000-8000-000000000000', 'nobody']) {
    const hidden = await page(`/user/${id}/collection`)
    expect(hidden).toContain('<title>Collection of a Member | Lorefolio</title>')
    expect(hidden).toContain('noindex')
    expect(hidden).not.toMatch(/Tala|different cards/)
  }
})
