import type { Card } from './card.ts'
import { compareText, foldText } from './foldText.ts'
import { bestPrinting, type Ranked } from './rarity.ts'
import { makeCharacterSlug } from './slug.ts'

/** A character with all its variants. */
export type Character<Printing = Card> = {
  readonly name: string
  readonly slug: string
  /** Its character cards, without cards of other types that share its name. */
  readonly cards: readonly Printing[]
  /** See `bestPrinting`. */
  readonly best: Printing
}

/**
 * Lists the characters, those with most variants first, then by name (requirements §2, Characters).
 * @param cards all cards, sorted by name.
 * @param cardIds the character cards; without it, all cards of the type Character.
 */
export function listCharacters<Printing extends Pick<Card, 'id' | 'characterName' | 'types'> & Ranked>(
  cards: readonly Printing[],
  cardIds?: Iterable<string>,
): Character<Printing>[] {
  const listed = cardIds && new Set(cardIds)
  const characterCards = cards.filter((card) => (listed ? listed.has(card.id) : card.types.includes('Character')))
  return [...Map.groupBy(characterCards, (card) => makeCharacterSlug(card.characterName))]
    .flatMap(([slug, variants]) => {
      const [first, best] = [variants[0], bestPrinting(variants)]
      return first && best ? [{ name: first.characterName, slug, cards: variants, best }] : []
    })
    .toSorted((a, b) => b.cards.length - a.cards.length || compareText(foldText(a.name), foldText(b.name)))
}
