import { setsQuery } from '#data/catalogue/sets.ts'
import type { ContentReader } from '#data/contentReader.ts'
import type { CardsSearch } from '#url/cardsSearch.ts'
import { cardsPart } from './cardsPart.ts'

/** Loads the content of /cards: the first cards, and for one set the sets before and after it. */
export async function loadCards({ queryClient, part }: ContentReader, search: CardsSearch): Promise<void> {
  part(cardsPart(search))
  if (search.set?.length === 1) await queryClient.query(setsQuery)
}
