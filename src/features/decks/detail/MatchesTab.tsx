import type { Deck } from '#data/decks/decks.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import styles from './DeckDetails.module.css'

const DeckMatches = lazyPanel(
  'Match History',
  async () => (await import('#features/matches/DeckMatches.tsx')).DeckMatches,
  <div className={styles['waitingTools']} />,
)

/** The matches of a deck, for its owner. */
export function MatchesTab({ deck, viewer }: { deck: Deck; viewer: Viewer }) {
  if (viewer && deckCan.logMatch(deck, viewer)) return <DeckMatches deckId={deck.id} userId={viewer.id} />
  return (
    <EmptyState title="Matches Are Private">
      Only its owner sees the matches of a deck. Copy the deck to your builder and save it, to log your own.
    </EmptyState>
  )
}
