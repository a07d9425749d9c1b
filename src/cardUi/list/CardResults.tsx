import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { trackSearch } from '#data/analytics/analytics.ts'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { describeSearch } from '#domain/search/describeSearch.ts'
import { findPromoPrintings } from '#domain/sets/promoPrintings.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { paths } from '#url/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { Notice } from '#ui/Notice.tsx'
import { CardFilterBar } from './CardFilterBar.tsx'
import { CardOrderBar } from './CardOrderBar.tsx'
import styles from './CardResults.module.css'
import type { FirstResults } from './firstResults.ts'
import { SetBanner } from './SetBanner.tsx'
import { type CardsView, useFoundCards } from './useCardsView.ts'
import { useScrollBack } from './useScrollBack.ts'

const FilterDialog = lazyDialog('More Filters', async () => (await import('./FilterDialog.tsx')).FilterDialog)

/** A longer description of the search gets a row of its own. */
const MAX_SHARED_LETTERS = 40

/** Replaces the catalogue while it is loading. */
const NO_CARDS = catalogueOf([])

/**
 * The controls of a page of cards with the found cards, which `renderCards` shows. The controls can be used before the
 * catalogue is loaded and stay the same elements afterwards.
 */
export function CardResults({
  catalogue,
  first,
  loading,
  notice,
  view,
  only,
  nothing,
  hasDensity = true,
  hasNumber = false,
  renderSet,
  renderCards,
}: {
  /** Null while the catalogue is loading. */
  catalogue: Catalogue | null
  /** What the host found, if it has searched for the same. */
  first?: FirstResults | undefined
  /** Replaces the cards while the catalogue is loading. */
  loading?: ReactNode
  notice: string | null
  view: CardsView
  /** Selects the cards to show, if the page filters more than the view. */
  only?: ((cards: readonly Card[]) => readonly Card[]) | undefined
  /** Shown if `only` selects none of the found cards. */
  nothing?: ReactNode
  /** Whether visitors can choose the number of columns. */
  hasDensity?: boolean
  /** Whether the cards can be sorted by their numbers. */
  hasNumber?: boolean
  /** Actions for a set, by its name, if the search names only this set. */
  renderSet?: (set: string) => ReactNode
  renderCards: (cards: readonly Card[], catalogue: Catalogue) => ReactNode
}) {
  const { search, choices, choose, clear, hrefOf, clearHref } = view
  const isLoaded = catalogue !== null
  const [moreOpen, setMoreOpen] = useState(false)
  const text = useDeferredValue(view.text)
  const { condition, words, cards: found, ...result } = useFoundCards(catalogue ?? NO_CARDS, view, text)
  const said = useMemo(() => describeSearch(condition), [condition])
  const cards = useMemo(() => (only ? only(found) : found), [only, found])
  const top = useScrollBack(cards, catalogue)
  const [set, otherSet] = choices.sets
  const setPromos = useMemo(
    () => (catalogue && set !== undefined ? findPromoPrintings(catalogue.cards, set) : []),
    [catalogue, set],
  )
  const counts = catalogue ? { found: cards.length, all: catalogue.cards.length } : first
  const { corrections, promos } = catalogue || !first ? { ...result, promos: setPromos } : first

  // Counted once a search has settled in the address, not for every letter and not again when filters change.
  const count = useEffectEvent((words: string) => trackSearch(words, cards.length))
  useEffect(() => {
    if (search.search && isLoaded) count(search.search)
  }, [search.search, isLoaded])

  return (
    <>
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      <CardFilterBar view={view} facets={catalogue?.facets ?? null} onMore={catalogue && (() => setMoreOpen(true))} />
      {moreOpen && catalogue ? (
        <FilterDialog onClose={() => setMoreOpen(false)} catalogue={catalogue} view={view} only={only} />
      ) : null}
      {counts && set !== undefined && !otherSet ? (
        <SetBanner
          name={set}
          promos={promos}
          hrefOf={hrefOf && ((other) => hrefOf({ sets: other === undefined ? [] : [other] }))}
          onChoose={(other) => choose({ sets: other === undefined ? [] : [other] })}
        >
          {renderSet?.(set)}
        </SetBanner>
      ) : null}
      {corrections.length > 0 && counts?.found ? (
        <Notice>
          No card has “{words.join(' ')}”. Showing cards for “{corrections.join('”, “')}”.
        </Notice>
      ) : null}
      <div ref={top} className={styles['count']}>
        {/* Not a status as long as it cannot change. */}
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
          <p className={said.length > MAX_SHARED_LETTERS ? `${styles['said']} ${styles['long']}` : styles['said']}>
            {said}
          </p>
        ) : null}
        {text.trim() !== '' || only ? (
          <ButtonLink className={buttonStyle('quiet')} href={clearHref} onPress={clear}>
            Clear Filters
          </ButtonLink>
        ) : null}
        <CardOrderBar view={view} hasDensity={hasDensity} hasNumber={hasNumber} />
      </div>
      {!counts || (counts.found > 0 && !catalogue) ? (
        loading
      ) : counts.found > 0 && catalogue ? (
        renderCards(cards, catalogue)
      ) : nothing && found.length > 0 ? (
        nothing
      ) : counts.all > 0 ? (
        <EmptyState
          title="No Cards Match Your Filters"
          actions={
            <ButtonLink className={buttonStyle('gold')} href={clearHref} onPress={clear}>
              Clear Filters
            </ButtonLink>
          }
        >
          There are no {said}
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
