import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { Card } from '#domain/cards/card.ts'
import { bestPrinting } from '#domain/cards/rarity.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { listPromoSets, listSets } from '#domain/sets/listSets.ts'

/** The cards shown for sets without key art. */
export const setsPart = (sets: readonly CardSet[]): CataloguePart<readonly Card[]> => ({
  key: ['sets'],
  select: ({ bySet }) =>
    [...listSets(sets), ...listPromoSets(sets)].flatMap(({ id, keyArt }) =>
      keyArt ? [] : (bestPrinting(bySet.get(id) ?? []) ?? []),
    ),
})
