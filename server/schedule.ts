import { Cron } from 'croner'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Database } from './backend/database.ts'
import type { FunctionName } from './http/serverFunctions.ts'
import { reasonOf } from './startError.ts'

/** The default of `SYNC_SCHEDULE`: a day after the last update, so that installations do not all call at the same time. */
export const DAILY = 'daily'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The first page comes first, and it needs the embedded database, which serves one request at a time. */
const START_PAUSE_MS = 5000

/** The pause after a failure, which doubles with each further one. */
const FIRST_RETRY_MS = MINUTE_MS
const LONGEST_RETRY_MS = 6 * 60 * MINUTE_MS

/** The functions that read cards and prices, with the column of `catalogue_version` with the time of the last complete reading. */
const UPDATES: readonly {
  readonly column: 'cards_read_at' | 'prices_read_at'
  readonly functions: readonly FunctionName[]
}[] = [
  // The import also counts the cards.
  { column: 'cards_read_at', functions: ['import-missing-cards', 'check-sets'] },
  { column: 'prices_read_at', functions: ['update-prices'] },
]

const answerSchema = v.object({
  success: v.boolean(),
  error: v.optional(v.string()),
  outcome: v.optional(v.string()),
  sets_left_out: v.optional(v.number()),
  sets_total: v.optional(v.number()),
})

const timesSchema = v.object({
  cards_read_at: v.nullable(v.pipe(v.union([v.string(), v.date()]), v.toDate())),
  prices_read_at: v.nullable(v.pipe(v.union([v.string(), v.date()]), v.toDate())),
})

const cron = (pattern: string) => new Cron(pattern, { mode: '5-part', timezone: 'UTC', paused: true })

/** The problem with a schedule; undefined for `daily` and for a cron expression of five fields. */
export function scheduleProblem(pattern: string): string | undefined {
  if (pattern === DAILY) return undefined
  try {
    return cron(pattern).nextRun() ? undefined : 'is a time that never comes'
  } catch {
    return 'is neither "off", "daily" nor a cron expression of five fields, such as "17 4 * * *" for 04:17 UTC every day'
  }
}

/** When the next update after `last` is due, in milliseconds since the epoch; at once if there was none. */
function dueAfter(pattern: string, last: Date | null): number {
  if (last === null) return 0
  if (pattern === DAILY) return last.getTime() + DAY_MS
  return cron(pattern).nextRun(last)?.getTime() ?? Number.POSITIVE_INFINITY
}

export type ScheduleParts = {
  readonly database: Pick<Database, 'query'>
  /** Calls a server function with the secret key, like an administrator's browser with its token. */
  readonly callFunction: (name: FunctionName) => Promise<Response>
  readonly log: Logger
}

export type Schedule = {
  /** Stops the schedule. A running function is not awaited. */
  stop(): void
}

/**
 * Reads cards and prices from the card service when they are due: at the first start, and then by `pattern`. A run that was missed
 * while the host was stopped is made up for. After a failure it tries again, with growing pauses, and logs only the first failure.
 * Several hosts on one database take turns: the database knows when everything was last read, and only one run may hold a task.
 * @param pattern `daily`, or five fields of cron in UTC.
 */
export function startSchedule(pattern: string, { database, callFunction, log }: ScheduleParts): Schedule {
  let timer: NodeJS.Timeout
  let isStopped = false
  let failures = 0

  function wakeIn(ms: number): void {
    if (isStopped) return
    // A day at most, because timers have a limit, and the clock may be changed.
    timer = setTimeout(() => void wake(), Math.min(ms, DAY_MS)).unref()
  }

  async function wake(): Promise<void> {
    const result = await update().catch((error: unknown): Result => ({ problem: reasonOf(error) }))
    if (isStopped) return
    const next = await planNext(result).catch(() => Date.now() + FIRST_RETRY_MS)
    report(result, next)
    wakeIn(Math.max(next - Date.now(), 0))
  }

  /** Runs every function that is due, and returns the first problem. A set that cannot be read does not stop the price updates. */
  async function update(): Promise<Result> {
    const times = await readTimes(database)
    const due = UPDATES.filter(({ column }) => dueAfter(pattern, times[column]) <= Date.now())
    if (due.length === 0) return 'nothing due'
    let problem: string | undefined
    for (const name of due.flatMap(({ functions }) => functions)) {
      const result = await run(name)
      if (result === 'busy') return problem === undefined ? 'busy' : { problem }
      problem ??= result.problem
      if (isStopped) break
    }
    return { problem }
  }

  async function run(name: FunctionName): Promise<'busy' | { readonly problem: string | undefined }> {
    try {
      const answer = await callFunction(name)
      return answer.status === 409 ? 'busy' : { problem: problemOf(v.parse(answerSchema, await answer.json())) }
    } catch (error) {
      return { problem: reasonOf(error) }
    }
  }

  /** The time of the next run, which the database stores for the dashboard. */
  async function planNext(result: Result): Promise<number> {
    const isFailed = typeof result === 'object' && result.problem !== undefined
    failures = isFailed ? failures + 1 : result === 'busy' ? failures : 0
    const times = await readTimes(database)
    const due = Math.min(...UPDATES.map(({ column }) => dueAfter(pattern, times[column])))
    const soonest =
      Date.now() + (isFailed ? Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS) : MINUTE_MS)
    const next = Math.max(due, soonest)
    if (Number.isFinite(next)) await saveNextRun(database, new Date(next))
    return next
  }

  function report(result: Result, next: number): void {
    if (result === 'busy' || result === 'nothing due') return
    const { problem } = result
    if (problem === undefined) log.info('cards and prices are up to date')
    else log[failures === 1 ? 'warn' : 'debug']({ problem, next: new Date(next) }, 'cards and prices were not updated')
  }

  wakeIn(START_PAUSE_MS)
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** How an update ended: 'busy' if another host or an administrator runs it. */
type Result = 'busy' | 'nothing due' | { readonly problem: string | undefined }

function problemOf({
  success,
  error,
  outcome,
  sets_left_out: left,
  sets_total: total,
}: v.InferOutput<typeof answerSchema>) {
  if (!success) return error ?? 'The run failed.'
  return outcome === 'Incomplete' ? `${left} of ${total} sets were left out.` : undefined
}

async function readTimes(database: Pick<Database, 'query'>) {
  const [row] = await database.query('select cards_read_at, prices_read_at from public.catalogue_version')
  return v.parse(timesSchema, row)
}

/** Stores when a host runs the tasks by its schedule; null without a schedule. */
export async function saveNextRun(database: Pick<Database, 'query'>, next: Date | null): Promise<void> {
  await database.query(
    'update public.admin_tasks set next_run = $1::timestamptz where next_run is distinct from $1::timestamptz',
    [next?.toISOString() ?? null],
  )
}
