import { getRouteApi } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import type { BuilderTab } from '#url/cardsSearch.ts'

const PAGE = '/deck-builder'
const route = getRouteApi(PAGE)

/**
 * The tab of the builder on a phone, which is stored in the address. The tab of the cards keeps its scroll position, and the
 * deck opens at its top.
 */
export function useBuilderTab(): [tab: BuilderTab, showTab: (tab: BuilderTab) => void] {
  const search = route.useSearch()
  const changeAddress = useChangeAddress(PAGE)
  const tab = search.tab ?? (search.deck || search.copy ? 'deck' : 'cards')
  const shown = useRef(tab)
  /** How far the page was scrolled when the cards were left, in px. */
  const left = useRef(0)

  const showTab = (next: BuilderTab) => {
    if (next === tab) return
    if (tab === 'cards') left.current = window.scrollY
    changeAddress({ search: (before) => ({ ...before, tab: next }), replace: true })
  }
  useLayoutEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    const top = tab === 'cards' ? left.current : 0
    window.scrollTo({ top, behavior: 'instant' })
    // The list of cards has its height only once it has been measured.
    const frame = requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }))
    return () => cancelAnimationFrame(frame)
  }, [tab])
  return [tab, showTab]
}
