import type { Card } from '#domain/cards/card.ts'
import { foldText } from '#domain/cards/foldText.ts'
import { compareRarity } from '#domain/cards/rarity.ts'

/** The orders that a character's cards can be put in (specification §2, Character detail). */
export const CHARACTER_CARD_SORTS = [
  { value: 'name', label: 'Name' },
  { value: 'cost', label: 'Cost' },
  { value: 'rarity', label: 'Rarity' },
] as const
export type CharacterCardSort = (typeof CHARACTER_CARD_SORTS)[number]['value']

const COMPARE: Record<CharacterCardSort, (a: Card, b: Card) => number> = {
  name: () => 0,
  cost: (a, b) => a.cost - b.cost,
  rarity: (a, b) => compareRarity(a.rarity, b.rarity),
}

/** The cards whose name has the text in it, in order; among equals by name, the order in which they come. */
export function pickCards(cards: readonly Card[], text: string, sort: CharacterCardSort): Card[] {
  const wanted = foldText(text.trim())
  return cards.filter(({ name }) => foldText(name).includes(wanted)).toSorted(COMPARE[sort])
}
