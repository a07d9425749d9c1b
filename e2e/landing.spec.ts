import { signUp } from './support/backend.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { storedMatches } from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

const BUTTONS = [
  { section: null, name: 'Create Deck', target: '/deck-builder' },
  { section: null, name: 'View All Cards', target: '/cards' },
  { section: null, name: 'View All Fabled Spoilers', target: '/cards?set=Fabled' },
  { section: 'Find any card', name: /^All [\d,]+ cards$/, target: '/cards' },
  { section: 'Build decks, or find one', name: 'Create Deck', target: '/deck-builder' },
  { section: 'Build decks, or find one', name: 'Find Decks', target: '/decks' },
  { section: 'See your collection grow', name: 'My Collection', target: '/login' },
  { section: 'Learn from every game', name: 'Track My Stats', target: '/login' },
  { section: 'Learn from every game', name: 'Community Matchups', target: '/matchups' },
]

test('every button of the landing page leads a guest where it says, as do its cards and guides @desktop', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const { section, name, target } of BUTTONS) {
    const part = section ? main.locator('section').filter({ has: page.getByRole('heading', { name: section }) }) : main
    await part.getByRole('link', { name, exact: true }).first().click()
    await expect(page, `${name}, ${section ?? 'top'}`).toHaveURL(target)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('collection tracker')
  }

  const fan = page.getByRole('list', { name: 'A card of each ink' }).getByRole('link')
  await expect(fan).toHaveCount(6)
  const path = await fan.first().getAttribute('href')
  await fan.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(String(path))
  await page.goBack()

  await expect(page.getByRole('link', { name: 'beginner guide', exact: true })).toHaveAttribute(
    'href',
    '/guides/beginner-guide',
  )
  await main.getByRole('link', { name: 'set rotation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lorcana Set Rotation')
})

test('the searches of the landing page lead to the cards, by an example and by the first results @phone', async ({
  page,
}) => {
  await page.goto('/')
  await expectAccessible(page)
  await page.getByRole('list', { name: 'Examples of searches' }).getByRole('link', { name: 'evasive under 4' }).click()
  await expect(page).toHaveURL('/cards?search=evasive+under+4')
  await page.goBack()

  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Find any card' }) })
  await panel.getByRole('searchbox').fill('mickey wayward sorcerer')
  await expect(panel.getByRole('status')).toHaveText(/^\d cards?$/)
  const found = panel.getByRole('list', { name: 'Found cards' }).getByRole('link')
  await expect(found).toContainText(['Wayward Sorcerer'])
  await found.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wayward Sorcerer')
  await page.goBack()

  await page.getByRole('searchbox', { name: 'Search cards' }).fill('mickey')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cards?search=mickey')
})

test('a member’s home continues the last deck and logs a match, which can be undone @phone', async ({
  page,
  request,
}) => {
  const member = await signUp(request, 'home')
  const deckId = await addSampleDeck(request, member, { name: 'Winter Court' })
  await openAs(page, member, '/')
  const region = (name: string) => page.getByRole('region', { name })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(member.name)
  await expect(region('Collection')).toContainText('0 of')
  await expectAccessible(page)

  const log = region('Log a Match')
  await log.getByRole('button', { name: 'Won' }).click()
  await expect(log.getByRole('status')).toHaveText('Please select exactly 2 opponent colors')
  for (const ink of ['Ruby', 'Amber']) await log.getByRole('button', { name: ink }).click()
  await log.getByRole('button', { name: 'Won' }).press('Enter')
  await expect(log.getByRole('status')).toContainText('Win against Amber + Ruby: logged.')
  await expect(log.getByRole('button', { name: 'Won' })).toBeFocused()
  await expect(region('Recent Results').getByRole('listitem')).toHaveCount(1)
  expect(await storedMatches(page, member)).toHaveLength(1)
  await log.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(region('Recent Results')).toContainText('No matches yet')
  await expect(log.getByRole('status').getByText('Win against Amber + Ruby: undone.')).toBeFocused()
  expect(await storedMatches(page, member)).toHaveLength(0)

  await region('Continue').getByRole('link', { name: 'Keep Building' }).click()
  await expect(page).toHaveURL(`/deck-builder?deck=${deckId}`)
  await page.goBack()
  await page.getByRole('link', { name: 'View All Fabled Spoilers' }).click()
  await expect(page).toHaveURL('/cards?set=Fabled')
})
