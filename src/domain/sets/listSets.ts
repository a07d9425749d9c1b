import { compareText } from '../cards/foldText.ts'
import { dateFormat } from '../dates/dateFormat.ts'
import { type CardSet, isPromoSet } from './cardSet.ts'

/** The main sets of the sets screen: those whose main_set is not false, newest first (requirements §2, Sets). */
export function listSets(sets: readonly CardSet[]): CardSet[] {
  return sortSets(sets.filter(({ mainSet }) => mainSet !== false))
}

/** The promo sets of the sets screen: those whose main_set is false, newest first. */
export function listPromoSets(sets: readonly CardSet[]): CardSet[] {
  return sortSets(sets.filter(({ mainSet }) => mainSet === false))
}

/** Sorts sets by release, the newest first and sets without a date last; sets of the same day by name. */
export function sortSets(sets: readonly CardSet[]): CardSet[] {
  return sets.toSorted(
    (a, b) =>
      compareText(b.releasedAt ?? '', a.releasedAt ?? '') || compareText(a.name, b.name) || compareText(a.id, b.id),
  )
}

/**
 * Splits sets as the filter dialog shows them, Main Sets and Promo Sets, each newest first (requirements §2, Cards
 * screen).
 */
export function groupSets(sets: readonly CardSet[]): { main: CardSet[]; promo: CardSet[] } {
  const sorted = sortSets(sets)
  return { main: sorted.filter((set) => !isPromoSet(set)), promo: sorted.filter(isPromoSet) }
}

/**
 * Splits the names of the sets that cards belong to in the same way. A set missing from `sets`, because the list is
 * outdated or not loaded yet, comes after the main sets.
 * @param inUse the set names of the cards.
 */
export function groupSetNames(sets: readonly CardSet[], inUse: Iterable<string>): { main: string[]; promo: string[] } {
  const unlisted = new Set(inUse)
  const { main, promo } = groupSets(sets.filter(({ name }) => unlisted.delete(name)))
  const names = (group: readonly CardSet[]) => group.map(({ name }) => name)
  return { main: [...names(main), ...unlisted], promo: names(promo) }
}

/**
 * Formats an ISO date in long US form, "September 5, 2025"; "TBA" for null or an unreadable date (requirements §2,
 * Sets).
 */
export function formatReleaseDate(releasedAt: string | null): string {
  const time = releasedAt === null ? NaN : Date.parse(releasedAt)
  return Number.isNaN(time) ? 'TBA' : dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
