import { relativeTime } from '../dates/relativeTime.ts'
import { countOf } from '../text/countOf.ts'

/** The maintenance tasks of `admin_tasks` (requirements §3). */
export type TaskName = 'price_data_update' | 'card_count_check' | 'sets_check'

/** A set of the card service that the database lacks (requirements §7). Days are ISO dates. */
export type NewSet = {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly releasedAt: string | null
  readonly preReleasedAt: string | null
  readonly mainSet: boolean
}

/** The counts of a run. A count is null if the task does not make it, or if the run ended too early. */
export type TaskDetails = {
  readonly totalProcessed: number | null
  readonly updatedCount: number | null
  readonly unchangedCount: number | null
  readonly noPriceDataCount: number | null
  readonly notFoundCount: number | null
  readonly importedCount: number | null
  readonly adoptedCount: number | null
  /** Known cards whose values or pictures changed. */
  readonly changedCount: number | null
  /** Duplicates of an earlier import that were merged into one card. */
  readonly joinedCount: number | null
  readonly databaseCount: number | null
  /** The number of cards of the card service. */
  readonly lorcastCount: number | null
  /** `lorcastCount` minus `databaseCount`, without the cards that only the offline pack lists. */
  readonly difference: number | null
  readonly packOnlyCount: number | null
  readonly totalApiSets: number | null
  readonly totalDbSets: number | null
  /** The number of sets that the run had to read, and how many of them it skipped; null if it ended before reading any. */
  readonly setsTotal: number | null
  readonly setsLeftOut: number | null
  readonly errorCount: number
  readonly errors: readonly string[]
  /** Sets that were missing at that time. Some may have been added since. */
  readonly newSets: readonly NewSet[]
}

/** The last run of a task, and the run in progress. */
export type MaintenanceTask = {
  /** An ISO date and time; null before the first run. */
  readonly lastRun: string | null
  /** Whether the last run ended without failure. It may have skipped some sets. */
  readonly success: boolean | null
  readonly error: string | null
  readonly details: TaskDetails
  /**
   * The end of the lease of a run in progress, as an ISO date and time. All other fields describe the last finished
   * run.
   */
  readonly heldUntil: string | null
  /** When a host runs the task next by its schedule, as an ISO date and time; null without a schedule. */
  readonly nextRun: string | null
}

export type TaskStatus = 'Success' | 'Incomplete' | 'Failed' | 'Not Run'

/** The status to show (requirements §2, Admin panel behaviors). Incomplete means that the run skipped sets. */
export function taskStatus({ lastRun, success, details }: MaintenanceTask): TaskStatus {
  if (lastRun === null) return 'Not Run'
  if (!success) return 'Failed'
  return isIncomplete(details) ? 'Incomplete' : 'Success'
}

/** Whether a run skipped sets. */
export const isIncomplete = ({ setsLeftOut }: TaskDetails): boolean => (setsLeftOut ?? 0) > 0

/** Describes the skipped sets of a run: "2 of 19 sets". */
export const describeLeftOut = ({ setsLeftOut, setsTotal }: TaskDetails): string =>
  `${setsLeftOut ?? 0} of ${countOf(setsTotal ?? 0, 'set')}`

/**
 * Whether a run is in progress.
 * @param now milliseconds since the epoch. The lease of a crashed run ends after three minutes at most.
 */
export const isHeld = ({ heldUntil }: MaintenanceTask, now: number): boolean =>
  heldUntil !== null && Date.parse(heldUntil) > now

/** The number of sets that the card service had at the latest run that read all of them; null if no run did. */
export function countServiceSets(tasks: readonly (MaintenanceTask | undefined)[]): number | null {
  const counts = tasks.flatMap((task) => {
    const count = task?.details.totalApiSets ?? task?.details.setsTotal ?? null
    return task?.lastRun && count !== null ? [{ at: Date.parse(task.lastRun), count }] : []
  })
  return counts.toSorted((a, b) => b.at - a.at)[0]?.count ?? null
}

/**
 * Describes the time of the last run: "Never run", "5 minutes ago" (requirements §8).
 * @param lastRun an ISO date and time, or null.
 * @param now milliseconds since the epoch.
 */
export const lastRunLabel = (lastRun: string | null, now: number): string =>
  lastRun === null ? 'Never run' : relativeTime(lastRun, now)

/**
 * Describes the result of a card count (requirements §2, Admin panel behaviors).
 * @param difference the card service's count minus the database's. A negative one means extra cards in the database.
 */
export function describeDifference(difference: number): string {
  if (difference === 0) return 'Database up to date'
  return difference > 0
    ? `${countOf(difference, 'card')} missing from the database`
    : `${countOf(-difference, 'extra card')} in the database`
}

/**
 * The found sets that are not stored yet. Sets match by id, or by code, because sets of the offline pack have other
 * ids.
 */
export function setsStillMissing(
  found: readonly NewSet[],
  stored: readonly { readonly id: string; readonly code: string }[],
): NewSet[] {
  const ids = new Set(stored.map(({ id }) => id))
  const codes = new Set(stored.map(({ code }) => code.toLowerCase()))
  return found.filter(({ id, code }) => !ids.has(id) && !codes.has(code.toLowerCase()))
}
