import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import { trackSearch } from '#data/analytics/analytics.ts'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { countDistinct } from '#domain/cards/printings.ts'
import { describeSearch } from '#domain/search/describeSearch.ts'
import { findPromoPrintings } from '#domain/sets/promoPrintings.ts'
import type { FirstResults } from './firstResults.ts'
import { type CardsView, useFoundCards } from './useCardsView.ts'
import { usePrintings } from './usePrintings.ts'

/** The numbers of found cards and of all cards. */
export type ResultCounts = Pick<FirstResults, 'found' | 'all'>

/** Replaces the catalogue while it is loading. */
const NO_CARDS = catalogueOf([])

/**
 * The cards that a page shows: those that the search finds and the page's filter leaves, in the chosen printings. While
 * the catalogue is loading, the numbers, corrections and promos are those of the host.
 * @param first the host's results; undefined if its search was another one.
 * @param filterCards an additional filter of the page.
 * @param preferredPrintings the ids of printings that are chosen before others.
 */
export function useCardResults({
  catalogue,
  first,
  view,
  filterCards,
  preferredPrintings,
}: {
  catalogue: Catalogue | null
  first: FirstResults | undefined
  view: CardsView
  filterCards: ((cards: readonly Card[]) => readonly Card[]) | undefined
  preferredPrintings: ReadonlySet<string> | undefined
}) {
  const { search, isOnePrinting: isOne } = view
  const text = useDeferredValue(view.text)
  const { condition, words, corrections, cards: found } = useFoundCards(catalogue ?? NO_CARDS, view, text)
  const description = useMemo(() => describeSearch(condition), [condition])
  const matching = useMemo(() => (filterCards ? filterCards(found) : found), [filterCards, found])
  const cards = usePrintings(matching, view, preferredPrintings)
  const [set] = view.choices.sets.length === 1 ? view.choices.sets : []
  const promos = useMemo(
    () => (catalogue && set !== undefined ? findPromoPrintings(catalogue.cards, set) : []),
    [catalogue, set],
  )
  const all = useMemo(
    () => (catalogue ? (isOne ? countDistinct(catalogue.cards) : catalogue.cards.length) : 0),
    [catalogue, isOne],
  )

  // Tracks a search once it is in the address, not for every letter and not again when filters change.
  const track = useEffectEvent((searched: string) => trackSearch(searched, cards.length))
  const isLoaded = catalogue !== null
  useEffect(() => {
    if (search.search && isLoaded) track(search.search)
  }, [search.search, isLoaded])

  const counts: ResultCounts | undefined = catalogue ? { found: cards.length, all } : first
  const shown = catalogue || !first ? { corrections, promos } : first
  return {
    cards,
    counts,
    condition,
    description,
    words,
    corrections: shown.corrections,
    /** The only chosen set. */
    set,
    promos: shown.promos,
    /** Whether the search finds cards, even if the page's filter leaves none of them. */
    hasFound: found.length > 0,
  }
}
