import { Link } from '@tanstack/react-router'
import { SignInLink } from '#features/signIn/SignInLink.tsx'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { CreateDeckLink } from './CreateDeckLink.tsx'
import { NoMatchingDecks } from './NoMatchingDecks.tsx'
import type { DecksView } from './useDecksView.ts'

/** Shown if a view of /decks has no decks: says why, and what to do (requirements §2). */
export function EmptyDecks({ view: decksView, viewer }: { view: DecksView; viewer: Viewer }) {
  const isGuest = !viewer
  const view = decksView.search.view ?? 'latest'
  if (isGuest && view in FOR_MEMBERS) {
    const { title, text } = FOR_MEMBERS[view as keyof typeof FOR_MEMBERS]
    return (
      <EmptyState
        title={title}
        actions={
          <>
            <SignInLink variant="gold">Sign In</SignInLink>
            <LatestDecks />
          </>
        }
      >
        {text}
      </EmptyState>
    )
  }
  if (decksView.isFiltered)
    return (
      <NoMatchingDecks view={decksView}>
        {view === 'favorites'
          ? 'None of your favorites match. Try fewer words, another ink, or start over.'
          : 'No decks match. Try fewer words, another ink, or start over.'}
      </NoMatchingDecks>
    )
  if (view === 'favorites')
    return (
      <EmptyState title="No Favorite Decks Yet" actions={<LatestDecks />}>
        Press the heart of a deck that you like, and you will find it here.
      </EmptyState>
    )
  if (view === 'my-decks')
    return (
      <EmptyState title="Create Your First Deck" actions={<CreateDeckLink />}>
        Your decks are shown here as soon as you save one.
      </EmptyState>
    )
  return (
    <EmptyState title="No Decks Yet" actions={<CreateDeckLink />}>
      {isGuest
        ? 'Nobody has shared a deck so far. Try the deck builder: you need an account only to save.'
        : 'Nobody has shared a deck so far. Yours could be the first.'}
    </EmptyState>
  )
}

/** The views of members, and the texts for guests. */
const FOR_MEMBERS = {
  favorites: { title: 'Sign In to See Your Favorites', text: 'Decks you like appear here, on every device.' },
  'my-decks': { title: 'Sign In to See Your Decks', text: 'Decks you save appear here, on every device.' },
  buildable: {
    title: 'Sign In to See Decks You Can Build',
    text: 'Add the cards you own to see which decks you are closest to finishing.',
  },
}

function LatestDecks() {
  return (
    <Link to={paths.decks()} className={buttonStyle()}>
      View Latest Decks
    </Link>
  )
}
