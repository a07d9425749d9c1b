import { isDay } from '#domain/dates/isoDay.ts'
import { INKS } from '#domain/cards/vocabulary.ts'
import { isUuid } from '#domain/ids/isUuid.ts'
import { type MetInks, toMetInks } from '#domain/matches/match.ts'
import { readText, readWords } from './searchParams.ts'

/** The periods to choose from, in days up to today. */
export const LAST_DAYS = [7, 30, 90, 365] as const

/** The parameters of /matches, absent if they exclude nothing. Days are ISO days. */
export type MatchesSearch = {
  /** The id of the deck whose matches are shown. */
  deck?: string | undefined
  /** The period in days up to today. Without it `from` and `to` limit the days. */
  last?: (typeof LAST_DAYS)[number] | undefined
  from?: string | undefined
  to?: string | undefined
  /** The opponent's inks, in the game's order. */
  against?: MetInks | undefined
}

/** Reads the parameters of /matches. Never throws; invalid values are ignored. */
export function parseMatchesSearch(values: Record<string, unknown>): MatchesSearch {
  const deck = readText(values['deck'])
  // The value is a number if the product wrote it, and a text if it comes from an address.
  const last = LAST_DAYS.find((days) => String(days) === String([values['last']].flat()[0]))
  const [one, other, third] = readWords(values['against'], INKS) ?? []
  const day = (value: unknown) => {
    const text = readText(value) ?? ''
    return last === undefined && isDay(text) ? text : undefined
  }
  return {
    deck: deck && isUuid(deck) ? deck : undefined,
    last,
    from: day(values['from']),
    to: day(values['to']),
    against: one && !third ? toMetInks(one, other) : undefined,
  }
}
