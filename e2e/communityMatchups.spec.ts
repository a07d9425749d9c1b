import type { Page } from '@playwright/test'
import { inkList } from '../supabase/tests/community.fixture.ts'
import { type AdminHost, startAdminHost } from './support/adminHost.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openHydrated } from './support/openAs.ts'
import { publishMatchups } from './support/publishMatchups.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

// A separate host, because what it publishes everybody sees.
let host: AdminHost
let deckPath: string
let player: Awaited<ReturnType<AdminHost['join']>>
test.beforeAll(async () => {
  host = await startAdminHost()
  const { sql } = host.host
  await publishMatchups({ sql })
  player = await host.join('player')
  const { id } = player.session.user
  const [deck] = await sql(
    `insert into decks (user_id, name, cards, is_public) values ($1, 'Fire and Song', $2, true) returning id`,
    [id, JSON.stringify(inkList(['Amber', 'Ruby']))],
  )
  deckPath = `/deck/${String(deck?.['id'])}?tab=matches`
  await sql(
    `insert into matches (user_id, deck_id, result, player_initiative, opponent_colors)
      select $1, $2, result, 'on_play', '{Ruby,Steel}' from unnest('{win,win,loss}'::text[]) as result`,
    [id, deck?.['id']],
  )
})
test.afterAll(() => host.close())

const community = (page: Page) => page.getByRole('region', { name: 'Community Matchups' })
const sharing = (page: Page) => community(page).getByRole('switch', { name: 'Share My Matches' })
const against = (page: Page, inks: string) => community(page).getByRole('button', { name: `against ${inks}` })

test.describe('community matchups', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('are a page for guests, sent with its content', async ({ page }) => {
    const html = await (await page.request.get(`${host.host.url}/matchups`)).text()
    expect(html).toContain('<title>Lorcana Matchups')
    expect(html).toContain('"until":"2026-03-08"')
    await openHydrated(page, `${host.host.url}/matchups`)
    await expect(page.getByRole('heading', { level: 1, name: 'Lorcana Matchups' })).toBeVisible()
    await community(page).getByLabel('Your inks').selectOption('Amber + Ruby')
    await expect(against(page, 'Ruby + Steel').first()).toBeVisible()
    await expect(sharing(page)).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Matchups' })).toHaveAttribute(
      'href',
      '/matchups',
    )
    await expectAccessible(page)
  })

  test('stand on a deck’s page beside the owner’s record, and are read by keyboard', async ({ page }) => {
    await player.open(page, deckPath)
    const rows = community(page).getByRole('table', { name: 'By opponent' }).getByRole('row')
    await expect(rows.nth(1)).toHaveText(/Amber \+ Steel.*about 35 matches, 6 players.*–.*0%/s)
    await expect(rows.nth(2)).toHaveText(/Ruby \+ Steel.*2–1.*67%.*%/s)
    await expect(community(page)).toContainText('through Mar 8, 2026')
    await expect(
      community(page).getByRole('button', { name: /67% \d+–\d+% likely range against Ruby \+ Steel/ }),
    ).toHaveCount(2)
    // One stop of the Tab key, and arrow keys.
    const first = against(page, 'Amber + Steel').first()
    await community(page).getByLabel('Community weeks').focus()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(against(page, 'Ruby + Steel').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(against(page, 'Ruby + Steel').first()).toHaveAttribute('aria-pressed', 'true')
    await expect(community(page).getByRole('status').last()).toContainText(/Against Ruby \+ Steel: 67%.*Yours: 2–1\./)
    await page.keyboard.press('Tab')
    await expect(sharing(page)).toBeFocused()
    await expectAccessible(page)
    await community(page).getByLabel('Community format').selectOption('Infinity')
    await expect(community(page)).toContainText('No matchup has enough shared matches in these weeks')
  })

  test('are read by guests, who are offered no switch', async ({ page }) => {
    await openHydrated(page, host.host.url + deckPath)
    await expect(page.getByText('Only its owner sees the matches of a deck.')).toBeVisible()
    await expect(against(page, 'Ruby + Steel')).toHaveCount(2)
    await expect(community(page)).not.toContainText('Yours')
    await expect(sharing(page)).toHaveCount(0)
    await expectAccessible(page)
  })

  test('count a member’s matches only after the switch, which stays as it was left', async ({ page }) => {
    const { id } = player.session.user
    const rows = async () => (await host.host.sql('select from match_sharing where user_id = $1', [id])).length
    await player.open(page, '/account')
    await expect(sharing(page)).not.toBeChecked()
    // Until it is known, no key changes it.
    await expect(sharing(page)).toBeEnabled()
    await expect(community(page)).toContainText('Nobody sees individual matches, and you can stop at any time.')
    expect(await rows()).toBe(0)
    await sharing(page).press('Space')
    await expect(community(page)).toContainText('If you stop, later weeks leave them out.')
    await expect.poll(rows).toBe(1)
    await expectAccessible(page)
    await player.open(page, '/matches')
    await expect(sharing(page)).toBeChecked()
    await community(page).getByLabel('Your inks').selectOption('Ruby + Steel')
    await expect(against(page, 'Amber + Ruby').first()).toHaveAccessibleName(/^33% \d+–\d+% likely range against/)
    await sharing(page).press('Space')
    await expect(sharing(page)).not.toBeChecked()
    await expect.poll(rows).toBe(0)
  })
})

test.describe('community matchups on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('fit the screen, and thumbs reach each matchup', async ({ page }) => {
    await player.open(page, deckPath)
    const first = against(page, 'Ruby + Steel').first()
    await first.scrollIntoViewIfNeeded()
    const box = await first.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40)
    await first.tap()
    await expect(community(page).getByRole('status').last()).toContainText('Against Ruby + Steel: 67%')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    await expectAccessible(page)
  })
})
