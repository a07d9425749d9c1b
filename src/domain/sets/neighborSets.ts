import { type CardSet, isPromoSet } from './cardSet.ts'
import { groupSets } from './listSets.ts'
import { isSameSetName } from './setName.ts'

/** The names of the sets before and after a set; undefined where there is none. */
export type NeighborSets = { readonly previous: string | undefined; readonly next: string | undefined }

/**
 * Finds the sets released before and after a set: for a promo set among promo sets, else among main sets. Sets without a date come
 * last.
 * @param name the set's name, in any spelling.
 */
export function neighborSets(sets: readonly CardSet[], name: string): NeighborSets {
  const set = sets.find((one) => isSameSetName(one.name, name))
  if (!set) return { previous: undefined, next: undefined }
  const { main, promo } = groupSets(sets)
  // The newest is first, and a set without a date is not released yet.
  const newestFirst = isPromoSet(set) ? promo : main
  const dated = newestFirst.filter(({ releasedAt }) => releasedAt !== null)
  const ordered = [...dated.toReversed(), ...newestFirst.filter(({ releasedAt }) => releasedAt === null)]
  const index = ordered.indexOf(set)
  return { previous: ordered[index - 1]?.name, next: ordered[index + 1]?.name }
}
