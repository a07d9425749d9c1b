import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import { useCatalogue } from '#data/catalogue/useCatalogue.ts'
import type { Card } from '#domain/cards/card.ts'

/** The cards for the tiles of a list of decks, see `DeckTile`. */
export function useListedCards(part: CataloguePart<readonly Card[]>): {
  byId: ReadonlyMap<string, Card> | null
  isWhole: boolean
} {
  const state = useCatalogue(part)
  return state.status === 'ready'
    ? { byId: state.catalogue.byId, isWhole: state.isWhole }
    : { byId: null, isWhole: false }
}
