import type { ContentReader } from '#data/contentReader.ts'
import { deckListQuery } from '#data/decks/deckLists.ts'
import { deckOwnerQuery } from '#data/decks/deckOwner.ts'
import { isUuid } from '#domain/ids/isUuid.ts'
import type { DecksSearch, UserDecksSearch } from '#url/decksSearch.ts'
import { deckListPart } from './deckListPart.ts'
import { toDeckListFilter } from './toDeckListFilter.ts'

/** Loads the content of /decks. */
export const loadDecks = async (reader: ContentReader, search: DecksSearch): Promise<void> => loadList(reader, search)

/** Loads the content of the page with a member's decks. */
export async function loadUserDecks(reader: ContentReader, userId: string, search: UserDecksSearch): Promise<void> {
  if (!isUuid(userId)) return reader.hide()
  const readOwner = async () => reader.queryClient.query(deckOwnerQuery(await reader.viewer(), userId))
  const [owner] = await Promise.all([readOwner(), loadList(reader, search, userId)])
  if (owner.name === null) reader.hide()
}

async function loadList({ queryClient, part, viewer }: ContentReader, search: DecksSearch, userId?: string) {
  const filter = toDeckListFilter(search, userId)
  const { pages } = await queryClient.infiniteQuery(deckListQuery(await viewer(), filter))
  part(deckListPart(filter, pages.flat()))
}
