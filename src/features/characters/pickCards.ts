import type { Card } from '#domain/cards/card.ts'
import { foldText } from '#domain/cards/foldText.ts'
import { compareRarity } from '#domain/cards/rarity.ts'
import type { CharacterCardSort } from '#url/charactersSearch.ts'

const COMPARE: Record<CharacterCardSort, (a: Card, b: Card) => number> = {
  name: () => 0,
  cost: (a, b) => a.cost - b.cost,
  rarity: (a, b) => compareRarity(a.rarity, b.rarity),
}

/** The cards whose name contains the text, sorted. Cards with equal names stay in their order. */
export function pickCards(cards: readonly Card[], text: string, sort: CharacterCardSort): Card[] {
  const wanted = foldText(text.trim())
  return cards.filter(({ name }) => foldText(name).includes(wanted)).toSorted(COMPARE[sort])
}
