import type { Card } from './card.ts'
import { compareText, foldText } from './foldText.ts'
import { bestPrinting, type Ranked } from './rarity.ts'
import { makeCharacterSlug } from './slug.ts'

/** A character with all its variants. */
export type Character<Printing = Card> = {
  readonly name: string
  readonly slug: string
  /** Its character cards; the detail page also shows cards of other types that carry its name. */
  readonly cards: readonly Printing[]
  /** The printing that stands for it, see `bestPrinting`. */
  readonly best: Printing
}

/**
 * The characters, those with most variants first, then by name (requirements §2, Characters).
 * @param cards all cards by name.
 * @param cardIds the character cards to list by; all of those cards where the backend did not say.
 */
export function listCharacters<Printing extends Pick<Card, 'id' | 'characterName' | 'types'> & Ranked>(
  cards: readonly Printing[],
  cardIds?: Iterable<string>,
): Character<Printing>[] {
  const listed = cardIds && new Set(cardIds)
  const own = cards.filter((card) => (listed ? listed.has(card.id) : card.types.includes('Character')))
  return [...Map.groupBy(own, (card) => makeCharacterSlug(card.characterName))]
    .flatMap(([slug, variants]) => {
      const [first, best] = [variants[0], bestPrinting(variants)]
      return first && best ? [{ name: first.characterName, slug, cards: variants, best }] : []
    })
    .toSorted((a, b) => b.cards.length - a.cards.length || compareText(foldText(a.name), foldText(b.name)))
}
