import type { DeckEntry } from './deckRules.ts'

/** How many cards a game begins with. */
export const OPENING_HAND_SIZE = 7

/** A source of chance: a number from 0 up to, but not including, 1 at every call, as `Math.random` gives. */
export type Random = () => number

/** The beginning of a game with a deck: ids of cards, one for each copy. */
export type OpeningHand = {
  readonly hand: readonly string[]
  /** What is left to draw, the top first. */
  readonly deck: readonly string[]
  /** Cards can be exchanged once, before anything is drawn. */
  readonly canMulligan: boolean
}

/** Shuffles: a new list, in which every order is equally likely. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1))
}

/** Shuffles a deck and draws 7 cards, or all there are (issue 4, point 4). */
export function drawOpeningHand(entries: readonly DeckEntry[], random: Random): OpeningHand {
  const copies = entries.flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => card))
  const deck = shuffle(copies, random)
  return { hand: deck.slice(0, OPENING_HAND_SIZE), deck: deck.slice(OPENING_HAND_SIZE), canMulligan: true }
}

/**
 * Exchanges any cards of the hand: they go to the bottom of the deck, as many are drawn, then the deck is shuffled. The
 * cards that are kept stay in their order, the new ones follow. Nothing happens the second time.
 * @param places of the cards to exchange in the hand, from 0. Without any the hand is kept, which is the one mulligan, too.
 */
export function mulligan(state: OpeningHand, places: ReadonlySet<number>, random: Random): OpeningHand {
  if (!state.canMulligan) return state
  const kept = state.hand.filter((_, place) => !places.has(place))
  const aside = state.hand.filter((_, place) => places.has(place))
  const deck = [...state.deck, ...aside]
  return {
    hand: [...kept, ...deck.slice(0, aside.length)],
    deck: shuffle(deck.slice(aside.length), random),
    canMulligan: false,
  }
}

/** Draws the top card; nothing happens when the deck is empty. */
export function drawCard(state: OpeningHand): OpeningHand {
  if (state.deck.length === 0) return state
  return { hand: [...state.hand, ...state.deck.slice(0, 1)], deck: state.deck.slice(1), canMulligan: false }
}
