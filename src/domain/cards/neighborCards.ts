import type { Card } from './card.ts'
import type { Catalogue } from './catalogue.ts'
import { compareText } from './foldText.ts'
import { collectorKey } from './sort.ts'

/** The cards before and after a card; undefined where there is none. */
export type NeighborCards = { readonly previous: Card | undefined; readonly next: Card | undefined }

/** Finds the cards before and after a card in its set, by collector number. */
export function neighborCards({ bySet }: Pick<Catalogue, 'bySet'>, card: Card): NeighborCards {
  const numbered = (bySet.get(card.setId) ?? []).map((one) => ({ one, key: collectorKey(one.collectorNumber) }))
  const ordered = numbered.toSorted((a, b) => compareText(a.key, b.key)).map(({ one }) => one)
  const index = ordered.findIndex(({ id }) => id === card.id)
  return { previous: ordered[index - 1], next: ordered[index + 1] }
}
