import type { Card } from './card.ts'
import { foldText } from './foldText.ts'

/** What all printings of one card have in common: its name, which some sources write now with and now without capitals. */
export const cardKey = ({ name }: Pick<Card, 'name'>): string => foldText(name)
