import { Link } from '@tanstack/react-router'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CreateDeckLink } from './CreateDeckLink.tsx'
import { NoMatchingDecks } from './NoMatchingDecks.tsx'
import type { DecksView } from './useDecksView.ts'

/** Shown if a member has no visible decks: says why, and what to do (requirements §2, User decks). */
export function EmptyUserDecks({
  isOwn,
  name,
  view,
}: {
  isOwn: boolean
  /** The member's name; null if the profile is private or does not exist. */
  name: string | null
  view: DecksView
}) {
  if (view.isFiltered)
    return (
      <NoMatchingDecks view={view}>
        None of these decks match. Try fewer words, another ink, or start over.
      </NoMatchingDecks>
    )
  if (isOwn)
    return (
      <EmptyState title="Create Your First Deck" actions={<CreateDeckLink />}>
        Pick your inks, find your cards and save: your decks appear here, private or public.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No Decks Yet"
      actions={
        <Link to={paths.decks()} className={buttonStyle('gold')}>
          View Latest Decks
        </Link>
      }
    >
      {name === null ? 'There are no decks to see here. They may be private.' : `${name} has not shared any decks yet.`}
    </EmptyState>
  )
}
