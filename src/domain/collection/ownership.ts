import type { Card } from '../cards/card.ts'
import type { Owned } from './completion.ts'

/** The filter of a collection's cards: 'All Cards', 'Owned' or 'Needed' (requirements §2, Collection). */
const OWNERSHIPS = ['all', 'owned', 'needed'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

/** Whether a view of a collection filters by ownership. */
export const isOwnership = (view: string | undefined): view is Ownership => OWNERSHIPS.some((one) => one === view)

/** Filters cards, keeping their order: all, those owned in any finish, or those not owned. */
export function filterByOwnership(cards: readonly Card[], owned: Owned, ownership: Ownership): readonly Card[] {
  if (ownership === 'all') return cards
  const isWanted = ownership === 'owned'
  return cards.filter(({ id }) => owned.has(id) === isWanted)
}
