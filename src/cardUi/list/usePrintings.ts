import { useMemo, useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { onePrinting } from '#domain/cards/printings.ts'
import type { CardsView } from './useCardsView.ts'

/** The found cards, or one printing of each, as the visitor has chosen. */
export function usePrintings(cards: readonly Card[], { search, context }: CardsView): readonly Card[] {
  const isOne = search.printings === 'one'
  const collection = isOne && context.collection !== 'loading' ? context.collection : null
  const selected = useMemo(() => (isOne ? onePrinting(cards, collection) : cards), [isOne, cards, collection])
  // Most changes of copies select the same printings. Then the same array is returned, so that the list does not scroll back.
  const [previous, setPrevious] = useState(selected)
  if (!isOne || previous === selected) return selected
  const isSame = previous.length === selected.length && previous.every((card, index) => card === selected[index])
  if (!isSame) setPrevious(selected)
  return isSame ? previous : selected
}
