import { useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { usesCollection } from '#domain/search/usesCollection.ts'
import { checkSearch } from '#domain/search/checkSearch.ts'
import { type Choices, joinSearch, splitSearch, type SplitSearch } from '#domain/search/choices.ts'
import { type SearchContext, searchedWords } from '#domain/search/condition.ts'
import { type ParsedSearch, parseSearch } from '#domain/search/parseSearch.ts'
import { parsePlainSearch } from '#domain/search/plain/parsePlainSearch.ts'
import { listChips } from '#domain/search/searchChips.ts'
import { searchCards } from '#domain/search/searchCards.ts'
import {
  type CardsSearch,
  defaultCardsSort,
  type DefaultSort,
  type PrintingsChoice,
  toCardSort,
  withoutFilter,
} from '#url/cardsSearch.ts'
import type { CollectionSearch } from '#url/collectionSearch.ts'
import { paths } from '#url/paths.ts'
import { makeForm } from '#url/searchParams.ts'
import { toAddress, toText } from '#url/searchAddress.ts'
import { useCardLayout } from './useCardLayout.ts'
import { useChangeAddress } from './useChangeAddress.ts'
import { usePreparedSearch } from './usePreparedSearch.ts'
import { useSameIfEqual } from './useSameIfEqual.ts'
import { useTypedText } from './useTypedText.ts'
import { useTypingStep } from './useTypingStep.ts'

/** The pages with cards whose address has filters and order. */
type CardsAddress = '/cards' | '/deck-builder' | '/user/$userId/collection'

/** Addresses of the page for other parameters; undefined for the builder, which needs scripts. */
function usePageAddress(page: CardsAddress): ((search: CollectionSearch) => string) | undefined {
  const { userId } = useParams({ strict: false })
  return useMemo(() => {
    if (page === '/cards') return paths.cards
    return page === '/deck-builder' || userId === undefined
      ? undefined
      : (search) => paths.userCollection(userId, search)
  }, [page, userId])
}

const asTyped = (text: string) => text

const asInAddress = (text: string) => toText(toAddress(text))

/** The text of a search with other choices. */
const textWith = (split: SplitSearch, values: Partial<Choices>): string =>
  joinSearch({ ...split, choices: { ...split.choices, ...values } })

/**
 * The state of a page of cards, which is stored in its address, and functions to change it. The text of the search is the
 * whole filter, read with its plain words (decision 046); `choices` is the part that buttons can express, `rest` is the rest
 * (decision 017), and `chips` are its filters one by one. Each press adds a history entry (decision 039); `preset` replaces it.
 * While another page loads, the address stays. `hrefOf`, `addressOf`, `clearHref` and `form` do the same before and without
 * scripts.
 * @param context the context of the search. The caller memoizes it.
 * @param catalogue null while the cards load.
 * @param reading the host's reading of the address, in the search language, for the time before the catalogue is loaded.
 * @param withoutChoices removes the filter from the parameters.
 * @param toSearch returns the search of a typed text, with the same positions, if the page has other uses for the text.
 */
export function useCardsView(
  page: CardsAddress,
  context: SearchContext,
  catalogue: Catalogue | null,
  {
    reading,
    withoutChoices = withoutFilter,
    toSearch = asTyped,
  }: {
    reading?: string | undefined
    withoutChoices?: typeof withoutFilter
    toSearch?: (text: string) => string
  } = {},
) {
  const search: CardsSearch = useSearch({ from: page })
  const changeAddress = useChangeAddress(page)
  const defaultSort: DefaultSort = page === '/cards' ? defaultCardsSort(search) : 'name'
  const defaultPrintings: PrintingsChoice = page === '/deck-builder' ? 'one' : 'all'
  const isOnePrinting = (search.printings ?? defaultPrintings) === 'one'
  /** The parameters for the other choice of printings. */
  const otherPrintings: CardsSearch = {
    printings: search.printings === undefined ? (isOnePrinting ? 'all' : 'one') : undefined,
  }

  const typingStep = useTypingStep()

  const change = useCallback(
    (values: CardsSearch, replace = false) =>
      changeAddress({ search: (before) => ({ ...before, ...values, page: undefined }), replace }),
    [changeAddress],
  )
  const address = useMemo(() => asInAddress(toText(search)), [search])
  const [text, setText, setWritten] = useTypedText(
    address,
    (typed) =>
      changeAddress({ search: (before) => ({ ...before, ...toAddress(typed), page: undefined }), ...typingStep() }),
    asInAddress,
  )
  const readStart = useCallback(
    (searched: string): ParsedSearch =>
      parseSearch(searched === address && reading !== undefined ? reading : toSearch(searched)),
    [address, reading, toSearch],
  )
  // It does not depend on the address: the cards are not searched again when the typed text has been written there.
  const readLoaded = useMemo(
    () => catalogue && ((searched: string): ParsedSearch => parsePlainSearch(toSearch(searched), catalogue)),
    [catalogue, toSearch],
  )
  const read = readLoaded ?? readStart
  const { split, chips, hasWords } = useMemo(() => {
    const parsed = read(text)
    return {
      split: splitSearch(parsed.tree, context.facets),
      chips: listChips(parsed.tree, context),
      hasWords: searchedWords(checkSearch(parsed, context).condition).length > 0,
    }
  }, [read, text, context])

  const choices = useSameIfEqual(split.choices)
  /** The text of the field, which the page follows; null without a field. */
  const fieldText = useRef<string | null>(null)
  const setFieldText = useCallback((typed: string | null) => {
    fieldText.current = typed
  }, [])
  const lastSplit = useRef(() => split)
  useLayoutEffect(() => {
    lastSplit.current = () => {
      const typed = fieldText.current
      return typed === null || typed === text ? split : splitSearch(read(typed).tree, context.facets)
    }
  }, [split, text, read, context])
  const replaceText = useCallback(
    (next: string, replace = false) => {
      setWritten(asInAddress(next))
      change(toAddress(next), replace)
    },
    [setWritten, change],
  )
  const choose = useCallback(
    (values: Partial<Choices>) => replaceText(textWith(lastSplit.current(), values)),
    [replaceText],
  )
  const preset = useCallback(
    (values: Partial<Choices>) => replaceText(textWith(lastSplit.current(), values), true),
    [replaceText],
  )
  const pageAddress = usePageAddress(page)
  const addressOf = pageAddress && ((values: CardsSearch) => pageAddress({ ...search, ...values, page: undefined }))
  const otherValues = useSameIfEqual(withoutFilter(search))
  const hrefOfText = useMemo(
    () => pageAddress && ((next: string) => pageAddress({ ...otherValues, ...toAddress(next), page: undefined })),
    [pageAddress, otherValues],
  )
  // The addresses of some thirty buttons follow the page's address, because making them for each letter takes long.
  const [settledSplit, setSettledSplit] = useState(split)
  if (settledSplit !== split && asInAddress(text) === address) setSettledSplit(split)
  const shownSplit = useDeferredValue(settledSplit)
  const hrefOf = useMemo(
    () => hrefOfText && ((values: Partial<Choices>) => hrefOfText(textWith(shownSplit, values))),
    [hrefOfText, shownSplit],
  )
  const clearHref = pageAddress?.({ ...withoutChoices(search), page: undefined })
  // The text contains the filter, and the order is a separate field.
  const form = pageAddress && makeForm(pageAddress({ ...withoutFilter(search), sort: undefined, page: undefined }))

  const clear = useCallback(() => {
    setWritten('')
    changeAddress({ search: withoutChoices })
  }, [changeAddress, setWritten, withoutChoices])

  const layout = useCardLayout(search, change)
  const addresses = { addressOf, hrefOf, hrefOfText, clearHref, form }
  const changes = { setText, replaceText, choose, preset, change, clear }
  const printings = { isOnePrinting, otherPrintings }
  return {
    search,
    defaultSort,
    ...printings,
    layout,
    context,
    text,
    setFieldText,
    read,
    hasWords,
    chips,
    choices,
    rest: split.rest,
    ...changes,
    ...addresses,
  }
}

/** The state of a page of cards, see `useCardsView`. */
export type CardsView = ReturnType<typeof useCardsView>

/**
 * The cards that a text finds, in the order of the address. `corrections` are the words that were found instead of words
 * that are on no card.
 */
export function useFoundCards(catalogue: Catalogue, view: CardsView, text: string) {
  const { context, read } = view
  const sort = toCardSort(view.search.sort, view.defaultSort)
  usePreparedSearch(catalogue)
  const parsed = useMemo(() => read(text), [read, text])
  // Without this, each change of the collection would make a new list, and the visitor would lose the place in it.
  const collection = usesCollection(parsed.tree) ? context.collection : null
  return useMemo(() => searchCards(catalogue, parsed, collection, sort), [catalogue, sort, parsed, collection])
}
