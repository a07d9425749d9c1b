import type { ContentReader } from '#data/contentReader.ts'
import { setsQuery } from '#data/catalogue/sets.ts'
import { deckQuery } from '#data/decks/decks.ts'
import { formatRulesQuery } from '#data/formats/formatRules.ts'
import { isUuid } from '#domain/ids/isUuid.ts'
import { deckPart } from './deckPart.ts'

/** Loads the content of a deck's page. */
export async function loadDeck({ queryClient, part, viewer, hide }: ContentReader, deckId: string): Promise<void> {
  const [deck] = await Promise.all([
    queryClient.query(deckQuery(deckId, await viewer())),
    // Without them the deck is shown without a verdict.
    Promise.allSettled([queryClient.query(setsQuery), queryClient.query(formatRulesQuery)]),
  ])
  if (deck) part(deckPart(deck))
  else if (isUuid(deckId)) hide()
}
