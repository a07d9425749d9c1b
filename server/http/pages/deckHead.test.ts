import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, startTestHost, type TestHost } from '../../host.fixture.ts'

let host: TestHost
let author: Account

beforeAll(async () => {
  host = await startTestHost()
  author = await host.signUp('author@example.com')
})
afterAll(() => host.close())

async function saveDeck(deck: object): Promise<string> {
  const answer = await host.api('/rest/v1/decks', {
    token: author.token,
    headers: { prefer: 'return=representation' },
    json: { user_id: author.id, name: 'Snow <b>', cards: [{ card: 'pack-1-1', quantity: 4 }], ...deck },
  })
  const [row] = (await answer.json()) as [{ id: string }]
  return row.id
}

async function page(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(host.url + path)
  return { status: answer.status, html: await answer.text() }
}

describe('the page of a deck', () => {
  test('a public deck has its name, a description and a picture', async () => {
    const id = await saveDeck({
      is_public: true,
      cards: [
        { card: 'pack-1-2', quantity: 1 },
        { card: 'pack-1-1', quantity: 4 },
      ],
    })
    const { status, html } = await page(`/deck/${id}`)
    expect(status).toBe(200)
    expect(html).not.toContain('noindex')
    expect(html).toContain('<title>Snow &lt;b&gt; | Lorefolio</title>')
    const line = 'Amethyst Infinity deck of 5 cards: 4 Elsa - Snow &quot;Queen&quot; &lt;3, 1 Friend 2 - Of Tests'
    expect(html).toContain(`<meta name="description" content="${line}" />`)
    expect(html).toContain(`<meta property="og:image" content="${host.url}/preview/deck/${id}.png?v=`)
    expect(html).toContain(`<link rel="canonical" href="${host.url}/deck/${id}" />`)
  })

  test('its description starts with the author’s text, cut to 120 characters', async () => {
    const id = await saveDeck({ is_public: true, description: `Keep\n<script>${'x'.repeat(200)}` })
    expect((await page(`/deck/${id}/`)).html).toContain(
      `<meta name="description" content="Keep &lt;script&gt;${'x'.repeat(106)}…" />`,
    )
  })

  test('a private deck looks like a missing one', async () => {
    const id = await saveDeck({ is_public: false, name: 'Hidden plan', description: 'Hidden words' })
    const secret = await page(`/deck/${id}`)
    const nothing = await page('/deck/00000000-0000-4000-8000-000000000000')
    expect(secret.status).toBe(404)
    expect(secret.html).toContain('<title>Deck not found | Lorefolio</title>')
    expect(secret.html).toContain('noindex')
    expect(secret.html).not.toMatch(/hidden/i)
    expect(secret.html.replaceAll(id, '')).toBe(nothing.html.replaceAll('00000000-0000-4000-8000-000000000000', ''))
  })

  test('a public deck of a member who hides their decks looks like a missing one', async () => {
    const id = await saveDeck({ is_public: true, name: 'Hidden plan' })
    await host.api(`/rest/v1/user_profiles?user_id=eq.${author.id}`, {
      method: 'PATCH',
      token: author.token,
      json: { deck_visibility: 'private' },
    })
    expect((await page(`/deck/${id}`)).status).toBe(404)
  })

  test.each(['/deck/7', "/deck/'; select 1", '/deck/%E2%80%A6'])('%s is not a deck', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    expect(html).toContain('noindex')
  })
})
