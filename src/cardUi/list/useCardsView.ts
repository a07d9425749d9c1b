import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { usesCollection } from '#domain/search/usesCollection.ts'
import { readSearch } from '#domain/search/checkSearch.ts'
import { type Choices, joinSearch, splitText } from '#domain/search/choices.ts'
import { type SearchContext, searchedWords } from '#domain/search/condition.ts'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { searchCards } from '#domain/search/searchCards.ts'
import { type CardsSearch, toCardSort, withoutFilter } from '#url/cardsSearch.ts'
import { paths } from '#url/paths.ts'
import { toAddress, toText } from '#url/searchAddress.ts'
import { usePreparedSearch } from './usePreparedSearch.ts'
import { useTypedText } from './useTypedText.ts'
import { useTypingStep } from './useTypingStep.ts'

/** The pages whose address says which cards are shown, and in which order. */
type CardsAddress = '/cards' | '/deck-builder' | '/user/$userId/collection'

/** The fields that a form sends beside the text of the search. */
const toFields = ({ sort, columns }: CardsSearch): Readonly<Record<string, string>> => ({
  ...(sort && { sort }),
  ...(columns && { columns: String(columns) }),
})

const asInAddress = (text: string) => toText(toAddress(text))

/**
 * The state of /cards, or of the cards to build with, and the ways to change it. It lives in the page's address. The text
 * of the search is all that is asked for; what buttons can say of it are its `choices`, and `rest` is the rest (decision 017).
 * Each press is a step that Back undoes (decision 039).
 * `hrefOf` is the address after
 * a choice and `form` where the text is sent, for controls that work without scripts.
 * @param known what the search is read with; whoever gives it keeps it the same while it is.
 */
export function useCardsView(page: CardsAddress, known: SearchContext, withoutChoices = withoutFilter) {
  const search: CardsSearch = useSearch({ from: page })
  const navigate = useNavigate({ from: page })

  const typingStep = useTypingStep()

  const change = useCallback(
    (values: CardsSearch) =>
      void navigate({ search: (before) => ({ ...before, ...values, page: undefined }), resetScroll: false }),
    [navigate],
  )
  const address = useMemo(() => asInAddress(toText(search)), [search])
  const [text, setText, setWritten] = useTypedText(
    address,
    (typed) =>
      void navigate({ search: (before) => ({ ...before, ...toAddress(typed), page: undefined }), ...typingStep() }),
    asInAddress,
  )
  const hasWords = useMemo(() => searchedWords(readSearch(text, known).condition).length > 0, [text, known])
  const split = useMemo(() => splitText(text, known.facets), [text, known.facets])

  const textWith = useCallback(
    (values: Partial<Choices>) => joinSearch({ ...split, choices: { ...split.choices, ...values } }),
    [split],
  )
  const choose = useCallback(
    (values: Partial<Choices>) => {
      const chosen = textWith(values)
      setWritten(chosen)
      change(toAddress(chosen))
    },
    [textWith, setWritten, change],
  )
  const isPrerendered = page === '/cards'
  const hrefOf = isPrerendered
    ? (values: Partial<Choices>) => paths.cards({ ...search, ...toAddress(textWith(values)), page: undefined })
    : undefined
  const form = isPrerendered ? { action: paths.cards(), fields: toFields(search) } : undefined

  const clear = useCallback(() => {
    setWritten('')
    void navigate({ search: withoutChoices, resetScroll: false })
  }, [navigate, setWritten, withoutChoices])

  return { search, known, text, hasWords, setText, ...split, choose, change, clear, hrefOf, form }
}

/** The state of a page of cards, see `useCardsView`. */
export type CardsView = ReturnType<typeof useCardsView>

/**
 * The cards that a text asks for, in the order of the address; `corrections` are the words that were looked for where the
 * typed ones occur on no card.
 */
export function useFoundCards(catalogue: Catalogue, { search: { sort }, known }: CardsView, text: string) {
  usePreparedSearch(catalogue)
  const parsed = useMemo(() => parseSearch(text), [text])
  // A collection that nobody asks for may come and change: the list stays the same one, and with it one's place in it.
  const collection = usesCollection(parsed.tree) ? known.collection : null
  return useMemo(
    () => searchCards(catalogue, parsed, collection, toCardSort(sort)),
    [catalogue, sort, parsed, collection],
  )
}
