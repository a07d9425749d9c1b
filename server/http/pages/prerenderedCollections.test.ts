import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRERENDERED_PAGES_FILE, RENDERER_FILE } from '../../../tools/build/prerenderedPage.ts'
import { type Account, startTestHost, temporaryFolder, type TestHost, writeSite } from '../../host.fixture.ts'
import { BUILT_SITE } from '../../places.ts'

const CARDS = 200

const folder = temporaryFolder()
let host: TestHost
let owner: Account
let path: string

beforeAll(async () => {
  writeSite(folder.path, CARDS)
  // The site as it was built last (`node tools/prepare.mjs`), with a small pack.
  for (const file of [RENDERER_FILE, PRERENDERED_PAGES_FILE]) cpSync(join(BUILT_SITE, file), join(folder.path, file))
  host = await startTestHost({ siteDir: folder.path })
  owner = await host.signUp('owner@example.com')
  path = `/user/${owner.id}/collection`
  await changeProfile({ display_name: 'Snow <b>' })
  await addCopies(7, 4)
  await addCopies(7, 1, true)
  await addCopies(9, 2)
})
afterAll(async () => {
  await host.close()
  folder.remove()
})

const addCopies = (number: number, quantity: number, isFoil = false) =>
  host.sql('insert into public.user_collections (user_id, card_id, quantity, is_foil) values ($1, $2, $3, $4)', [
    owner.id,
    `pack-1-${number}`,
    quantity,
    isFoil,
  ])

async function changeProfile(profile: object) {
  const address = `/rest/v1/user_profiles?user_id=eq.${owner.id}`
  const answer = await host.api(address, { method: 'PATCH', token: owner.token, json: profile })
  expect(answer.ok).toBe(true)
}

const page = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(host.url + address, { headers })).text()

const rendered = (html: string) => /<div id="root">(.*)<\/div>/s.exec(html)?.[1] ?? ''
/** The words of a page without its tags, as people read them. */
const words = (html: string) =>
  rendered(html)
    .replaceAll(/<style>.*?<\/style>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const sentCards = (html: string) => new Set(html.match(/pack-1-\d+/g))

describe('the page of a public collection', () => {
  test('has the name, the progress and the sets, as links', async () => {
    const html = await page(path)
    expect(words(html)).toContain('Snow &lt;b&gt;&#x27;s Collection')
    expect(words(html)).toContain(`2 of ${CARDS} cards collected 7 copies, including 1 foil`)
    expect(words(html)).toMatch(/Main Sets 2 of 200 cards, 1% 1 The First Chapter/)
    for (const query of ['set=The+First+Chapter&amp;tab=cards', 'tab=cards', 'tab=characters'])
      expect(rendered(html)).toContain(`href="${path}?${query}"`)
  })

  test('has the first cards with their copies, and links to the next ones', async () => {
    const html = await page(`${path}?tab=cards`)
    expect(words(html)).toContain(`Showing ${CARDS} of ${CARDS} cards`)
    expect(rendered(html).match(/href="\/card\//g)?.length).toBe(12)
    expect(rendered(html)).toContain(`href="${path}?page=2&amp;tab=cards"`)
    const owned = await page(`${path}?tab=cards&show=owned&sort=cost-desc`)
    expect(words(owned)).toMatch(/Friend 9 - Of Tests.* 2 owned .*Friend 7 - Of Tests.* 5 owned 1 foil/)
    expect(rendered(owned).match(/href="\/card\//g)?.length).toBe(2)
    expect(words(await page(`${path}?tab=cards&search=owned>=5`))).toContain('Showing 1 of 200 cards')
  })

  test('has the characters that a search finds', async () => {
    const html = await page(`${path}?tab=characters&character=friend+7`)
    expect(words(html)).toContain('Showing 11 of 200 characters')
    expect(words(html)).toMatch(/Friend 7 100% 1 of 1 card/)
  })

  test('sends only the shown cards to the browser, not the whole catalogue or collection', async () => {
    for (let number = 20; number < 120; number++) await addCopies(number, 1)
    for (const query of ['', '?tab=cards', '?tab=characters']) {
      const html = await page(path + query)
      expect(html).toContain('id="queries"')
      expect(sentCards(html).size).toBeLessThanOrEqual(12)
    }
    await host.sql("delete from public.user_collections where card_id not in ('pack-1-7', 'pack-1-9')")
  })

  test('is the same for everybody, including its owner', async () => {
    const headers = { authorization: `Bearer ${owner.token}`, cookie: `session=${owner.token}` }
    expect(await page(path, headers)).toBe(await page(path))
  })

  test('shows changed copies with the next request', async () => {
    await addCopies(11, 3)
    expect(words(await page(path))).toContain(`3 of ${CARDS} cards collected 10 copies`)
    await host.sql("delete from public.user_collections where card_id = 'pack-1-11'")
    expect(words(await page(path))).toContain(`2 of ${CARDS} cards collected 7 copies`)
  })
})

describe('the page of a private collection', () => {
  const secrets = /Snow &lt;b|Friend 7|pack-1-7|7 copies|5 owned|2 of 200|3 of 200/
  const addresses = () => ['', '/', '?tab=cards', '?tab=cards&show=owned', '?tab=characters'].map((end) => path + end)

  test('has no private content from the next request on, and has the content again once the profile is public', async () => {
    for (const address of addresses()) expect(await page(address)).toMatch(secrets)
    await changeProfile({ profile_visibility: 'private' })
    for (const address of [
      ...addresses(),
      path.toUpperCase().replace('/USER', '/user').replace('COLLECTION', 'collection'),
    ])
      for (const headers of [{}, { authorization: `Bearer ${owner.token}` }]) {
        const html = await page(address, headers)
        expect(html).not.toMatch(secrets)
        // The page contains no queries, so the browser queries the backend, as for an unknown member.
        expect(html).toContain('id="queries">[]<')
      }
    const unknown = path.replace(owner.id, '7d1c5e0e-9d2b-4c39-8a63-1f1f6d1f0a11')
    const withoutId = (html: string) => html.replaceAll(/[\da-f-]{36}/g, 'id')
    expect(withoutId(await page(path))).toBe(withoutId(await page(unknown)))
    await changeProfile({ profile_visibility: 'public' })
    for (const address of addresses()) expect(await page(address)).toMatch(secrets)
  })
})

describe('the page of a member’s decks', () => {
  test('has the name and the public decks, and nothing of a private profile', async () => {
    const deck = { user_id: owner.id, name: 'Plan', cards: [{ card: 'pack-1-7', quantity: 4 }], is_public: true }
    await host.api('/rest/v1/decks', { method: 'POST', token: owner.token, json: deck })
    const decks = `/user/${owner.id}/decks`
    expect(words(await page(decks))).toMatch(/Snow &lt;b&gt;&#x27;s Decks .* Plan/)
    await changeProfile({ profile_visibility: 'private' })
    expect(await page(decks)).not.toMatch(/Snow &lt;b|Plan/)
    await changeProfile({ profile_visibility: 'public' })
  })
})
