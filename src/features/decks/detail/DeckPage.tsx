import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { deckQuery } from '#data/decks/decks.ts'
import { useSentContent } from '#data/catalogue/sentContent.ts'
import { cardsFailedText, catalogueNotice, catalogueOrSent, useCatalogue } from '#data/catalogue/useCatalogue.ts'
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

const route = getRouteApi('/deck/$deckId')

const backToDecks = (
  <Link to={paths.decks()} className={buttonStyle('gold')}>
    Back to Decks
  </Link>
)

/** One deck with all that can be known of it (requirements §2, Deck detail). */
export function DeckPage() {
  const { deckId } = route.useParams()
  const viewer = useViewer()
  const sent = useSentContent()
  const { data: deck, error, refetch } = useQuery(deckQuery(deckId, viewer?.id, sent.deck))
  const library = useCatalogue()
  if (deck === null)
    return (
      <>
        <PageHead {...pages.deck.notFound} />
        <EmptyState title="Deck not found" heading="h1" actions={backToDecks}>
          No deck has this address. It may have been deleted, or its author keeps it private.
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
  const isWhole = library.status === 'ready'
  // What the host sent along stands in until all cards are here, as long as it has those of the deck.
  const catalogue = catalogueOrSent(library, sent.deckCards)
  const isShown = deck && (isWhole || deck.entries.every(({ card }) => catalogue.byId.has(card)))
  if (library.status === 'failed' && !isShown)
    return <ErrorState title={cardsFailedText(library)} heading="h1" onRetry={library.retry} />
  if (!isShown) return <DeckPageSkeleton />
  const notice = catalogueNotice(library)
  return (
    <>
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      <DeckDetails key={deck.id} deck={deck} catalogue={catalogue} isWhole={isWhole} viewer={viewer} />
    </>
  )
}
