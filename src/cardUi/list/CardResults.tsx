import { type ReactNode, useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { ClearButton } from '#ui/ClearButton.tsx'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { Notice } from '#ui/Notice.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { useRootMark } from '#ui/useRootMark.ts'
import { CardFilterBar } from './CardFilterBar.tsx'
import { CardSearch, type SearchCommand } from './CardSearch.tsx'
import { MoreFiltersButton } from './MoreFiltersButton.tsx'
import { FilterChips } from './FilterChips.tsx'
import { CardOrderBar } from './CardOrderBar.tsx'
import styles from './CardResults.module.css'
import type { FirstResults } from './firstResults.ts'
import { NoResults } from './NoResults.tsx'
import { ResultCount, SearchDescription } from './ResultCount.tsx'
import { SetBanner } from './SetBanner.tsx'
import { useCardResults } from './useCardResults.ts'
import type { CardsView } from './useCardsView.ts'
import { useScrollBack } from './useScrollBack.ts'

const FilterDialog = lazyDialog('More Filters', async () => (await import('./FilterDialog.tsx')).FilterDialog)

/**
 * The controls of a page of cards, usable before the catalogue is loaded, and the found cards, which `renderCards`
 * shows.
 */
export function CardResults({
  catalogue,
  first,
  loading,
  failure,
  heading,
  pageFilter,
  isHeadSticky = false,
  ignored,
  notice,
  view,
  command,
  filterCards,
  emptyState,
  hasViews = true,
  hasNumber = false,
  hasPrintings = false,
  preferredPrintings,
  renderSet,
  renderCards,
}: {
  /** Null while the catalogue is loading. */
  catalogue: Catalogue | null
  /** The results of the host, if its search was the same. */
  first?: FirstResults | undefined
  /** Replaces the cards while the catalogue is loading. */
  loading?: ReactNode
  /** Replaces the cards and their number if the page could not be loaded. */
  failure?: ReactNode
  /** Precedes the search field in its row. */
  heading?: ReactNode
  /** A filter of the page: beside the search field on large screens, before the other filters on small ones. */
  pageFilter?: ReactNode
  /** Whether the search field stays at the top of the window. */
  isHeadSticky?: boolean
  /** The values in the address that the page ignores. */
  ignored?: ReactNode
  notice: string | null
  view: CardsView
  command?: SearchCommand | null
  /** Selects the cards to show, if the page filters more than the view. */
  filterCards?: ((cards: readonly Card[]) => readonly Card[]) | undefined
  /** If `filterCards` selects no found card. */
  emptyState?: ReactNode
  /** See `CardOrderBar`. */
  hasViews?: boolean
  /** Whether the cards can be sorted by their numbers. */
  hasNumber?: boolean
  hasPrintings?: boolean
  /** The ids of printings to show before others of the same card. The caller memoizes it. */
  preferredPrintings?: ReadonlySet<string> | undefined
  /** Renders actions for the shown set. */
  renderSet?: (set: string) => ReactNode
  renderCards: (cards: readonly Card[], catalogue: Catalogue) => ReactNode
}) {
  const { choose, clear, hrefOf, clearHref } = view
  const isLoaded = catalogue !== null
  useRootMark('sticky-search', isHeadSticky)
  const isWide = useMediaQuery('(min-width: 64em)')
  const [belowFilters, setBelowFilters] = useState<Element | null>(null)
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const results = useCardResults({ catalogue, first, view, filterCards, preferredPrintings })
  const { cards, counts, set, words, corrections, condition, description } = results
  const top = useScrollBack(cards, catalogue)

  // The chosen filters follow the number of cards on large screens, and precede the filters on small ones.
  const chosen = (
    <>
      <FilterChips view={view} />
      {view.text.trim() !== '' || filterCards ? (
        <ClearButton variant="quiet" href={clearHref} onPress={clear}>
          Clear Filters
        </ClearButton>
      ) : null}
    </>
  )
  return (
    <>
      <div className={styles['head']} data-sticky={isHeadSticky ? '' : undefined}>
        {heading}
        {isWide === false || !pageFilter ? null : <div className={styles['wide']}>{pageFilter}</div>}
        <div className={styles['search']}>
          <CardSearch view={view} command={command} />
        </div>
        <MoreFiltersButton count={view.chips.length} onPress={catalogue && (() => setIsMoreOpen(true))} />
      </div>
      {ignored}
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      <CardFilterBar
        className={styles['filters']}
        view={view}
        facets={catalogue?.facets ?? null}
        before={isWide ? '' : [view.text.trim() === '', ...view.chips.map(({ label }) => label)].join()}
      >
        {isWide ? null : (
          <div className={styles['narrow']} data-beside-set={set && ''}>
            {pageFilter}
            {chosen}
          </div>
        )}
        {counts && set !== undefined ? (
          <SetBanner
            name={set}
            isBesideFilter={pageFilter !== undefined}
            foldAt={pageFilter === undefined ? null : belowFilters}
            promos={results.promos}
            hrefOf={hrefOf && ((other) => hrefOf({ sets: other === undefined ? [] : [other] }))}
            onChoose={(other) => choose({ sets: other === undefined ? [] : [other] })}
          >
            {renderSet?.(set)}
          </SetBanner>
        ) : null}
      </CardFilterBar>
      {isWide ? null : <div ref={setBelowFilters} className={styles['below']} />}
      {isMoreOpen && catalogue ? (
        <FilterDialog
          onClose={() => setIsMoreOpen(false)}
          found={cards.length}
          catalogue={catalogue}
          view={view}
          filterCards={filterCards}
          hasPrintings={hasPrintings}
        />
      ) : null}
      {corrections.length > 0 && counts?.found ? (
        <Notice>
          No results for “{words.join(' ')}”. Showing results for “{corrections.join('”, “')}”.
        </Notice>
      ) : null}
      <div ref={top} className={styles['count']}>
        {failure ? null : <ResultCount counts={counts} isLoaded={isLoaded} />}
        {/* The chips show the same filters, so only screen readers get the description. */}
        {condition ? <SearchDescription text={description} isSpoken={view.chips.length > 0} /> : null}
        {isWide === false ? null : <div className={styles['wide']}>{chosen}</div>}
        <CardOrderBar view={view} hasViews={hasViews} hasNumber={hasNumber} hasPrintings={hasPrintings} />
      </div>
      {failure ? (
        failure
      ) : !counts || (counts.found > 0 && !catalogue) ? (
        loading
      ) : counts.found > 0 && catalogue ? (
        renderCards(cards, catalogue)
      ) : emptyState && results.hasFound ? (
        emptyState
      ) : (
        <NoResults
          view={view}
          hasCards={counts.all > 0}
          description={description}
          isFiltered={filterCards !== undefined}
        />
      )}
    </>
  )
}
