import type { ContentReader } from '#data/contentReader.ts'
import { deckQuery } from '#data/decks/decks.ts'
import { isUuid } from '#domain/ids/isUuid.ts'
import { deckPart } from './deckPart.ts'

/** Loads the content of a deck's page. */
export async function loadDeck({ queryClient, part, viewer, hide }: ContentReader, deckId: string): Promise<void> {
  const deck = await queryClient.query(deckQuery(deckId, await viewer()))
  if (deck) part(deckPart(deck))
  else if (isUuid(deckId)) hide()
}
