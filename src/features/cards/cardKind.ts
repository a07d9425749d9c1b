import type { Card } from '#domain/cards/card.ts'

/** What a card calls itself: its classifications, or its types where it has none. "Storyborn · Hero · Princess". */
export const cardKind = (card: Card): string =>
  (card.classifications.length > 0 ? card.classifications : card.types).join(' · ')
