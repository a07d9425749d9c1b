import { compareText } from '../cards/foldText.ts'
import { dateFormat } from '../dates/dateFormat.ts'
import { type CardSet, isPromoSet } from './cardSet.ts'

/** The sets of the sets screen: those whose main_set is not false, newest first (specification §2, Sets). */
export function listSets(sets: readonly CardSet[]): CardSet[] {
  return sortSets(sets.filter(({ mainSet }) => mainSet !== false))
}

/** Puts sets in order of release, the newest first and the undated last; on the same day by name. */
export function sortSets(sets: readonly CardSet[]): CardSet[] {
  return sets.toSorted(
    (a, b) =>
      compareText(b.releasedAt ?? '', a.releasedAt ?? '') || compareText(a.name, b.name) || compareText(a.id, b.id),
  )
}

/** Parts sets as the filter dialog shows them, Main Sets and Promo Sets, each newest first (specification §2, Cards screen). */
export function groupSets(sets: readonly CardSet[]): { main: CardSet[]; promo: CardSet[] } {
  const sorted = sortSets(sets)
  return { main: sorted.filter((set) => !isPromoSet(set)), promo: sorted.filter(isPromoSet) }
}

/**
 * The names of the sets that cards are of, parted in the same way. What cards say counts: one that the list of sets lacks, as
 * when that is late or older than they are, stands behind the main sets.
 * @param inUse the names that cards carry.
 */
export function groupSetNames(sets: readonly CardSet[], inUse: Iterable<string>): { main: string[]; promo: string[] } {
  const unlisted = new Set(inUse)
  const { main, promo } = groupSets(sets.filter(({ name }) => unlisted.delete(name)))
  const names = (group: readonly CardSet[]) => group.map(({ name }) => name)
  return { main: [...names(main), ...unlisted], promo: names(promo) }
}

/** Writes an ISO date in long US form, "September 5, 2025"; "TBA" for none or an unreadable one (specification §2, Sets). */
export function formatReleaseDate(releasedAt: string | null): string {
  const time = releasedAt === null ? NaN : Date.parse(releasedAt)
  return Number.isNaN(time) ? 'TBA' : dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
