import { toLocalDay } from '../dates/isoDay.ts'
import { byNewest, type Match } from './match.ts'
import { countResults, type MatchRecord } from './matchRecord.ts'

/** The matches of one event on one day. */
export type EventDay = {
  readonly event: string
  /** An ISO day in the reader's time zone. */
  readonly day: string
  /** By round; matches without one come last, the earliest first. */
  readonly matches: readonly Match[]
  readonly record: MatchRecord
}

/** Groups the matches that have an event by its name, in any case, and by day. The latest day comes first. */
export function listEventDays(matches: readonly Match[]): readonly EventDay[] {
  const ofEvents = matches.filter(({ event }) => event !== undefined).toSorted(byNewest)
  const groups = Map.groupBy(
    ofEvents,
    ({ event = '', matchDate }) => `${toLocalDay(new Date(matchDate))} ${event.toLowerCase()}`,
  )
  return [...groups].map(([key, group]) => ({
    event: group[0]?.event ?? '',
    day: key.slice(0, 10),
    // Matches without a round differ by NaN, and stay in the order of time.
    matches: group.toReversed().toSorted((one, other) => (one.round ?? Infinity) - (other.round ?? Infinity) || 0),
    record: countResults(group),
  }))
}
