import { OPENING_HAND_SIZE } from './openingHand.ts'

/** A question about `cardsSeen` cards drawn from a deck of `deckSize`, `copies` of which are wanted. */
export type DrawQuestion = {
  readonly deckSize: number
  readonly copies: number
  readonly cardsSeen: number
  /** The minimum number of wanted cards, by default 1. */
  readonly atLeast?: number
}

/**
 * The chance to see at least `atLeast` of the wanted cards, in percent from 0 to 100: the hypergeometric distribution. It
 * is computed draw by draw instead of with binomials, so no number grows large, no chances are subtracted, and the
 * result is exact for any deck size. Mulligans are ignored.
 */
export function chanceToSee({ deckSize, copies, cardsSeen, atLeast = 1 }: DrawQuestion): number {
  const wanted = Math.min(copies, deckSize)
  // The chances of having seen 0, 1, 2 … wanted cards so far.
  let chances = [1]
  for (let seen = 0; seen < Math.min(cardsSeen, deckSize); seen++) {
    chances = drawOneMore(chances, wanted, deckSize - seen)
  }
  const chance = chances.slice(Math.max(atLeast, 0)).reduce((sum, one) => sum + one, 0)
  return Math.min(chance * 100, 100)
}

/**
 * The number of cards that a player has seen at the start of a turn, counted from 1: an opening hand of 7 and a card
 * each turn, except for the first turn on the play. Turn 0 is before the game.
 */
export function cardsSeenByTurn(turn: number, onThePlay: boolean): number {
  return OPENING_HAND_SIZE + Math.max(turn - Number(onThePlay), 0)
}

function drawOneMore(chances: readonly number[], copies: number, cardsLeft: number): number[] {
  return [...chances, 0].map((chance, found) => {
    const wantedLeft = copies - found
    const oneFewer = chances[found - 1] ?? 0
    return (oneFewer * (wantedLeft + 1) + chance * (cardsLeft - wantedLeft)) / cardsLeft
  })
}
