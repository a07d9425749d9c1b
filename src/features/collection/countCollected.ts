import type { Completion } from '#domain/collection/completion.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'

/** "1 of 1 card", "12 of 2,851 cards". */
export const countCollected = ({ collectedCards, totalCards }: Completion): string =>
  `${formatCount(collectedCards)} of ${countOf(totalCards, 'card')}`
