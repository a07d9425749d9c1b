import { useMemo, useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { onePrinting } from '#domain/cards/printings.ts'
import type { CardsView } from './useCardsView.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * The found cards, or one printing of each, as the visitor has chosen.
 * @param preferred the ids of printings that are chosen before others.
 */
export function usePrintings(
  cards: readonly Card[],
  { isOnePrinting: isOne, context }: CardsView,
  preferred: ReadonlySet<string> = NONE,
): readonly Card[] {
  const collection = isOne && context.collection !== 'loading' ? context.collection : null
  const selected = useMemo(
    () => (isOne ? onePrinting(cards, collection, preferred) : cards),
    [isOne, cards, collection, preferred],
  )
  // Most changes of copies select the same printings. Then the same array is returned, so that the list does not scroll back.
  const [previous, setPrevious] = useState(selected)
  if (!isOne || previous === selected) return selected
  const isSame = previous.length === selected.length && previous.every((card, index) => card === selected[index])
  if (!isSame) setPrevious(selected)
  return isSame ? previous : selected
}
