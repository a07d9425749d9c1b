import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'

/** Public decks from which cards are suggested. */
export type DeckSample = {
  /** The copies of each deck by `cardKey`, the newest deck first. */
  readonly decks: readonly SampledDeck[]
  /** The decks that hold a card, by its `cardKey`: positions in `decks`, ascending. */
  readonly holders: ReadonlyMap<string, readonly number[]>
}

/** Copies by `cardKey`. */
export type SampledDeck = ReadonlyMap<string, number>

/** The answer of the procedure `sample_decks`: card ids, and for each deck numbers 64 * place in `cards` + copies. */
export type SampledLists = {
  readonly cards: readonly string[]
  readonly decks: readonly (readonly number[])[]
}

/** Copies and place share a number of `SampledLists`. */
const PER_PLACE = 64

/** Reads the answer of `sample_decks`. Cards that are not in `byId` are left out of their decks. */
export function readSample({ cards, decks }: SampledLists, byId: ReadonlyMap<string, Pick<Card, 'name'>>): DeckSample {
  const keys = cards.map((id) => {
    const card = byId.get(id)
    return card && cardKey(card)
  })
  return makeSample(
    decks.map((list) => {
      const deck = new Map<string, number>()
      for (const number of list) {
        const key = keys[Math.floor(number / PER_PLACE)]
        // Printings of a name count together.
        if (key !== undefined) deck.set(key, (deck.get(key) ?? 0) + (number % PER_PLACE))
      }
      return deck
    }),
  )
}

/** Indexes decks by their cards. */
export function makeSample(decks: readonly SampledDeck[]): DeckSample {
  const holders = new Map<string, number[]>()
  decks.forEach((deck, at) => {
    for (const key of deck.keys()) {
      const known = holders.get(key)
      if (known) known.push(at)
      else holders.set(key, [at])
    }
  })
  return { decks, holders }
}

/** The number of decks of a sample that hold a card. */
export const countHolders = ({ holders }: DeckSample, key: string): number => holders.get(key)?.length ?? 0
