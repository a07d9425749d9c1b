import { Link } from '@tanstack/react-router'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { ClearButton } from '#ui/ClearButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { CardsView } from './useCardsView.ts'

/** Replaces the cards if there are none to show. */
export function NoResults({
  view,
  hasCards,
  description,
  isFiltered,
}: {
  view: CardsView
  /** Whether the database has any card. */
  hasCards: boolean
  /** The search in words. */
  description: string
  /** Whether the page filters more than the view. */
  isFiltered: boolean
}) {
  return hasCards ? (
    <EmptyState
      title="No Cards Match Your Filters"
      actions={
        <ClearButton variant="gold" href={view.clearHref} onPress={view.clear}>
          Clear Filters
        </ClearButton>
      }
    >
      There are no {description}
      {isFiltered ? ' among the cards chosen above' : ''}. Try fewer words, another ink, or start over.
    </EmptyState>
  ) : (
    <EmptyState
      title="No Cards Available"
      actions={
        <Link to={paths.home()} className={buttonStyle('gold')}>
          Back to Home
        </Link>
      }
    >
      The card database is empty. An administrator can import the cards.
    </EmptyState>
  )
}
