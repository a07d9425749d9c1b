import { Cron } from 'croner'
import type { Logger } from 'pino'
import * as v from 'valibot'

/** The scheduled functions, in this order. Prices come first because they change every day. Importing cards is not scheduled. */
const FUNCTIONS = ['update-prices', 'check-card-count', 'check-sets']

/** Longer than the two minutes after which a run ends itself. */
const TIMEOUT_MS = 150_000

const answerSchema = v.object({
  success: v.boolean(),
  error: v.optional(v.string()),
  outcome: v.optional(v.string()),
  sets_left_out: v.optional(v.number()),
})

const cron = (pattern: string) => new Cron(pattern, { mode: '5-part', timezone: 'UTC', paused: true })

/** The problem with a cron expression of five fields; undefined if it is valid. */
export function scheduleProblem(pattern: string): string | undefined {
  try {
    return cron(pattern).nextRun() ? undefined : 'is a time that never comes'
  } catch {
    return 'is not a cron expression of five fields, such as "17 4 * * *" for 04:17 UTC every day'
  }
}

export type Schedule = {
  /** The time of the next run, as an ISO date in UTC. */
  next(): string
  stop(): void
}

/**
 * Runs the price update and the checks of the card service on a schedule, by calling the host at `url` like an administrator's browser.
 * The results are in the log and in `admin_tasks`. If several hosts share a database, the first one runs a task and the others get 409.
 * @param pattern five fields of cron, in UTC.
 */
export function startSchedule(pattern: string, host: { url: string; secretKey: string }, log: Logger): Schedule {
  const job = new Cron(pattern, { mode: '5-part', timezone: 'UTC', protect: true, unref: true }, async () => {
    for (const name of FUNCTIONS) {
      // The host may be stopping, or the database unreachable; the next run tries again.
      await runFunction(name, host, log).catch((err: unknown) => log.error({ err, function: name }, 'scheduled run'))
    }
  })
  return { next: () => job.nextRun()?.toISOString() ?? '', stop: () => job.stop() }
}

async function runFunction(name: string, { url, secretKey }: { url: string; secretKey: string }, log: Logger) {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { success, error, outcome, sets_left_out } = v.parse(answerSchema, await response.json())
  if (outcome === 'Incomplete') log.warn({ function: name, outcome, sets_left_out }, 'scheduled run')
  else if (success || response.status === 409) log.info({ function: name, error }, 'scheduled run')
  else log.warn({ function: name, status: response.status, error }, 'scheduled run')
}
