import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { findCards, keepKnownValues } from '#domain/cards/filter.ts'
import type { CardsSearch } from '#url/cardsSearch.ts'
import { toCardFilter, toCardSort } from './cardsView.ts'
import { useTypedText } from './useTypedText.ts'

const route = getRouteApi('/cards')

/** The state of /cards, which lives in its address, and the ways to change it. */
export function useCardsView() {
  const search = route.useSearch()
  const navigate = route.useNavigate()

  const change = useCallback(
    (values: CardsSearch) =>
      void navigate({ search: (before) => ({ ...before, ...values }), replace: true, resetScroll: false }),
    [navigate],
  )
  const [text, setText] = useTypedText(search.search ?? '', (typed) =>
    change({ search: typed.trim() ? typed : undefined }),
  )

  const clear = useCallback(() => {
    setText('')
    void navigate({ search: ({ sort, columns }) => ({ sort, columns }), replace: true, resetScroll: false })
  }, [navigate, setText])

  return { search, text, setText, change, clear }
}

/**
 * The cards that an address of /cards and the text being typed ask for, in order; `corrections` are the words that were
 * looked for where the typed ones occur on no card.
 */
export function useFilteredCards(catalogue: Catalogue, search: CardsSearch, text: string) {
  return useMemo(() => {
    const asked = toCardFilter(search, text)
    const filter = keepKnownValues(asked, catalogue.facets)
    return { asked, filter, ...findCards(catalogue, filter, toCardSort(search.sort, text)) }
  }, [catalogue, search, text])
}
