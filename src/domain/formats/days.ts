/** Days from the first one (included) to the last one (excluded), as ISO days or `ALWAYS_FROM` and `FOREVER`. */
export type DayRange = { readonly from: string; readonly until: string }

/** Ranges in order that neither overlap nor touch: the `datemultirange` of PostgreSQL. */
export type Days = readonly DayRange[]

/** Sorts before every ISO day. */
export const ALWAYS_FROM = ''
/** Sorts after every ISO day. */
export const FOREVER = '~'

/** The days of one range. Null means without a beginning or without an end. */
export function daysFrom(from: string | null, until: string | null): Days {
  const range = { from: from ?? ALWAYS_FROM, until: until ?? FOREVER }
  return range.from < range.until ? [range] : []
}

/** All days, without a beginning and without an end. */
export const EVERY_DAY: Days = daysFrom(null, null)

/** The days that are in any of the arguments. */
export function uniteDays(...parts: readonly Days[]): Days {
  const united: DayRange[] = []
  for (const range of parts.flat().toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = united.at(-1)
    if (last && range.from <= last.until)
      united.splice(-1, 1, { from: last.from, until: last.until > range.until ? last.until : range.until })
    else united.push(range)
  }
  return united
}

/** The days of `days` that are not in `removed`. */
export function subtractDays(days: Days, removed: Days): Days {
  return removed.reduce<Days>(
    (rest, { from, until }) =>
      rest.flatMap((range) => [
        ...daysFrom(range.from, range.until < from ? range.until : from),
        ...daysFrom(range.from > until ? range.from : until, range.until),
      ]),
    days,
  )
}

/** The days that are in both arguments. */
export const intersectDays = (a: Days, b: Days): Days => subtractDays(a, subtractDays(EVERY_DAY, b))

/** The range with an ISO day; undefined if none has it. */
export const rangeOf = (days: Days, day: string): DayRange | undefined =>
  days.find(({ from, until }) => from <= day && day < until)
