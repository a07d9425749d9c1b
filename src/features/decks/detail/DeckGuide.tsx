import { Link } from '@tanstack/react-router'
import type { Deck } from '#data/decks/decks.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import { ReportButton } from '#features/reports/ReportButton.tsx'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './DeckDetails.module.css'

/** The guide that a deck's author wrote. */
export function DeckGuide({ deck, viewer }: { deck: Deck; viewer: Viewer }) {
  if (!deck.description)
    return (
      <EmptyState
        title="No Guide Yet"
        actions={
          deckCan.edit(deck, viewer) ? (
            <Link to={paths.deckBuilder({ deck: deck.id })} className={buttonStyle()}>
              Write a Guide
            </Link>
          ) : null
        }
      >
        A guide says how the deck is played: which cards to keep, and what to watch out for.
      </EmptyState>
    )
  return (
    <>
      <section className={styles['guide']} aria-labelledby="deck-guide">
        <h2 id="deck-guide">Deck Guide</h2>
        <p>{deck.description}</p>
      </section>
      <ReportButton kind="guide" target={deck.id} authorId={deck.userId} />
    </>
  )
}
