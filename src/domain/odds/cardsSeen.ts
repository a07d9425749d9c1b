import { OPENING_HAND_SIZE } from '../decks/openingHand.ts'

/**
 * The number of cards that a player has seen at the start of a turn, counted from 1: an opening hand of 7 and a card
 * each turn, except for the first turn on the play. Turn 0 is before the game.
 */
export function cardsSeenByTurn(turn: number, onThePlay: boolean): number {
  return OPENING_HAND_SIZE + Math.max(turn - Number(onThePlay), 0)
}
