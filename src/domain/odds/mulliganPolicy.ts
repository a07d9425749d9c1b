import { type Counts, subtractCounts } from './hypergeometric.ts'

/**
 * The cards that a player puts back in the one mulligan (CR 2.2.2), for a question about a group A and perhaps a group B:
 * - `keep`: none.
 * - `others`: all that are in neither group.
 * - `whole`: all 7, if none of them is in A.
 * - `custom`: all but at most `a` of A, `b` of B and `others` of neither group. A card of both groups takes a place of A, or of
 *   B if those are taken.
 */
export type MulliganPolicy =
  | { readonly kind: 'keep' | 'others' | 'whole' }
  | { readonly kind: 'custom'; readonly a: number; readonly b: number; readonly others: number }

/**
 * The cards of a hand that a policy puts back.
 * @param hand the numbers of cards only in A, only in B, in both and in neither; the result has the same order.
 */
export function cardsPutBack(hand: Counts, policy: MulliganPolicy): Counts {
  const [a = 0, b = 0, both = 0, neither = 0] = hand
  switch (policy.kind) {
    case 'keep':
      return [0, 0, 0, 0]
    case 'others':
      return [0, 0, 0, neither]
    case 'whole':
      return a + both > 0 ? [0, 0, 0, 0] : hand
    case 'custom': {
      const bothAsA = Math.min(both, policy.a)
      const bothAsB = Math.min(both - bothAsA, policy.b)
      const stays = [
        Math.min(a, policy.a - bothAsA),
        Math.min(b, policy.b - bothAsB),
        bothAsA + bothAsB,
        Math.min(neither, policy.others),
      ]
      return subtractCounts(hand, stays)
    }
  }
}
