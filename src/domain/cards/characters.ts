import type { Card } from './card.ts'
import type { Catalogue } from './catalogue.ts'
import { compareText, foldText } from './foldText.ts'
import { bestPrinting } from './rarity.ts'
import { makeCharacterSlug } from './slug.ts'

/** A character with all its variants. */
export type Character = {
  readonly name: string
  readonly slug: string
  /** Its character cards; the detail page also shows cards of other types that carry its name. */
  readonly cards: readonly Card[]
  /** The printing that stands for it, see `bestPrinting`. */
  readonly best: Card
}

/**
 * The characters, those with most variants first, then by name (specification §2, Characters).
 * @param cardIds the character cards to list by; all those of the catalogue where the backend did not say.
 */
export function listCharacters(catalogue: Catalogue, cardIds?: Iterable<string>): Character[] {
  const listed = cardIds && new Set(cardIds)
  const cards = catalogue.cards.filter((card) => (listed ? listed.has(card.id) : card.types.includes('Character')))
  return [...Map.groupBy(cards, (card) => makeCharacterSlug(card.characterName))]
    .flatMap(([slug, variants]) => {
      const [first, best] = [variants[0], bestPrinting(variants)]
      return first && best ? [{ name: first.characterName, slug, cards: variants, best }] : []
    })
    .toSorted((a, b) => b.cards.length - a.cards.length || compareText(foldText(a.name), foldText(b.name)))
}
