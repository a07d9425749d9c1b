import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { deckQuery } from '#data/decks/decks.ts'
import { cardsFailedText, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useViewer } from '#data/session/useViewer.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { DeckDetails } from './DeckDetails.tsx'
import { DeckPageSkeleton } from './DeckPageSkeleton.tsx'
import { deckPart } from './deckPart.ts'

const route = getRouteApi('/deck/$deckId')

const backToDecks = (
  <Link to={paths.decks()} className={buttonStyle('gold')}>
    Back to Decks
  </Link>
)

/** A deck with all its details (requirements §2, Deck detail). */
export function DeckPage() {
  const { deckId } = route.useParams()
  const viewer = useViewer()
  const { data: deck, error, refetch } = useQuery(deckQuery(deckId, viewer?.id))
  const state = useCatalogue(deckPart(deck ?? { id: deckId, entries: [], maybeboard: [] }))
  if (deck === null)
    return (
      <>
        <PageHead {...pages.deck.notFound} />
        <EmptyState title="Deck not found" heading="h1" actions={backToDecks}>
          There is no deck at this address. It may have been deleted or made private.
        </EmptyState>
      </>
    )
  if (error && !deck)
    return (
      <EmptyState
        title="Error loading deck"
        heading="h1"
        alert
        actions={
          <>
            {backToDecks}
            <Button onClick={() => void refetch()}>Try Again</Button>
          </>
        }
      >
        {error.message}
      </EmptyState>
    )
  if (state.status === 'failed') return <ErrorState title={cardsFailedText(state)} heading="h1" onRetry={state.retry} />
  // The deck may have changed since the host sent the page with its cards.
  const isShown =
    state.status === 'ready' && (state.isWhole || deck?.entries.every(({ card }) => state.catalogue.byId.has(card)))
  if (!deck || !isShown) return <DeckPageSkeleton />
  const { catalogue, isWhole, notice } = state
  return (
    <>
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      <DeckDetails key={deck.id} deck={deck} catalogue={catalogue} isWhole={isWhole} viewer={viewer} />
    </>
  )
}
