import { expect, test } from 'vitest'
import { pageHeads } from './pageHeads.ts'

test('a deck is described in 120 characters', () => {
  const head = (description: string) => pageHeads.deck({ id: '7', name: 'Songs', description })
  expect(head('Sing early.')).toEqual({ path: '/deck/7', title: 'Songs | Lorefolio', description: 'Sing early.' })
  expect(head('x'.repeat(120)).description).toBe('x'.repeat(120))
  expect(head('x'.repeat(121)).description).toBe(`${'x'.repeat(119)}…`)
  expect(head(`${'x'.repeat(118)} and more`).description).toBe(`${'x'.repeat(118)}…`)
})

test('no character of a deck’s description is cut in half', () => {
  const { description = '' } = pageHeads.deck({ id: '7', name: 'Drops', description: '💧'.repeat(200) })
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
  const head = pageHeads.userCollection({ userId: '7', ...collection })
  expect(head).toMatchObject({ title: `${title} | Lorefolio`, noindex })
  expect(head.description ?? '').toContain(words)
})

test('a card is described without symbols in braces', () => {
  const card = { name: 'Dinglehopper', path: '/card/dinglehopper-32', types: ['Item'], set: 'The First Chapter' }
  const { description } = pageHeads.card({
    ...card,
    text: 'STRAIGHTEN HAIR {E}, 1 {I} — Remove up to 1 damage.\n{E}: Draw.',
  })
  expect(description).toBe(
    'Dinglehopper: Item of The First Chapter. STRAIGHTEN HAIR exert, 1 ink — Remove up to 1 damage. Exert: Draw.',
  )
})
