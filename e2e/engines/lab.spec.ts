import { startAdminHost } from '../support/adminHost.ts'
import { addDeck, signUp } from '../support/backend.ts'
import { addVersions } from '../support/addVersions.ts'
import { publishMatchups } from '../support/publishMatchups.ts'
import { addSampleDeck } from '../support/sampleDeck.ts'
import { addSimilarDecks, STARTED_DECK, SEVENTH } from '../support/similarDecks.ts'
import { fullName } from '../support/pack.ts'
import { FAULTS, openAs } from './steps.ts'
import { startProxy } from './startProxy.ts'
import { expect, test } from './test.ts'

test('an author sees how the versions of a deck did, compares, names and restores them', async ({ phone, request }) => {
  const { author, path } = await addVersions(request)
  await openAs(phone, author, path)
  await phone.find('heading', 'Is It Better?')
  await phone.expectText(/v2[^]*−1[^]*1–0[^]*\d+–\d+%[^]*v1[^]*first version[^]*1–1/)
  await phone.expectText(/sure that v\d is better/)
  await phone.expectText('Olaf - Friendly Snowman')
  await phone.choose('From', 'v2')
  await phone.expectText('the same cards')

  await phone.press('button', 'Actions for v1')
  await phone.press('menuitem', 'Name')
  await phone.fill('Name', 'With Olaf')
  await phone.press('button', 'Save')
  await phone.press('button', 'Actions for v1 With Olaf')
  await phone.press('menuitem', 'Restore')
  await phone.expectText('Cards of v1 restored.')
  await phone.find('button', 'Actions for v3')
  await phone.press('button', 'Undo')
  await phone.expectText('Undone.')
  await phone.find('button', 'Actions for v2')
  expect(await phone.run(FAULTS)).toEqual([])
})

test('a guest computes the odds of a card and of two groups, and tries a swap', async ({ phone, request }) => {
  const deck = await addSampleDeck(request, await signUp(request, 'engine'))
  await phone.open(`/deck/${deck}?tab=stats`)
  await phone.choose('Mulligan', 'Keep every hand')
  await phone.choose('Cards', 'Olaf - Friendly Snowman ×1')
  await phone.choose('When', 'Turn 1')
  await phone.press('radio', 'On the draw')
  // A single card among 22: 8 / 22.
  await phone.expectText(/36\.4%\s+to have 1 Olaf - Friendly Snowman by turn 1 on the draw/)
  await phone.press('button', 'Add a Second Group')
  await phone.expectText(/%\s+to have 1 Olaf - Friendly Snowman and 1 /)

  await phone.choose('Take out', 'Elsa - Spirit of Winter ×4')
  await phone.fill('Put in', 'tinker bell tiny')
  await phone.press('button', /Tinker Bell - Tiny Tactician$/)
  // 2 copies that cost 8 for 2 that cost 3.
  await phone.expectText(/Average cost\s+3\.73[^]*3\.27/)
  await phone.expectText(/Lore by turn 6\s[^]*[+−]\d+\.\d\d ±\d+\.\d\d/)
  await phone.press('button', 'Undo Elsa - Spirit of Winter for Tinker Bell - Tiny Tactician')
  await phone.expectText('Swap undone.')
  expect(await phone.run(FAULTS)).toEqual([])
})

test('a member finishes a deck with suggested cards', async ({ phone, request }) => {
  await addSimilarDecks(request)
  const member = await signUp(request, 'engine')
  const cards = STARTED_DECK.map(({ id }) => ({ card: id, quantity: 4 }))
  const { id } = await addDeck(request, member, { name: 'Begun', cards })
  await openAs(phone, member, `/deck-builder?deck=${id}`)
  await phone.press('tab', 'Deck (24)')
  await phone.press('summary', 'Finish My Deck')
  await phone.expectText('in 12 of 12 decks with these six')
  await phone.press('button', `Add 4 ${fullName(SEVENTH)}`)
  await phone.find('tab', 'Deck (28)')
  expect(await phone.run(FAULTS)).toEqual([])
})

const testMatchups = test.extend({
  // A separate host, because what it publishes everybody sees.
  // oxlint-disable-next-line no-empty-pattern
  connection: async ({}, use) => {
    const { host, close } = await startAdminHost()
    await publishMatchups(host)
    const proxy = await startProxy(Number(new URL(host.url).port))
    await use(proxy)
    await proxy.cut()
    await close()
  },
})

testMatchups('a guest reads the community’s matchups', async ({ phone }) => {
  await phone.open('/matchups')
  await phone.find('heading', 'Lorcana Matchups')
  await phone.choose('Your inks', 'Amber + Ruby')
  await phone.press('button', /^67% \d+–\d+% likely range against Ruby \+ Steel/)
  await phone.expectText('Against Ruby + Steel: 67%')
  await phone.choose('Community format', 'Infinity')
  await phone.expectText('has enough shared matches in these weeks')
  expect(await phone.run(FAULTS)).toEqual([])
})
