import { expect, test } from 'vitest'
import { allocateCopies } from './allocation.ts'
import { findConflicts } from './conflicts.ts'
import { describeCopies, hasElsewhere } from './describeCopies.ts'

const deck = (id: string, cards: Record<string, number>) => ({ id, cards: new Map(Object.entries(cards)) })
const owned = new Map([
  ['elsa', 3],
  ['iago', 4],
  ['merlin', 2],
])

test('cards of which several decks need more than is owned are in conflict, those that an assembled deck holds first', () => {
  const decks = [
    deck('a', { elsa: 3, iago: 4, merlin: 1, kenai: 4 }),
    deck('b', { elsa: 3, merlin: 1, kenai: 1 }),
    deck('c', { iago: 4 }),
    deck('d', { iago: 4 }),
  ]
  const keys = (assembled: string[]) => findConflicts(allocateCopies(owned, decks, assembled)).map(({ key }) => key)
  // Kenai is not owned, and there is enough of Merlin.
  expect(keys([])).toEqual(['iago', 'elsa'])
  expect(keys(['b'])).toEqual(['elsa', 'iago'])
})

test('a sentence says where the copies are, and names at most three decks', () => {
  const decks = ['a', 'b', 'c', 'd', 'e'].map((id) => deck(id, { iago: 1 }))
  const say = (assembled: string[], copies = 4) => {
    const card = allocateCopies(new Map([['iago', copies]]), decks, assembled).cards.get('iago')
    return card && describeCopies(card, (id) => `Deck ${id}`)
  }
  expect(say([])).toBeUndefined()
  expect(say(['a'])).toBe('4 owned, 3 free: 1 in Deck a')
  expect(say(['b', 'a'], 1)).toBe('1 owned, 0 free: 1 in Deck b')
  expect(say(['a', 'b', 'c', 'd'])).toBe('4 owned, 0 free: 1 in Deck a, 1 in Deck b, 1 in Deck c, 1 in 1 more deck')
  expect(say(['a', 'b', 'c', 'd', 'e'], 9)).toMatch(/1 in Deck c, 2 in 2 more decks$/)
})

test('a deck lacks copies because of others only if others hold some and it needs more than it has', () => {
  const decks = [deck('a', { elsa: 3 }), deck('b', { elsa: 2 }), deck('c', { iago: 1 })]
  const lacks = (copies: number, assembled: string[], deckId: string, needed: number) => {
    const card = allocateCopies(new Map([['elsa', copies]]), decks, assembled).cards.get('elsa')
    return card && hasElsewhere(card, deckId, needed)
  }
  expect(lacks(4, ['a'], 'a', 3)).toBe(false)
  expect(lacks(4, ['a'], 'b', 2)).toBe(true)
  expect(lacks(5, ['a'], 'b', 2)).toBe(false)
  expect(lacks(1, [], 'b', 2)).toBe(false)
  expect(lacks(4, ['a', 'b'], 'b', 2)).toBe(true)
  expect(lacks(4, ['a'], 'of another member', 2)).toBe(true)
})
