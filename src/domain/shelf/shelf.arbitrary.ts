import fc from 'fast-check'
import type { ShelfDeck } from './allocation.ts'

const KEYS = ['elsa', 'stitch', 'mickey', 'moana', 'tamatoa']
const DECKS = ['a', 'b', 'c', 'd', 'e']

const copies = (most: number) =>
  fc.uniqueArray(fc.tuple(fc.constantFrom(...KEYS), fc.integer({ min: 1, max: most })), {
    selector: ([key]) => key,
  })

/** Owned copies, decks and the order in which some of them were assembled, with the id of a deck that does not exist. */
export const anyShelf: fc.Arbitrary<{
  owned: ReadonlyMap<string, number>
  decks: readonly ShelfDeck[]
  assembled: readonly string[]
}> = fc
  .record({
    owned: copies(9),
    decks: fc.array(copies(4), { maxLength: DECKS.length }),
    assembled: fc.shuffledSubarray([...DECKS, 'deleted']),
  })
  .map(({ owned, decks, assembled }) => ({
    owned: new Map(owned),
    decks: decks.map((cards, index) => ({ id: DECKS[index] ?? '', cards: new Map(cards) })),
    assembled,
  }))
