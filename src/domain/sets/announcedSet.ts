import { countOf } from '../text/countOf.ts'
import type { CardSet } from './cardSet.ts'

/**
 * Says how many cards of a set are known until its release: "49 cards so far"; null for a released set.
 * @param today an ISO day.
 */
export function describeAnnounced({ releasedAt, cardCount }: CardSet, today: string): string | null {
  const isReleased = releasedAt !== null && releasedAt <= today
  return isReleased ? null : `${countOf(cardCount, 'card')} so far`
}
