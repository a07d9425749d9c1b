import type { Card } from '../card.ts'

/** What a card calls itself: its classifications, or its types where it has none. "Storyborn · Hero · Princess". */
export const cardKind = ({ classifications, types }: Pick<Card, 'classifications' | 'types'>): string =>
  (classifications.length > 0 ? classifications : types).join(' · ')
