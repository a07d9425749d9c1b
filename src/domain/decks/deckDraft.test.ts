import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addCopy,
  clearDraft,
  copiesOf,
  type DeckDraft,
  moveToDeck,
  moveToMaybeboard,
  removeCopy,
  replaceDraft,
  setCopies,
  setMaybeCopies,
  swapCards,
  swapNotes,
} from './deckDraft.ts'
import { countCards, DECK_SIZE, MAX_COPIES } from './deckRules.ts'

const full: DeckDraft = Array.from({ length: 15 }, (_, at) => ({ card: `card ${at}`, quantity: 4 }))
const tooMany: DeckDraft = [...full, { card: 'a', quantity: 4 }, { card: 'b', quantity: 1 }]

describe('a deck draft', () => {
  test('lists cards in the order of their first copy', () => {
    const draft = ['b', 'a', 'b', 'c'].reduce<DeckDraft>((before, card) => addCopy(before, card), [])
    expect(draft).toEqual([
      { card: 'b', quantity: 2 },
      { card: 'a', quantity: 1 },
      { card: 'c', quantity: 1 },
    ])
  })

  test('refuses a fifth copy', () => {
    const draft: DeckDraft = [{ card: 'a', quantity: 4 }]
    expect(addCopy(draft, 'a')).toBe(draft)
  })

  test('refuses a sixty-first card', () => {
    expect(addCopy(full, 'a')).toBe(full)
    expect(setCopies(full, 'a', 2)).toBe(full)
  })

  test('loses a card with its last copy', () => {
    const draft = removeCopy([{ card: 'a', quantity: 2 }], 'a')
    expect(draft).toEqual([{ card: 'a', quantity: 1 }])
    expect(removeCopy(draft, 'a')).toEqual([])
  })

  test('does not change if a missing card is removed', () => {
    expect(removeCopy(full, 'a')).toBe(full)
  })

  test('sets the number of copies, as far as they fit', () => {
    expect(copiesOf(setCopies([], 'a', 3), 'a')).toBe(3)
    expect(copiesOf(setCopies([], 'a', 9), 'a')).toBe(MAX_COPIES)
    expect(copiesOf(setCopies(full.with(0, { card: 'card 0', quantity: 2 }), 'a', 4), 'a')).toBe(2)
    expect(setCopies([{ card: 'a', quantity: 3 }], 'a', 0)).toEqual([])
    expect(setCopies([{ card: 'a', quantity: 3 }], 'a', -1)).toEqual([])
  })

  test('can only shrink after an import that is too large', () => {
    expect(copiesOf(setCopies(tooMany, 'a', 3), 'a')).toBe(3)
    expect(copiesOf(removeCopy(tooMany, 'a'), 'a')).toBe(3)
    expect(setCopies(tooMany, 'b', 2)).toBe(tooMany)
  })

  test('can be cleared', () => {
    expect(clearDraft(full)).toEqual([])
    const empty: DeckDraft = []
    expect(clearDraft(empty)).toBe(empty)
  })

  test('is replaced as a whole, and stays the same object for the same cards', () => {
    const entries = [{ card: 'a', quantity: 1 }]
    expect(replaceDraft(full, entries)).toEqual(entries)
    expect(replaceDraft(full, full.slice(1))).toEqual(full.slice(1))
    expect(replaceDraft(full, tooMany)).toBe(tooMany)
    expect(replaceDraft(full, structuredClone(full))).toBe(full)
    expect(replaceDraft(full, full.with(3, { card: 'card 3', quantity: 1 }))).not.toBe(full)
  })

  test('is valid or empty after any operations', () => {
    const card = fc.integer({ min: 1, max: 20 }).map(String)
    const step = fc.oneof(
      card.map((id) => (draft: DeckDraft) => addCopy(draft, id)),
      card.map((id) => (draft: DeckDraft) => removeCopy(draft, id)),
      fc.tuple(card, fc.integer({ min: -1, max: 6 })).map(
        ([id, copies]) =>
          (draft: DeckDraft) =>
            setCopies(draft, id, copies),
      ),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150, size: 'max' }), (steps) => {
        const draft = steps.reduce<DeckDraft>((before, change) => change(before), [])
        expect(new Set(draft.map((entry) => entry.card)).size).toBe(draft.length)
        for (const { quantity } of draft) expect([1, 2, 3, 4]).toContain(quantity)
        expect(countCards(draft)).toBeLessThanOrEqual(DECK_SIZE)
      }),
    )
  })
})

describe('the maybeboard', () => {
  const entry = (card: string, quantity: number) => ({ card, quantity })

  test('has 0 to 4 copies of a card, and at most 60 cards', () => {
    expect(setMaybeCopies([], 'a', 7)).toEqual([entry('a', 4)])
    expect(setMaybeCopies([entry('a', 2)], 'a', -1)).toEqual([])
    const full = Array.from({ length: 60 }, (_, at) => entry(String(at), 1))
    expect(setMaybeCopies(full, 'a', 1)).toBe(full)
    expect(setMaybeCopies(full, '3', 2)).toContainEqual(entry('3', 2))
  })

  test('gets all copies of a card of the deck, and gives back as many as fit', () => {
    const lists = { entries: [entry('a', 3), entry('b', 1)], maybeboard: [entry('a', 2)] }
    const moved = moveToMaybeboard(lists, 'a')
    expect(moved).toEqual({ entries: [entry('b', 1)], maybeboard: [entry('a', 4)] })
    expect(moveToDeck(moved, 'a')).toEqual({ entries: [entry('b', 1), entry('a', 4)], maybeboard: [] })
    expect(moveToDeck(lists, 'a')).toEqual({ entries: [entry('a', 4), entry('b', 1)], maybeboard: [entry('a', 1)] })
  })

  test('leaves a card in the deck if it is full', () => {
    const full = Array.from({ length: 60 }, (_, at) => entry(String(at), 1))
    const lists = { entries: [entry('a', 3)], maybeboard: full }
    expect(moveToMaybeboard(lists, 'a')).toEqual(lists)
  })
})

describe('swapped cards', () => {
  const draft: DeckDraft = [
    { card: 'old', quantity: 3 },
    { card: 'a', quantity: 4 },
  ]
  const swaps = new Map([['old', { id: 'new', text: '' }]])

  test('take the place of the others', () => {
    expect(swapCards(draft, swaps)).toEqual([{ card: 'new', quantity: 3 }, draft[1]])
  })

  test('join copies that are in the draft, up to the limit; the rest stays', () => {
    expect(swapCards([...draft, { card: 'new', quantity: 2 }], swaps)).toEqual([
      { card: 'old', quantity: 1 },
      draft[1],
      { card: 'new', quantity: 4 },
    ])
    const joined = swapCards([{ card: 'new', quantity: 1 }, ...draft], swaps)
    expect(joined).toEqual([{ card: 'new', quantity: 4 }, draft[1]])
  })

  test('leave the draft the same if none is in it', () => {
    expect(swapCards(full, swaps)).toBe(full)
  })

  test('take the notes along, unless they have one', () => {
    expect(swapNotes({ old: 'Ramp' }, swaps)).toEqual({ old: 'Ramp', new: 'Ramp' })
    expect(swapNotes({ old: 'Ramp', new: 'Draw' }, swaps)).toEqual({ old: 'Ramp', new: 'Draw' })
  })
})
