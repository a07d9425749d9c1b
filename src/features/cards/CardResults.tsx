import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { trackSearch } from '#data/analytics.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { describeFilter } from '#domain/cards/describeFilter.ts'
import { isFilterActive } from '#domain/cards/filter.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { CardFilterBar } from './CardFilterBar.tsx'
import { CardOrderBar } from './CardOrderBar.tsx'
import styles from './CardsPage.module.css'
import { unknownSets } from './cardsView.ts'
import { FilterDialog } from './FilterDialog.tsx'
import { SetBanner } from './SetBanner.tsx'
import { type useCardsView, useFilteredCards } from './useCardsView.ts'
import { useScrollBack } from './useScrollBack.ts'

/** The controls of a page of cards with the cards they let through, which `renderCards` shows. */
export function CardResults({
  catalogue,
  notice,
  view,
  only,
  nothing,
  hasDensity = true,
  hasNumber = false,
  renderSet,
  renderCards,
}: {
  catalogue: Catalogue
  notice: string | null
  view: ReturnType<typeof useCardsView>
  /** Which of the cards found are shown, where the page lets through fewer than the view's own filter. */
  only?: ((cards: readonly Card[]) => readonly Card[]) | undefined
  /** What is said where `only` lets none of the cards found through. */
  nothing?: ReactNode
  /** Whether one chooses how many cards stand in a row. */
  hasDensity?: boolean
  /** Whether the cards can be put in the order of their numbers, as in an album. */
  hasNumber?: boolean
  /** What there is to do with a set, by its name, while its cards alone are looked at. */
  renderSet?: (set: string) => ReactNode
  renderCards: (cards: readonly Card[]) => ReactNode
}) {
  const { search, change, clear } = view
  const [moreOpen, setMoreOpen] = useState(false)
  const text = useDeferredValue(view.text)
  const { asked, filter, cards: found, corrections } = useFilteredCards(catalogue, search, text)
  const cards = useMemo(() => (only ? only(found) : found), [only, found])
  const strangers = unknownSets(asked, catalogue.facets)
  const top = useScrollBack(cards)

  // Counted once a search has settled in the address, not for every letter and not again when filters change.
  const count = useEffectEvent((words: string) => trackSearch(words, cards.length))
  useEffect(() => {
    if (search.search) count(search.search)
  }, [search.search])

  return (
    <>
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      <CardFilterBar view={view} filter={filter} facets={catalogue.facets} onMore={() => setMoreOpen(true)} />
      <FilterDialog
        open={moreOpen}
        onClose={() => setMoreOpen(false)}
        catalogue={catalogue}
        filter={filter}
        change={change}
        clear={clear}
      />
      {strangers.map((name) => (
        <Notice
          key={name}
          action={
            <Button variant="quiet" onClick={clear}>
              Clear Filters
            </Button>
          }
        >
          There is no set named “{name}”.
        </Notice>
      ))}
      {filter.sets.length === 1 && filter.sets[0] ? (
        <SetBanner name={filter.sets[0]} onLeave={() => change({ set: undefined })}>
          {renderSet?.(filter.sets[0])}
        </SetBanner>
      ) : null}
      {corrections.length > 0 && cards.length > 0 ? (
        <Notice>
          No card has “{text.trim()}”. Showing cards for “{corrections.join('”, “')}”.
        </Notice>
      ) : null}
      <div ref={top} className={styles['count']}>
        <p role="status">
          Showing <b>{cards.length.toLocaleString('en-US')}</b> of {catalogue.cards.length.toLocaleString('en-US')}{' '}
          cards
        </p>
        {isFilterActive(asked) || only ? (
          <Button variant="quiet" onClick={clear}>
            Clear Filters
          </Button>
        ) : null}
        <CardOrderBar view={view} hasDensity={hasDensity} hasNumber={hasNumber} />
      </div>
      {cards.length > 0 ? (
        renderCards(cards)
      ) : nothing && found.length > 0 ? (
        nothing
      ) : catalogue.cards.length > 0 ? (
        <EmptyState
          title="No Cards Match Your Filters"
          actions={
            <Button variant="gold" onClick={clear}>
              Clear Filters
            </Button>
          }
        >
          There are no {describeFilter(filter)}
          {only ? ' among those chosen above' : ''}. Try fewer words, another ink, or start over.
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
      )}
    </>
  )
}
