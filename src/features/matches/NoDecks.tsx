import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { paths } from '#url/paths.ts'
import { MatchesTitle } from './MatchesTitle.tsx'

/** The page of a member without decks, who cannot log a match. */
export function NoDecks() {
  return (
    <>
      <MatchesTitle />
      <EmptyState
        title="No Matches Yet"
        actions={
          <Link to={paths.deckBuilder()} className={buttonStyle('gold')}>
            <Plus aria-hidden size={18} />
            Create New Deck
          </Link>
        }
      >
        Matches are logged with one of your decks. Build one first: every match you log then tells you more about it.
      </EmptyState>
    </>
  )
}
