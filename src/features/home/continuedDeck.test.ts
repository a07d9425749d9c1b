import { expect, test } from 'vitest'
import { paths } from '#url/paths.ts'
import { findContinuedDeck } from './continuedDeck.ts'

const entries = [{ card: 'c1', quantity: 4 }]
const last = { id: 'd1', name: 'Winter Court', legality: 'core', entries } as const
const edited = (deckId: string) => ({ deckId, name: `Edited ${deckId}`, entries })

test('the deck that was saved last is continued, or none', () => {
  expect(findContinuedDeck(last, null, [], [])).toMatchObject({ deck: last, path: paths.deckBuilder({ deck: 'd1' }) })
  expect(findContinuedDeck(null, null, [], [])).toBeNull()
  expect(findContinuedDeck(undefined, null, [], [])).toBeUndefined()
})

test('a deck with unsaved changes comes first, preferably the one that was saved last', () => {
  expect(findContinuedDeck(last, null, [edited('d2')], [])).toEqual({
    name: 'Edited d2',
    note: 'Unsaved changes',
    entries,
    path: paths.deckBuilder({ deck: 'd2' }),
  })
  expect(findContinuedDeck(last, null, [edited('d2'), edited('d1')], [])).toMatchObject({
    name: 'Edited d1',
    deck: last,
  })
  expect(findContinuedDeck(undefined, null, [edited('d2')], [])?.name).toBe('Edited d2')
})

test('an unsaved new deck with cards comes before all others', () => {
  const found = findContinuedDeck(last, { name: '', entries }, [edited('d1')], [])
  expect(found).toEqual({ name: 'New deck', note: 'Not saved yet', entries, path: paths.deckBuilder() })
  expect(findContinuedDeck(last, { name: 'Empty', entries: [] }, [], [])?.name).toBe('Winter Court')
})

test('an unsaved copy comes before the saved decks and after a new deck', () => {
  const copied = [{ deckId: 'd7', name: 'Copy of Frost', entries }]
  expect(findContinuedDeck(last, { name: '', entries: [] }, [edited('d1')], copied)).toEqual({
    name: 'Copy of Frost',
    note: 'Not saved yet',
    entries,
    path: paths.deckBuilder({ copy: 'd7' }),
  })
  expect(findContinuedDeck(null, { name: 'Mine', entries }, [], copied)?.name).toBe('Mine')
})
