import { drawOne, type HandState } from './handStates.ts'
import type { Counts } from './hypergeometric.ts'
import { cardsPutBack, type MulliganPolicy } from './mulliganPolicy.ts'
import { handsAfterMulligan } from './openingHands.ts'

/** A question about the cards of one or two groups. Without a group B no card is in it, and 0 of it are wanted. */
export type GroupQuestion = {
  /** The numbers of cards of the deck that are only in A, only in B, in both and in neither. */
  readonly deck: Counts
  /** The minimum number of cards of each group. A card of both counts for one of them, where it is needed. */
  readonly wanted: { readonly a: number; readonly b: number }
  readonly policy: MulliganPolicy
}

/** Whether a hand has the wanted cards of both groups, each card for one group. */
export function hasWanted([a = 0, b = 0, both = 0]: Counts, wanted: GroupQuestion['wanted']): boolean {
  return Math.max(wanted.a - a, 0) + Math.max(wanted.b - b, 0) <= both
}

/**
 * The chances, in percent from 0 to 100, to have had the wanted cards in hand after the mulligan and 0, 1, 2 … `draws` draws.
 * They are exact: all hands are counted, and then each draw (docs/odds.md).
 */
export function chancesToFind({ deck, wanted, policy }: GroupQuestion, draws: number): number[] {
  let hands = handsAfterMulligan(deck, (hand) => cardsPutBack(hand, policy))
  let found = 0
  return Array.from({ length: draws + 1 }, (_, draw) => {
    const missing: HandState[] = []
    for (const state of draw === 0 ? hands : drawOne(hands, deck)) {
      if (hasWanted(state.hand, wanted)) found += state.chance
      else missing.push(state)
    }
    hands = missing
    return Math.min(found * 100, 100)
  })
}
