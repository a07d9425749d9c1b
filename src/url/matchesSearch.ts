import { isUuid } from '#domain/ids/isUuid.ts'
import { isDay } from '#domain/matches/period.ts'
import { readText } from './searchParams.ts'

/** The last so many days that can be looked at. */
export const LAST_DAYS = [7, 30, 90, 365] as const

/** The parameters of /matches, absent where they leave nothing out. Days are ISO days. */
export type MatchesSearch = {
  /** The id of the deck whose matches are shown. */
  deck?: string | undefined
  /** The last so many days; else the days between two. */
  last?: (typeof LAST_DAYS)[number] | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Reads the parameters of /matches. Never throws; what makes no sense is ignored. */
export function parseMatchesSearch(values: Record<string, unknown>): MatchesSearch {
  const [deck, last, from, to] = ['deck', 'last', 'from', 'to'].map((name) => readText(values[name]) ?? '')
  const lastDays = LAST_DAYS.find((days) => String(days) === last)
  const day = (text = '') => (lastDays === undefined && isDay(text) ? text : undefined)
  return { deck: deck && isUuid(deck) ? deck : undefined, last: lastDays, from: day(from), to: day(to) }
}
