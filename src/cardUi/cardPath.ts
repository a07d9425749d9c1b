import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { paths } from '#url/paths.ts'

/** A card's address. Where two printings share a slug (same name and number in two sets) it names the set too. */
export function cardPath(catalogue: Catalogue, card: Card): string {
  const shared = (catalogue.bySlug.get(card.slug)?.length ?? 0) > 1
  return paths.card(card.slug, shared ? card.set : undefined)
}
