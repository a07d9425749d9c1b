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
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { Notice } from '#ui/Notice.tsx'
import { CardFilterBar } from './CardFilterBar.tsx'
import { CardOrderBar } from './CardOrderBar.tsx'
import styles from './CardResults.module.css'
import { SetBanner } from './SetBanner.tsx'
import { type CardsView, useFoundCards } from './useCardsView.ts'
import { useScrollBack } from './useScrollBack.ts'

const FilterDialog = lazyDialog('More Filters', async () => (await import('./FilterDialog.tsx')).FilterDialog)

/** So many letters of what is asked for stand beside the number of cards. */
const MOST_SHARED = 40

/** Stands for the catalogue while it is not here. */
const NO_CARDS = catalogueOf([])

/**
 * The controls of a page of cards with the cards they let through, which `renderCards` shows. The controls can be used
 * before there are cards, and stay the same ones when they come.
 */
export function CardResults({
  catalogue,
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
  /** Null while the cards are not here. */
  catalogue: Catalogue | null
  /** What stands in the place of the cards until then. */
  loading?: ReactNode
  notice: string | null
  view: CardsView
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
  renderCards: (cards: readonly Card[], catalogue: Catalogue) => ReactNode
}) {
  const { search, choices, choose, clear } = view
  const isHere = catalogue !== null
  const [moreOpen, setMoreOpen] = useState(false)
  const text = useDeferredValue(view.text)
  const { condition, words, cards: found, corrections } = useFoundCards(catalogue ?? NO_CARDS, view, text)
  const said = useMemo(() => describeSearch(condition), [condition])
  const cards = useMemo(() => (only ? only(found) : found), [only, found])
  const top = useScrollBack(cards, catalogue)
  const [set, otherSet] = choices.sets
  const promos = useMemo(
    () => (catalogue && set !== undefined ? findPromoPrintings(catalogue.cards, set) : []),
    [catalogue, set],
  )

  // Counted once a search has settled in the address, not for every letter and not again when filters change.
  const count = useEffectEvent((words: string) => trackSearch(words, cards.length))
  useEffect(() => {
    if (search.search && isHere) count(search.search)
  }, [search.search, isHere])

  return (
    <>
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      <CardFilterBar view={view} facets={catalogue?.facets ?? null} onMore={catalogue && (() => setMoreOpen(true))} />
      {moreOpen && catalogue ? (
        <FilterDialog onClose={() => setMoreOpen(false)} catalogue={catalogue} view={view} only={only} />
      ) : null}
      {catalogue && set !== undefined && !otherSet ? (
        <SetBanner
          name={set}
          promos={promos}
          onChoose={(other) => choose({ sets: other === undefined ? [] : [other] })}
        >
          {renderSet?.(set)}
        </SetBanner>
      ) : null}
      {corrections.length > 0 && cards.length > 0 ? (
        <Notice>
          No card has “{words.join(' ')}”. Showing cards for “{corrections.join('”, “')}”.
        </Notice>
      ) : null}
      <div ref={top} className={styles['count']}>
        <p role="status" className={catalogue ? undefined : styles['loading']}>
          {catalogue ? (
            <>
              Showing <b>{formatCount(cards.length)}</b> of {countOf(catalogue.cards.length, 'card')}
            </>
          ) : (
            'Loading cards…'
          )}
        </p>
        {condition ? (
          <p className={said.length > MOST_SHARED ? `${styles['said']} ${styles['long']}` : styles['said']}>{said}</p>
        ) : null}
        {text.trim() !== '' || only ? (
          <Button variant="quiet" onClick={clear}>
            Clear Filters
          </Button>
        ) : null}
        <CardOrderBar view={view} hasDensity={hasDensity} hasNumber={hasNumber} />
      </div>
      {!catalogue ? (
        loading
      ) : cards.length > 0 ? (
        renderCards(cards, catalogue)
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
