import { expect, test } from './support/test.ts'

const BUTTONS = [
  { section: null, name: 'Create Deck', target: '/deck-builder' },
  { section: null, name: 'View All Cards', target: '/cards' },
  { section: null, name: 'View All Fabled Spoilers', target: '/cards?set=Fabled' },
  { section: 'See your collection grow', name: 'My Collection', target: '/login' },
  { section: 'Build decks, or find one', name: 'Create Deck', target: '/deck-builder' },
  { section: 'Build decks, or find one', name: 'Find Decks', target: '/decks' },
  { section: 'Learn from every game', name: 'Track My Stats', target: '/login' },
  { section: 'Every card, in a blink', name: 'View All Cards', target: '/cards' },
]

test('every button of the landing page leads a guest where it says, as do its inks and guides @desktop', async ({
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

  await page.getByRole('list', { name: 'Cards by ink' }).getByRole('link', { name: 'Sapphire' }).click()
  await expect(page).toHaveURL('/cards?color=Sapphire')
  await expect(page.getByRole('button', { name: 'Sapphire', pressed: true })).toBeVisible()
  await page.goBack()

  await expect(page.getByRole('link', { name: 'beginner guide', exact: true })).toHaveAttribute(
    'href',
    '/guides/beginner-guide',
  )
  await main.getByRole('link', { name: 'set rotation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lorcana Set Rotation')
})
