import { relativeTime } from '../dates/relativeTime.ts'
import { countOf } from '../text/countOf.ts'

/** The maintenance tasks that `admin_tasks` knows (requirements §3). */
export type TaskName = 'price_data_update' | 'card_count_check' | 'sets_check'

/** A set of the card service that the database does not have (requirements §7). Days are ISO dates. */
export type NewSet = {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly releasedAt: string | null
  readonly preReleasedAt: string | null
  readonly mainSet: boolean
}

/** What a run counted; null for what it did not count, which depends on the task and on how it ended. */
export type TaskDetails = {
  readonly totalProcessed: number | null
  readonly updatedCount: number | null
  readonly unchangedCount: number | null
  readonly noPriceDataCount: number | null
  readonly notFoundCount: number | null
  readonly importedCount: number | null
  readonly adoptedCount: number | null
  /** Twins of an earlier import that became one card. */
  readonly joinedCount: number | null
  readonly databaseCount: number | null
  /** Cards of the card service. */
  readonly lorcastCount: number | null
  /** Without the cards that only the offline pack lists. */
  readonly difference: number | null
  readonly packOnlyCount: number | null
  readonly totalApiSets: number | null
  readonly totalDbSets: number | null
  /** Sets of the card service that the run had to read, and how many of them it left out; null before there were any. */
  readonly setsTotal: number | null
  readonly setsLeftOut: number | null
  readonly errorCount: number
  readonly errors: readonly string[]
  /** Sets that were missing then; some may have been added since. */
  readonly newSets: readonly NewSet[]
}

/** How a task last went. */
export type MaintenanceTask = {
  /** An ISO date and time; null before the first run. */
  readonly lastRun: string | null
  /** Whether the last run saved what it could read, maybe without some sets. */
  readonly success: boolean | null
  readonly error: string | null
  readonly details: TaskDetails
  /** While a run holds the task: until when, as an ISO date and time, unless it goes on. The rest is the last result. */
  readonly heldUntil: string | null
}

export type TaskStatus = 'Success' | 'Incomplete' | 'Failed' | 'Not Run'

/** Requirements §2, Admin panel behaviours; Incomplete is a run that left out sets. */
export function taskStatus({ lastRun, success, details }: MaintenanceTask): TaskStatus {
  if (lastRun === null) return 'Not Run'
  if (!success) return 'Failed'
  return isIncomplete(details) ? 'Incomplete' : 'Success'
}

/** Whether a run left out sets. */
export const isIncomplete = ({ setsLeftOut }: TaskDetails): boolean => (setsLeftOut ?? 0) > 0

/** "2 of 19 sets"; the sets that a run left out. */
export const describeLeftOut = ({ setsLeftOut, setsTotal }: TaskDetails): string =>
  `${setsLeftOut ?? 0} of ${countOf(setsTotal ?? 0, 'set')}`

/** Whether a run holds the task at `now` (milliseconds since the epoch). A run that died does so for three minutes at most. */
export const isHeld = ({ heldUntil }: MaintenanceTask, now: number): boolean =>
  heldUntil !== null && Date.parse(heldUntil) > now

/** How many sets the card service had when one of these tasks last read all of its sets; null when none did. */
export function countServiceSets(tasks: readonly (MaintenanceTask | undefined)[]): number | null {
  const counts = tasks.flatMap((task) => {
    const count = task?.details.totalApiSets ?? task?.details.setsTotal ?? null
    return task?.lastRun && count !== null ? [{ at: Date.parse(task.lastRun), count }] : []
  })
  return counts.toSorted((a, b) => b.at - a.at)[0]?.count ?? null
}

/** When a task last ran, as seen from `now` in milliseconds since the epoch: "Never run", "5 minutes ago" (requirements §8). */
export const lastRunLabel = (lastRun: string | null, now: number): string =>
  lastRun === null ? 'Never run' : relativeTime(lastRun, now)

/**
 * Says how many more cards the card service has than the database (requirements §2, Admin panel behaviours): none is
 * well, less than none means that the database has cards that are not there.
 */
export function describeDifference(difference: number): string {
  if (difference === 0) return 'Database up to date'
  return difference > 0
    ? `${countOf(difference, 'card')} missing from the database`
    : `${countOf(-difference, 'extra card')} in the database`
}

/** The sets of `found` that are not stored: a set is known by its id, or by its code, as sets of the offline pack are. */
export function setsStillMissing(
  found: readonly NewSet[],
  stored: readonly { readonly id: string; readonly code: string }[],
): NewSet[] {
  const ids = new Set(stored.map(({ id }) => id))
  const codes = new Set(stored.map(({ code }) => code.toLowerCase()))
  return found.filter(({ id, code }) => !ids.has(id) && !codes.has(code.toLowerCase()))
}
