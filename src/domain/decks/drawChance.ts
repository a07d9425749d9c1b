import { OPENING_HAND_SIZE } from './openingHand.ts'

/** A question about drawing: of `deckSize` cards `copies` are wanted, and `cardsSeen` are drawn without putting back. */
export type DrawQuestion = {
  readonly deckSize: number
  readonly copies: number
  readonly cardsSeen: number
  /** How many of the wanted cards there must be, 1 when left out. */
  readonly atLeast?: number
}

/**
 * The chance to see at least so many of the wanted cards, in percent 0 to 100: the hypergeometric distribution
 * (issue 4, point 4). It is followed card by card instead of by its quotient of binomials: no number grows large and no chances
 * are subtracted, so it is exact to the last digits for decks of any size. Mulligans are left out of account.
 */
export function chanceToSee({ deckSize, copies, cardsSeen, atLeast = 1 }: DrawQuestion): number {
  const wanted = Math.min(copies, deckSize)
  // Of having seen none, one, two … of them so far.
  let chances = [1]
  for (let seen = 0; seen < Math.min(cardsSeen, deckSize); seen++) {
    chances = drawOneMore(chances, wanted, deckSize - seen)
  }
  const chance = chances.slice(Math.max(atLeast, 0)).reduce((sum, one) => sum + one, 0)
  return Math.min(chance * 100, 100)
}

/**
 * How many cards a player has seen when their turn, from 1, has begun: an opening hand of 7 and a card each turn, but for
 * the first turn of the player who begins. Turn 0 is before the first one.
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
