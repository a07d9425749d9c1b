import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, startTestHost, type TestHost } from '../../host.fixture.ts'

let host: TestHost
let author: Account

beforeAll(async () => {
  host = await startTestHost()
  author = await host.signUp('author@example.com')
})
afterAll(() => host.close())

const page = async (path: string) => (await fetch(host.url + path)).text()

const change = (profile: object) =>
  host.api(`/rest/v1/user_profiles?user_id=eq.${author.id}`, { method: 'PATCH', token: author.token, json: profile })

test('the decks of a member have the member’s name, and the decks of a private profile look missing', async () => {
  await change({ display_name: 'Tala <b>' })
  const shown = await page(`/user/${author.id}/decks`)
  expect(shown).toContain('<title>Tala &lt;b&gt;&#39;s Decks | Lorefolio</title>')
  expect(shown).not.toContain('noindex')

  await change({ profile_visibility: 'private' })
  for (const id of [author.id, '00000000-0000-4000-8000-000000000000', 'nobody']) {
    const hidden = await page(`/user/${id}/decks`)
    expect(hidden).toContain('<title>Decks of a Member | Lorefolio</title>')
    expect(hidden).toContain('noindex')
    expect(hidden).not.toContain('Tala')
  }
})
