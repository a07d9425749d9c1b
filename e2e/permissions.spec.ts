import type { Page } from '@playwright/test'
import { type Account, addSubscription, ask, signUp } from './support/backend.ts'
import { openAs } from './support/openAs.ts'
import { packCard } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

const CARD = packCard("Pascal - Rapunzel's Companion", 'The First Chapter').id

const PUBLIC_ITEMS = ['Deck Builder', 'Decks', 'Cards', 'Characters', 'Sets']
const MEMBER_ITEMS = ['My Decks', 'My Collection', 'My Matches', 'Account Settings']

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const addRow = async (page: Page, owner: Account, table: string, body: object): Promise<string> => {
  const { status, rows } = await ask(page, owner, table, { method: 'POST', body: { user_id: owner.id, ...body } })
  expect(status, `a row of ${table}`).toBe(201)
  return (rows[0] as { id: string }).id
}

/** Signs up a member with a row in every table and a private profile, whose page sends the requests. */
async function furnish(page: Page, owner: Account) {
  const cards = [{ card: CARD, quantity: 2 }]
  const openDeck = await addRow(page, owner, 'decks', { name: 'Open', is_public: true, cards })
  const secretDeck = await addRow(page, owner, 'decks', { name: 'Secret', is_public: false, cards })
  await addRow(page, owner, 'user_collections', { card_id: CARD, quantity: 3, is_foil: false })
  const game = { deck_id: openDeck, result: 'win', player_initiative: 'on_play', opponent_colors: ['Amber', 'Ruby'] }
  await addRow(page, owner, 'matches', game)
  await setProfile(page, owner, 'private')
  return { openDeck, secretDeck, game, cards }
}

const setProfile = (page: Page, owner: Account, visibility: 'public' | 'private') =>
  ask(page, owner, `user_profiles?user_id=eq.${owner.id}`, {
    method: 'PATCH',
    body: { profile_visibility: visibility },
  })

/** The number of rows that an account can read. */
async function seen(page: Page, account: Account | null, path: string): Promise<number> {
  const { status, rows } = await ask(page, account, path)
  return status === 200 ? rows.length : 0
}

test.describe('the screens', { tag: '@desktop' }, () => {
  test('a guest may look around, and is asked to sign in for member data', async ({ page }) => {
    await page.goto('/sets')
    await expect(navigation(page)).toHaveText([...PUBLIC_ITEMS, ...MEMBER_ITEMS])
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
    for (const name of ['Logout', 'Upgrade Account']) await expect(page.getByRole('button', { name })).toHaveCount(0)
    for (const name of MEMBER_ITEMS) {
      await navigation(page).filter({ hasText: name }).click()
      await expect(page).toHaveURL('/login')
    }
    for (const path of ['/account', '/my-decks', '/my-collection', '/matches', '/admin']) {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await expect(heading(page)).toHaveText('Sign In')
    }
  })

  test('of two members each has separate pages, and neither is an administrator', async ({ browser, request }) => {
    const members = [await signUp(request, 'left-hand'), await signUp(request, 'right-hand')]
    for (const member of members) {
      const page = await browser.newPage(DESKTOP)
      await openAs(page, member, '/account')
      await expect(heading(page)).toHaveText(member.name)
      await expect(navigation(page)).toHaveText([...PUBLIC_ITEMS, ...MEMBER_ITEMS])
      await expect(page.getByRole('main')).toContainText(member.mail)
      for (const other of members.filter((other) => other !== member))
        await expect(page.locator('body')).not.toContainText(other.name)
      for (const [name, target] of [
        ['My Decks', `/user/${member.id}/decks`],
        ['My Collection', `/user/${member.id}/collection`],
      ] as const) {
        await navigation(page).filter({ hasText: name }).click()
        await expect(page).toHaveURL(target)
      }
      await page.goto('/admin')
      await expect(heading(page)).toHaveText('Access Denied')
      await page.close()
    }
  })
})

