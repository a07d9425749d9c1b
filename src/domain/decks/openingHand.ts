import type { DeckEntry } from './deckRules.ts'

/** The number of cards in an opening hand. */
export const OPENING_HAND_SIZE = 7

/** Returns a random number from 0 up to, but not including, 1, like `Math.random`. */
export type Random = () => number

/** The start of a game: ids of cards, one for each copy. */
export type OpeningHand = {
  readonly hand: readonly string[]
  /** The rest of the deck, top card first. */
  readonly deck: readonly string[]
  /** A player may mulligan once, before drawing. */
  readonly canMulligan: boolean
}

/** Returns a shuffled copy in which every order is equally likely. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1))
}

/** Shuffles a deck and draws 7 cards, or all of a smaller deck. */
export function drawOpeningHand(entries: readonly DeckEntry[], random: Random): OpeningHand {
  const copies = entries.flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => card))
  const deck = shuffle(copies, random)
  return { hand: deck.slice(0, OPENING_HAND_SIZE), deck: deck.slice(OPENING_HAND_SIZE), canMulligan: true }
}

/**
 * Mulligans: puts cards of the hand to the bottom of the deck, draws as many, then shuffles the deck. The other cards
 * stay in their order, before the new ones. A second mulligan does nothing.
 * @param places the indexes of the cards to exchange. An empty set counts as the one mulligan too.
 */
export function mulligan(state: OpeningHand, places: ReadonlySet<number>, random: Random): OpeningHand {
  if (!state.canMulligan) return state
  const remaining = state.hand.filter((_, place) => !places.has(place))
  const aside = state.hand.filter((_, place) => places.has(place))
  const deck = [...state.deck, ...aside]
  return {
    hand: [...remaining, ...deck.slice(0, aside.length)],
    deck: shuffle(deck.slice(aside.length), random),
    canMulligan: false,
  }
}

/** Draws the top card, if there is one. */
export function drawCard(state: OpeningHand): OpeningHand {
  if (state.deck.length === 0) return state
  return { hand: [...state.hand, ...state.deck.slice(0, 1)], deck: state.deck.slice(1), canMulligan: false }
}
