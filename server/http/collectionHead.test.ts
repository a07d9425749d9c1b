import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, startTestHost, type TestHost } from '../host.fixture.ts'

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

test('somebody’s collection unfolds into their name and how many cards it has, both finishes of one counted once', async () => {
  await own('pack-1-1', false)
  await own('pack-1-1', true)
  expect(await page(`/user/${owner.id}/collection`)).toContain(': 1 card, by set')
  await own('pack-1-2', true)
  const shown = await page(`/user/${owner.id}/collection/`)
  expect(shown).toContain('<title>Tala &lt;b&gt;&#39;s Collection | Lorefolio</title>')
  expect(shown).toContain('The Disney Lorcana collection of Tala &lt;b&gt;: 2 different cards, by set')
  expect(shown).not.toContain('noindex')
})

test('a private profile’s collection looks like nobody’s', async () => {
  await change({ profile_visibility: 'private' })
  for (const id of [owner.id, '00000000-0000-4000-8000-000000000000', 'nobody']) {
    const hidden = await page(`/user/${id}/collection`)
    expect(hidden).toContain('<title>Collection of a Member | Lorefolio</title>')
    expect(hidden).toContain('noindex')
    expect(hidden).not.toMatch(/Tala|different cards/)
  }
})
