import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DECK_CASE_CARDS, DECK_CASES } from './deck-rules.cases.ts'
import { canAddCopy, countCards, DECK_SIZE, type DeckEntry, MAX_COPIES } from './deckRules.ts'
import { deckLegality } from './legality.ts'

const setById = new Map(DECK_CASE_CARDS.map((card) => [card.id, card]))

describe('the rules of a deck', () => {
  test.each(DECK_CASES.filter(({ problem }) => problem === null))('$title', ({ cards, total, legality }) => {
    expect(countCards(cards)).toBe(total)
    expect(deckLegality(cards.flatMap(({ card }) => setById.get(card) ?? []))).toBe(legality)
  })

  test('allow building any deck copy by copy, up to the limits', () => {
    const additions = fc.array(
      fc.integer({ min: 1, max: 18 }).map((number) => `pack-9-${number}`),
      { maxLength: 120, size: 'max' },
    )
    fc.assert(
      fc.property(additions, (ids) => {
        let deck: DeckEntry[] = []
        for (const card of ids) {
          const quantity = deck.find((entry) => entry.card === card)?.quantity ?? 0
          const fits = quantity < MAX_COPIES && countCards(deck) < DECK_SIZE
          expect(canAddCopy(deck, card)).toBe(fits)
          if (fits) deck = [...deck.filter((entry) => entry.card !== card), { card, quantity: quantity + 1 }]
        }
        expect(countCards(deck)).toBeLessThanOrEqual(DECK_SIZE)
      }),
    )
  })
})
