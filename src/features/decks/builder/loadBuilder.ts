import type { ContentReader } from '#data/contentReader.ts'
import { deckQuery } from '#data/decks/decks.ts'
import type { BuilderSearch } from '#url/cardsSearch.ts'
import { builderPart } from './builderPart.ts'

/** Loads the content of the builder: the first cards, and in the browser the deck to edit or to copy. */
export async function loadBuilder({ part, startQuery, viewer }: ContentReader, search: BuilderSearch): Promise<void> {
  part(builderPart(search))
  const source = search.deck ?? search.copy
  // The router loads again for every changed filter, but a new answer would start the builder again.
  if (source !== undefined) startQuery({ ...deckQuery(source, await viewer()), staleTime: 'static' })
}
