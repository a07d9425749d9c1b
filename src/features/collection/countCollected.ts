import type { Completion } from '#domain/collection/completion.ts'
import { countOf } from '#domain/text/countOf.ts'

/** "1 of 1 card", "12 of 2,851 cards". */
export const countCollected = ({ collectedCards, totalCards }: Completion): string =>
  `${collectedCards.toLocaleString('en-US')} of ${countOf(totalCards, 'card')}`
