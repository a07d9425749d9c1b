import type { Card } from './card.ts'
import { foldText } from './foldText.ts'

/** The key that all printings of a card share: its name, folded because sources differ in capitals. */
export const cardKey = ({ name }: Pick<Card, 'name'>): string => foldText(name)
