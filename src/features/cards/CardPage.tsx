import { getRouteApi, Link } from '@tanstack/react-router'
import { cardsFailedText, catalogueNotice, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { findBySlug } from '#domain/cards/slug.ts'
import { findSetName } from '#domain/sets/setName.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { CardDetails } from './CardDetails.tsx'
import { CardPageSkeleton } from './CardPageSkeleton.tsx'
import { cardPart } from './cardPart.ts'

const route = getRouteApi('/card/$cardSlug')

/** A card with all its details (requirements §2, Card detail). */
export function CardPage() {
  const { cardSlug } = route.useParams()
  const { set } = route.useSearch()
  const state = useCatalogue(cardPart(cardSlug))
  if (state.status === 'loading') return <CardPageSkeleton />
  if (state.status === 'failed') return <ErrorState title={cardsFailedText(state)} heading="h1" onRetry={state.retry} />

  const { catalogue } = state
  const printings = findBySlug(catalogue.bySlug, cardSlug.toLowerCase())
  const named =
    set &&
    findSetName(
      printings.map((card) => card.set),
      set,
    )
  const card = printings.find((printing) => printing.set === named) ?? printings[0]
  if (!card)
    return (
      <>
        <PageHead {...pages.card.notFound} />
        <EmptyState
          title="Card not found"
          heading="h1"
          actions={
            <Link to={paths.cards()} className={buttonStyle('gold')}>
              Back to Cards
            </Link>
          }
        >
          There is no card at this address. It may have been renamed, or the link may be incomplete.
        </EmptyState>
      </>
    )
  const notice = catalogueNotice(state)
  return (
    <>
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      <CardDetails key={card.id} card={card} catalogue={catalogue} />
    </>
  )
}
