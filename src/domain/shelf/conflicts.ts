import { compareText } from '../cards/foldText.ts'
import type { Allocation, CardAllocation } from './allocation.ts'

/** A card that several decks need and of which the member owns some, but not enough for all of them. */
export type Conflict = CardAllocation & { readonly key: string }

/** Whether decks compete for the owned copies of a card. A card of which no copy is owned is missing, not in conflict. */
export const isWantedTwice = ({ owned, short, shares }: CardAllocation): boolean =>
  owned > 0 && short > 0 && shares.length > 1

/** All conflicts: those in which a deck lacks what an assembled one holds come first, then those of more decks and more copies. */
export function findConflicts({ cards }: Allocation): readonly Conflict[] {
  const isHeld = ({ shares }: CardAllocation) => Number(shares.some(({ held }) => held > 0))
  return [...cards]
    .filter(([, card]) => isWantedTwice(card))
    .map(([key, card]) => ({ ...card, key }))
    .toSorted(
      (a, b) =>
        isHeld(b) - isHeld(a) || b.shares.length - a.shares.length || b.short - a.short || compareText(a.key, b.key),
    )
}
