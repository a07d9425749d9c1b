import { expect, test } from 'vitest'
import { ALL_PAGES, LISTED_PATHS, pages } from './pages.ts'
import { paths } from './paths.ts'

test.each(ALL_PAGES)('%s has a builder for its path', (name, { path }) => {
  // A page has one parameter at most, and its builder takes it first.
  const build = paths[name] as (...parameters: string[]) => string
  expect(path.includes('$') ? build('x') : build()).toBe(path.replace(/\$\w+/, 'x'))
})

test('search engines list no page that needs a member', () => {
  const forMembers = ALL_PAGES.filter(([, { audience }]) => audience !== 'everyone')
  expect(forMembers.map(([, { head }]) => 'noindex' in head && head.noindex)).toEqual(forMembers.map(() => true))
  expect(LISTED_PATHS).toEqual(expect.arrayContaining(['/', '/cards', '/guides/set-rotation', '/terms']))
  expect(LISTED_PATHS.join()).not.toMatch(/login|account|password|confirm|success|admin|matches|user/)
})

test('a deck is described in 120 characters', () => {
  const head = (description: string) => pages.deck.head({ id: '7', name: 'Songs', description })
  expect(head('Sing early.')).toEqual({ path: '/deck/7', title: 'Songs | Lorefolio', description: 'Sing early.' })
  expect(head('x'.repeat(120)).description).toBe('x'.repeat(120))
  expect(head('x'.repeat(121)).description).toBe(`${'x'.repeat(119)}…`)
  expect(head(`${'x'.repeat(118)} and more`).description).toBe(`${'x'.repeat(118)}…`)
})

test('no character of a deck’s description is cut in half', () => {
  const { description = '' } = pages.deck.head({ id: '7', name: 'Drops', description: '💧'.repeat(200) })
  expect(Array.from(description)).toHaveLength(120)
  expect(description.isWellFormed()).toBe(true)
})

test.each([
  [
    { name: 'Tala', isOwn: false, cards: 1 },
    "Tala's Collection",
    'The Disney Lorcana collection of Tala: 1 card,',
    false,
  ],
  [{ name: 'Tala', isOwn: false, cards: 1234 }, "Tala's Collection", '1,234 different cards', false],
  [{ name: 'Tala', isOwn: true, cards: 2 }, 'My Collection', '2 different cards', true],
  [{ name: null, isOwn: false, cards: 0 }, 'Collection of a Member', '', true],
])('the collection of %j is called %s', (collection, title, words, noindex) => {
  const head = pages.userCollection.head({ userId: '7', ...collection })
  expect(head).toMatchObject({ title: `${title} | Lorefolio`, noindex })
  expect(head.description ?? '').toContain(words)
})

test('a card is described without symbols in braces', () => {
  const card = { name: 'Dinglehopper', path: '/card/dinglehopper-32', types: ['Item'], set: 'The First Chapter' }
  const { description } = pages.card.head({
    ...card,
    text: 'STRAIGHTEN HAIR {E}, 1 {I} — Remove up to 1 damage.\n{E}: Draw.',
  })
  expect(description).toBe(
    'Dinglehopper: Item of The First Chapter. STRAIGHTEN HAIR exert, 1 ink — Remove up to 1 damage. Exert: Draw.',
  )
})