test.describe('a direct request', { tag: '@desktop' }, () => {
  test('reads public rows of others, and all rows only of the member', async ({ page, request }) => {
    const [owner, stranger] = [await signUp(request, 'keeper'), await signUp(request, 'passer-by')]
    await page.goto('/guides/set-rotation')
    await furnish(page, owner)
    await addSubscription(request, owner, { price_id: 'price_pro', status: 'active' })

    const expectSeen = async (path: string, [visitor, other, own]: [number, number, number]) =>
      expect(
        {
          visitor: await seen(page, null, path),
          stranger: await seen(page, stranger, path),
          owner: await seen(page, owner, path),
        },
        path,
      ).toEqual({ visitor, stranger: other, owner: own })
    const ofOwner = `user_id=eq.${owner.id}`
    await expectSeen(`decks?${ofOwner}`, [1, 1, 2])
    await expectSeen(`user_profiles?${ofOwner}`, [0, 0, 1])
    await expectSeen(`user_collections?${ofOwner}`, [0, 0, 1])
    await expectSeen(`matches?${ofOwner}`, [0, 0, 1])
    await expectSeen(`deck_favorites?${ofOwner}`, [0, 0, 2])
    await expectSeen(`subscriptions?${ofOwner}`, [0, 0, 1])
    await expectSeen('stripe_user_subscriptions', [0, 0, 1])
    await expectSeen('admin_tasks', [0, 0, 0])

    await setProfile(page, owner, 'public')
    await expectSeen(`user_profiles?${ofOwner}`, [1, 1, 1])
    await expectSeen(`user_collections?${ofOwner}`, [1, 1, 1])
    await expectSeen(`matches?${ofOwner}`, [0, 0, 1])
  })

  test('changes no row of another member, and cannot change its user', async ({ page, request }) => {
    const [owner, stranger] = [await signUp(request, 'settler'), await signUp(request, 'raider')]
    await page.goto('/guides/set-rotation')
    const { openDeck, secretDeck, game, cards } = await furnish(page, owner)
    await setProfile(page, owner, 'public') // so that the stranger can see the rows that the attempts address
    const tables = ['user_profiles', 'decks', 'user_collections', 'matches', 'deck_favorites', 'subscriptions']
    const belongings = () =>
      Promise.all(tables.map((table) => ask(page, owner, `${table}?user_id=eq.${owner.id}&order=created_at`)))
    const before = await belongings()
    expect(before.map(({ rows }) => rows.length)).toEqual([1, 2, 1, 1, 2, 0])

    const ofOwner = `user_id=eq.${owner.id}`
    const attempts: [method: string, path: string, body?: object][] = [
      ['PATCH', `user_profiles?${ofOwner}`, { display_name: 'Taken' }],
      ['PATCH', `user_profiles?user_id=eq.${stranger.id}`, { is_admin: true }],
      ['PATCH', `decks?id=eq.${openDeck}`, { name: 'Taken' }],
      ['PATCH', `decks?id=eq.${openDeck}`, { favorite_count: 1000 }],
      ['DELETE', `decks?${ofOwner}`],
      ['POST', 'decks', { user_id: owner.id, name: 'Slipped in', cards }],
      ['PATCH', `user_collections?${ofOwner}`, { quantity: 1 }],
      ['DELETE', `user_collections?${ofOwner}`],
      ['POST', 'user_collections', { user_id: owner.id, card_id: CARD, quantity: 1, is_foil: true }],
      ['PATCH', `matches?${ofOwner}`, { result: 'loss' }],
      ['DELETE', `matches?${ofOwner}`],
      ['POST', 'matches', { ...game, user_id: owner.id }],
      ['POST', 'matches', { ...game, user_id: stranger.id }],
      ['DELETE', `deck_favorites?${ofOwner}`],
      ['POST', 'deck_favorites', { user_id: owner.id, deck_id: openDeck }],
      ['POST', 'deck_favorites', { user_id: stranger.id, deck_id: secretDeck }],
      [
        'POST',
        'subscriptions',
        { id: 'sub_forged', user_id: stranger.id, customer_id: 'cus_forged', status: 'active' },
      ],
      ['POST', 'rpc/make_admin', { mail: stranger.mail }],
    ]
    for (const account of [stranger, null])
      for (const [method, path, body] of attempts) {
        const { status, rows } = await ask(page, account, path, { method, ...(body && { body }) })
        const changed = status < 300 ? rows : []
        expect(changed, `${method} ${path} as ${account ? 'a stranger' : 'a visitor'}`).toEqual([])
      }
    for (const path of ['rpc/download_own_data', 'rpc/delete_user_account'])
      expect((await ask(page, null, path, { method: 'POST', body: {} })).status, path).toBeGreaterThanOrEqual(400)

    expect(await belongings()).toEqual(before)
    const { rows } = await ask(page, stranger, `user_profiles?select=is_admin&user_id=eq.${stranger.id}`)
    expect(rows).toEqual([{ is_admin: false }])
  })
})
