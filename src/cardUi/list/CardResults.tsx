import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { trackSearch } from '#data/analytics/analytics.ts'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { countDistinct } from '#domain/cards/printings.ts'
import { countChoices } from '#domain/search/choices.ts'
import { describeSearch } from '#domain/search/describeSearch.ts'
import { countTermChoices } from '#domain/search/termChoices.ts'
import { findPromoPrintings } from '#domain/sets/promoPrintings.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { paths } from '#url/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
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
import { SetBanner } from './SetBanner.tsx'
import { type CardsView, useFoundCards } from './useCardsView.ts'
import { usePrintings } from './usePrintings.ts'
import { useScrollBack } from './useScrollBack.ts'

const FilterDialog = lazyDialog('More Filters', async () => (await import('./FilterDialog.tsx')).FilterDialog)

/** A longer description of the search has a separate row. */
const MAX_SHARED_LETTERS = 40

/** Replaces the catalogue while it is loading. */
const NO_CARDS = catalogueOf([])

/**
 * The controls of a page of cards, usable before the catalogue is loaded, and the found cards, which `renderCards` shows.
 */
export function CardResults({
  catalogue,
  first,
  loading,
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
  renderSet?: (set: string) => ReactNode
  renderCards: (cards: readonly Card[], catalogue: Catalogue) => ReactNode
}) {
  const { search, isOnePrinting: isOne, choices, choose, clear, hrefOf, clearHref } = view
  const isLoaded = catalogue !== null
  useRootMark('sticky-search', isHeadSticky)
  const isWide = useMediaQuery('(min-width: 64em)')
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const text = useDeferredValue(view.text)
  const { condition, words, cards: found, ...result } = useFoundCards(catalogue ?? NO_CARDS, view, text)
  const description = useMemo(() => describeSearch(condition), [condition])
  const matching = useMemo(() => (filterCards ? filterCards(found) : found), [filterCards, found])
  const cards = usePrintings(matching, view, preferredPrintings)
  const top = useScrollBack(cards, catalogue)
  const [set] = choices.sets.length === 1 ? choices.sets : []
  const setPromos = useMemo(
    () => (catalogue && set !== undefined ? findPromoPrintings(catalogue.cards, set) : []),
    [catalogue, set],
  )
  const all = useMemo(
    () => (catalogue ? (isOne ? countDistinct(catalogue.cards) : catalogue.cards.length) : 0),
    [catalogue, isOne],
  )
  const counts = catalogue ? { found: cards.length, all } : first
  const { corrections, promos } = catalogue || !first ? { ...result, promos: setPromos } : first

  // Tracks a search once it is in the address, not for every letter and not again when filters change.
  const track = useEffectEvent((words: string) => trackSearch(words, cards.length))
  useEffect(() => {
    if (search.search && isLoaded) track(search.search)
  }, [search.search, isLoaded])

  // The chosen filters follow the number of cards on large screens, and precede the filters on small ones.
  const chosen = (
    <>
      <FilterChips view={view} />
      {view.text.trim() !== '' || filterCards ? (
        <ButtonLink className={buttonStyle('quiet')} href={clearHref} onPress={clear}>
          Clear Filters
        </ButtonLink>
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
        <MoreFiltersButton
          count={countChoices(choices) + countTermChoices(view.rest)}
          onPress={catalogue && (() => setIsMoreOpen(true))}
        />
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
            promos={promos}
            hrefOf={hrefOf && ((other) => hrefOf({ sets: other === undefined ? [] : [other] }))}
            onChoose={(other) => choose({ sets: other === undefined ? [] : [other] })}
          >
            {renderSet?.(set)}
          </SetBanner>
        ) : null}
      </CardFilterBar>
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
        {/* The line is not a status while its text cannot change. */}
        <p {...(isLoaded && { role: 'status' })} className={counts ? undefined : styles['loading']}>
          {counts ? (
            <>
              Showing <b>{formatCount(counts.found)}</b> of {countOf(counts.all, 'card')}
            </>
          ) : (
            'Loading cards…'
          )}
        </p>
        {condition ? (
          <p
            className={
              // The chips show the same filters, so only screen readers get the description.
              view.chips.length > 0
                ? 'spoken'
                : description.length > MAX_SHARED_LETTERS
                  ? `${styles['description']} ${styles['long']}`
                  : styles['description']
            }
          >
            {description}
          </p>
        ) : null}
        {isWide === false ? null : <div className={styles['wide']}>{chosen}</div>}
        <CardOrderBar view={view} hasViews={hasViews} hasNumber={hasNumber} hasPrintings={hasPrintings} />
      </div>
      {!counts || (counts.found > 0 && !catalogue) ? (
        loading
      ) : counts.found > 0 && catalogue ? (
        renderCards(cards, catalogue)
      ) : emptyState && found.length > 0 ? (
        emptyState
      ) : counts.all > 0 ? (
        <EmptyState
          title="No Cards Match Your Filters"
          actions={
            <ButtonLink className={buttonStyle('gold')} href={clearHref} onPress={clear}>
              Clear Filters
            </ButtonLink>
          }
        >
          There are no {description}
          {filterCards ? ' among the cards chosen above' : ''}. Try fewer words, another ink, or start over.
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
