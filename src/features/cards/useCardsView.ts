import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { findCards, keepKnownValues } from '#domain/cards/filter.ts'
import { type CardsSearch, withoutFilter } from '#url/cardsSearch.ts'
import { toCardFilter, toCardSort } from './cardsView.ts'
import { useTypedText } from './useTypedText.ts'

/** The pages whose address says which cards are shown, and in which order. */
type CardsAddress = '/cards' | '/deck-builder' | '/user/$userId/collection'

/** The state of /cards, or of the cards to build with, which lives in the page's address, and the ways to change it. */
export function useCardsView(page: CardsAddress, withoutChoices = withoutFilter) {
  const search: CardsSearch = useSearch({ from: page })
  const navigate = useNavigate({ from: page })

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
    void navigate({ search: withoutChoices, replace: true, resetScroll: false })
  }, [navigate, setText, withoutChoices])

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
