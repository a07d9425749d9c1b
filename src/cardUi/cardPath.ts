import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { paths } from '#url/paths.ts'

/** The address of a card. It includes the set if printings of two sets have the same slug (name and number). */
export function cardPath(catalogue: Catalogue, card: Card): string {
  const isShared = (catalogue.bySlug.get(card.slug)?.length ?? 0) > 1
  return paths.card(card.slug, isShared ? card.set : undefined)
}
