import type { Deck } from '#data/decks/decks.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import styles from './DeckDetails.module.css'

const DeckMatches = lazyPanel(
  'Match History',
  async () => (await import('#features/matches/DeckMatches.tsx')).DeckMatches,
  <div className={styles['waitingTools']} />,
)

const DeckCommunity = lazyPanel(
  'Community Matchups',
  async () => (await import('#features/matches/community/DeckCommunity.tsx')).DeckCommunity,
  <div className={styles['waitingTools']} />,
)

/** The matches of a deck, for its owner, and how decks with its inks do in the community. */
export function MatchesTab({ deck, cards, viewer }: { deck: Deck; cards: readonly DeckCard[]; viewer: Viewer }) {
  const ownerId = viewer && deckCan.logMatch(deck, viewer) ? viewer.id : undefined
  return (
    <div className={styles['matches']}>
      {ownerId === undefined ? <NoMatches /> : <DeckMatches deckId={deck.id} userId={ownerId} />}
      <DeckCommunity deck={deck} cards={cards} viewerId={viewer?.id} isOwn={ownerId !== undefined} />
    </div>
  )
}

function NoMatches() {
  return (
    <EmptyState title="Matches Are Private">
      Only its owner sees the matches of a deck. Copy the deck to your builder and save it, to log your own.
    </EmptyState>
  )
}
