import { findFirstCards } from '#cardUi/list/firstResults.ts'
import { setsQuery } from '#data/catalogue/sets.ts'
import { collectionQuery } from '#data/collection/collection.ts'
import type { ContentReader } from '#data/contentReader.ts'
import { firstPage } from '#domain/cards/firstCards.ts'
import { copiesOf } from '#domain/collection/copies.ts'
import { filterByOwnership, isOwnership } from '#domain/collection/ownership.ts'
import { toCardSort } from '#url/cardsSearch.ts'
import type { CollectionSearch } from '#url/collectionSearch.ts'
import { findCharacters, sortedCharacters } from './charactersContent.ts'
import { makeOverview } from './collectionOverview.ts'
import type { LoadedCollection } from './collectionState.ts'
import { type FirstContent, firstContentQuery, overviewQuery } from './firstContent.ts'
import { makeSetsContent } from './setsContent.ts'

/** Loads what the page of a collection shows first. The collection itself is large, and is not sent with the page. */
export async function loadFirstContent(
  { queryClient, catalogue, viewer, hide }: ContentReader,
  ownerId: string,
  search: CollectionSearch,
): Promise<void> {
  const viewerId = await viewer()
  const reading = collectionQuery(viewerId, ownerId)
  const [read, sets] = await Promise.all([queryClient.query(reading), queryClient.query(setsQuery)])
  if (read === null) return hide()
  for (const { queryKey } of [reading, setsQuery]) queryClient.removeQueries({ queryKey })
  if (!catalogue) return hide()
  const { name, collection } = read
  const { tab = 'sets', show } = search
  queryClient.setQueryData(overviewQuery(viewerId, ownerId).queryKey, makeOverview(name, collection, catalogue))
  // The browser reads lists of wishes and trades.
  if (tab === 'cards' && (show === 'wishes' || show === 'trade')) return
  queryClient.setQueryData(
    firstContentQuery(tab, viewerId, ownerId, search).queryKey,
    MAKE_CONTENT[tab]({ collection, catalogue, sets }, search),
  )
}

type Makers = { [Tab in keyof FirstContent]: (loaded: LoadedCollection, search: CollectionSearch) => FirstContent[Tab] }

const MAKE_CONTENT: Makers = {
  sets: makeSetsContent,
  cards({ collection, catalogue }, search) {
    const first = findFirstCards(catalogue, search, toCardSort(search.sort, 'name'), collection, (cards) =>
      filterByOwnership(cards, collection, isOwnership(search.show) ? search.show : 'all'),
    )
    return { ...first, copies: first.cards.map(({ id }) => [id, copiesOf(collection, id)]) }
  },
  characters(loaded, { character = '', order, page }) {
    const found = findCharacters(sortedCharacters(loaded, order ?? 'name'), character)
    const { from, shown } = firstPage(found.characters, page)
    const characters = shown.map(({ completion, character: { name, slug, best } }) => ({
      character: { name, slug, best },
      completion,
    }))
    return { ...found, characters, from }
  },
}
