import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import type { Ink } from '../cards/vocabulary.ts'
import { formatOfCards, suggestableCards } from './suggestableCards.ts'

const NEW_SET = 'Fabled'
const OLD_SET = 'The First Chapter'
let ids = 0
const card = (name: string, inks: readonly Ink[], set = NEW_SET) =>
  makeCard({ id: `${name} ${ids++}`, name, inks: [...inks], set })
const all = () => true
const names = (cards: ReadonlyMap<string, unknown>) => [...cards.keys()].toSorted()

describe('cards that may be suggested', () => {
  const amber = card('Amber', ['Amber'])
  const ruby = card('Ruby', ['Ruby'])
  const steel = card('Steel', ['Steel'])
  const both = card('Both', ['Amber', 'Ruby'])
  const pool = [amber, ruby, steel, both, card('Old', ['Amber'], OLD_SET), card('Three', ['Amber', 'Ruby', 'Steel'])]
  const deckOf = (...cards: (typeof amber)[]) => cards.map((one) => ({ card: one, quantity: 1 }))

  test('need no third ink', () => {
    const suggested = (deck: (typeof amber)[]) => names(suggestableCards(pool, deckOf(...deck), 'core', all, null))
    expect(suggested([amber, ruby])).toEqual(['amber', 'both', 'ruby'])
    expect(suggested([both])).toEqual(['amber', 'both', 'ruby'])
    expect(suggested([amber])).toEqual(['amber', 'both', 'ruby', 'steel'])
    expect(suggested([amber, ruby, steel])).toEqual([])
  })

  test('are legal in the format, and newer printings for Core', () => {
    const isLegal = ({ name }: { name: string }) => name !== 'Ruby'
    expect(names(suggestableCards(pool, deckOf(both), 'core', isLegal, null))).toEqual(['amber', 'both'])
    expect(names(suggestableCards(pool, deckOf(both), 'infinity', isLegal, null))).toEqual(['amber', 'both', 'old'])
    const [old, newer] = [card('Elsa', ['Amber'], OLD_SET), card('Elsa', ['Amber'])]
    const owned = new Map([[old.id, { nonFoil: 4, foil: 0 }]])
    const chosen = (format: 'core' | 'infinity') =>
      suggestableCards([old, newer], deckOf(both), format, all, owned).get('elsa')?.id
    expect([chosen('core'), chosen('infinity')]).toEqual([newer.id, old.id])
  })
})

test('the format of a deck is Core if Core allows all cards and none is of an older set', () => {
  const line = (set: string) => ({ card: card('Elsa', ['Amber'], set), quantity: 1 })
  expect(formatOfCards([], all)).toBe('core')
  expect(formatOfCards([line(NEW_SET)], all)).toBe('core')
  expect(formatOfCards([line(NEW_SET)], () => false)).toBe('infinity')
  expect(formatOfCards([line(NEW_SET), line(OLD_SET)], all)).toBe('infinity')
})
