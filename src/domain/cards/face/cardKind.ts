import type { Card } from '../card.ts'

/** The line of a card's classifications, or of its types if it has none: "Storyborn · Hero · Princess". */
export const cardKind = ({ classifications, types }: Pick<Card, 'classifications' | 'types'>): string =>
  (classifications.length > 0 ? classifications : types).join(' · ')
