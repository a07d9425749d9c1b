import type { Deck } from '#data/decks/decks.ts'
import { useMatches } from '#data/matches/useMatches.ts'
import { deckInks } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { toInkPair } from '#domain/matches/communityMatchups.ts'
import { CommunityMatchups } from './CommunityMatchups.tsx'

/**
 * How decks with the inks of this deck do in the community. Decks of one ink, or of three, are in no matchup.
 * @param isOwn whether the viewer logs matches with it, which are shown beside.
 */
export function DeckCommunity({
  deck,
  cards,
  viewerId,
  isOwn,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  viewerId: string | undefined
  isOwn: boolean
}) {
  const { data: matches } = useMatches(isOwn ? viewerId : undefined, deck.id)
  const inks = toInkPair(deckInks(cards))
  if (!inks) return null
  return <CommunityMatchups inks={inks} format={deck.legality} matches={matches} userId={viewerId} />
}
