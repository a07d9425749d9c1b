import type { Page } from '@playwright/test'
import { type Account, addRow, signUp } from './support/backend.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { CARD, expectStored, number, plus } from './support/copyParts.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { persistedKeys } from './support/persistedKeys.ts'
import { dialog, history, ink, matchRows, opener, save, storedMatches } from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'
import { serveTwoBuilds } from './support/twoBuilds.ts'

test.use({ ...DESKTOP, serviceWorkers: 'allow' })

const offline = (page: Page) => page.getByText('You are offline.')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="734" height="1024"><rect width="734" height="1024"/></svg>'
const pictureWidth = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth)

/** Waits until the service worker controls the page, which starts once the page has been idle for a while. */
const waitUntilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** The private data that this browser has persisted. */
const privateKeys = async (page: Page) => (await persistedKeys(page)).filter((key) => !key.startsWith('public-'))

/** The last key to be persisted of a member's data. */
const cachedKey = ({ id }: Account) => `user.${id}-["user","${id}","cached"]`

/** The private data that an earlier version of the site has left in this browser. */
const OLD_DATABASE = 'lorefolio-own'
const leaveOldDatabase = (page: Page) =>
  page.evaluate((name) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('success', () => opening.result.close())
  }, OLD_DATABASE)
const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test.describe('without a connection', { tag: '@desktop' }, () => {
  test('a returning visitor reads pages and cards, filters them, and sees when the connection is back', async ({
    page,
    context,
  }) => {
    await context.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
    await page.goto('/cards')
    await expect(page.getByText('Showing 2,851 of 2,851 cards')).toBeVisible()
    await waitUntilControlled(page)
    await page.goto(CARD.path)
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0)
    await context.unrouteAll()
    // With a connection a page comes from the host, with its head.
    const fromHost = await page.goto('/')
    expect(await fromHost?.text()).toMatch(/rel="canonical" href="[^"]*:\d+\/"/)
    await goOffline(page)
    await page.goto('/')
    await expect(title(page)).toHaveText('The deck builder and collection tracker for Lorcana')
    await expect(offline(page)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/cards?color=Ruby')
    await expect(page.getByText('Showing 496 of 2,851 cards')).toBeVisible()
    await page.getByRole('combobox', { name: 'Search cards' }).fill('dragon fire')
    await expect(page.getByRole('link', { name: /^Dragon Fire/ }).first()).toBeVisible()
    await page.goto(CARD.path)
    await expect(title(page)).toContainText('Ariel')
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0)
    await page.goto('/sets')
    await expect(page.getByRole('main')).toContainText('The First Chapter')
    await goOnline(page)
    await expect(offline(page)).toBeHidden()
  })

  test('a member reads the collection and decks; changes and matches arrive later', async ({ page, request }) => {
    const member = await signUp(request, 'train')
    const deckId = await addSampleDeck(request, member, { description: 'For the road' })
    await addRow(request, member, 'user_collections', { card_id: CARD.id, quantity: 3, is_foil: false })
    await openAs(page, member, '/sets')
    await waitUntilControlled(page)
    await expect.poll(() => privateKeys(page)).toContain(cachedKey(member))

    await goOffline(page)
    await page.goto('/my-collection')
    await expect(title(page)).toHaveText('My Collection')
    await expect(page.getByText(member.name, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText('3')
    await page.goto('/my-decks')
    await page.getByRole('link', { name: 'Snow and Steel' }).first().click()
    await page.getByRole('tab', { name: 'Guide' }).click()
    await expect(page.getByText('For the road')).toBeVisible()

    await opener(page).click()
    await ink(page, 'Ruby').click()
    await ink(page, 'Steel').click()
    await save(page).click()
    await expect(page.getByText('The match is saved on this device')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await page.goto(CARD.path)
    await plus(page).click()
    await expect(number(page)).toHaveValue('4')
    await page.goto(`/deck/${deckId}?tab=matches`)
    await expect(matchRows(page)).toHaveCount(1)
    await expect(history(page)).toContainText('Win')

    await page.goto(`/deck-builder?deck=${deckId}`)
    await page.getByRole('textbox', { name: 'Deck Name' }).fill('Snow and Steam')
    await page.getByRole('button', { name: 'Save Deck' }).click()
    await expect(page.getByText('Your deck is saved on this device: save it again when you are back.')).toBeVisible()

    await goOnline(page)
    await expectStored(request, member, { [CARD.id]: 4 })
    await expect.poll(() => storedMatches(page, member)).toMatchObject([{ opponent_colors: ['Ruby', 'Steel'] }])
    await page.getByRole('button', { name: 'Save Deck' }).click()
    await expect(title(page)).toHaveText('Snow and Steam')
    await page.getByRole('tab', { name: 'Matches' }).click()
    await expect(matchRows(page)).toHaveCount(1)
  })

  test('after signing out no data of the member is left for the next visitor', async ({ page, request }) => {
    const member = await signUp(request, 'leaves')
    await addSampleDeck(request, member)
    await openAs(page, member, '/my-decks')
    await waitUntilControlled(page)
    await expect.poll(() => privateKeys(page)).toContain(cachedKey(member))

    await leaveOldDatabase(page)
    await expect.poll(() => databases(page)).toContain(OLD_DATABASE)

    await goOffline(page)
    await page.reload()
    await expect.poll(() => databases(page)).not.toContain(OLD_DATABASE)
    await expect(page.getByRole('link', { name: 'Snow and Steel' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await dialog(page).getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect.poll(() => privateKeys(page)).toEqual([])
    await page.goto(`/user/${member.id}/decks`)
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(page.getByText('Snow and Steel')).toHaveCount(0)
    await expect(page.getByText(member.name)).toHaveCount(0)
    const cachedPaths = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
      return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cachedPaths).toContain('/index.html')
    expect(cachedPaths.filter((path) => /^\/(rest|auth|functions|user|deck)\//.test(path))).toEqual([])
  })
})

test.describe('a new version', { tag: '@desktop' }, () => {
  test('is announced, waits until the visitor wants it, and restores an unsaved deck', async ({ page }) => {
    const builds = await serveTwoBuilds()
    try {
      await page.goto(`${builds.url}/deck-builder`)
      const name = page.getByRole('textbox', { name: 'Deck Name' })
      await name.fill('Half a deck')
      await waitUntilControlled(page)
      const notice = page.getByText('A new version of Lorefolio is ready.')
      await expect(notice).toHaveCount(0)

      builds.deploy()
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await expect(notice).toBeVisible()
      await name.fill('Half a deck and a card')
      const entry = page.locator('script[type="module"][src*="index-"]')
      await expect(entry).not.toHaveAttribute('src', /second/)

      await page.getByRole('button', { name: 'Reload' }).click()
      await expect(entry).toHaveAttribute('src', /second/)
      await expect(page.getByText('Your unsaved deck is back.')).toBeVisible()
      await expect(name).toHaveValue('Half a deck and a card')
      await expect(notice).toHaveCount(0)
    } finally {
      builds.close()
    }
  })
})
