import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import { copiesOf, type DeckDraft, replaceDraft } from '#domain/decks/deckDraft.ts'
import { swapCards, swapEntries } from '#domain/swap/swapDeck.ts'
import { countOf } from '#domain/text/countOf.ts'
import { findSwaps } from '#url/swapSearch.ts'
import { showToast } from '#ui/toast.ts'
import type { DeckBuild } from './useDeckDraft.ts'

const PAGE = '/deck-builder'
const route = getRouteApi(PAGE)

/**
 * Makes the swaps in the address of the builder as one step, and removes them from the address, so that they are
 * made once. A deck with unsaved changes of its cards waits for a choice.
 * @param saved the deck without unsaved changes.
 * @param catalogue null while it is loading.
 * @returns the choice, null if there is nothing to choose.
 */
export function useAddressSwaps(
  { entries, change, isReady }: Pick<DeckBuild, 'entries' | 'change' | 'isReady'>,
  saved: DeckDraft,
  catalogue: Catalogue | null,
) {
  const { swap: items } = route.useSearch()
  const changeAddress = useChangeAddress(PAGE)
  const drop = () => changeAddress({ search: (before) => ({ ...before, swap: undefined }), replace: true })
  const swaps = useMemo(() => (catalogue ? findSwaps(items, catalogue.byId) : []), [items, catalogue])
  const isWaiting = isReady && catalogue !== null && items !== undefined
  const isSame = (draft: DeckDraft) => replaceDraft(entries, draft) === entries
  const isUnchanged = isWaiting && isSame(saved)
  const isMade = isWaiting && !isUnchanged && isSame(swapEntries(saved, swaps, catalogue.byId))
  const make = () => {
    if (!catalogue) return
    const after = swapEntries(entries, swaps, catalogue.byId)
    const moved = after.reduce((sum, { card, quantity }) => sum + Math.max(0, quantity - copiesOf(entries, card)), 0)
    const isWhole = swapCards(findDeckCards(entries, catalogue.byId), swaps).every(
      ({ card, quantity }) => copiesOf(after, card.id) === quantity,
    )
    change({ type: 'replace', entries: after })
    showToast(
      moved === 0
        ? 'Nothing was swapped: the deck has changed, or would have too many copies.'
        : `Swapped ${countOf(moved, 'card')}${isWhole ? '' : ': more copies would be too many'}. Save the deck to keep the change.`,
    )
    drop()
  }
  const start = useEffectEvent(() => {
    if (isUnchanged) make()
    else if (isMade) drop()
  })
  useEffect(() => {
    if (isWaiting) start()
  }, [isWaiting, isUnchanged])
  return isWaiting && swaps.length > 0 && !isUnchanged && !isMade ? { swaps, make, drop } : null
}
