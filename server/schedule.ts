import { Cron } from 'croner'
import type { Logger } from 'pino'
import * as v from 'valibot'

/** What a host does by itself, one after the other: prices first, they are what changes every day. Cards are not imported. */
const FUNCTIONS = ['update-prices', 'check-card-count', 'check-sets']

/** A run ends itself after two minutes; a host that says nothing for longer than this keeps the others waiting for nothing. */
const PATIENCE_MS = 150_000

const answerSchema = v.object({
  success: v.boolean(),
  error: v.optional(v.string()),
  outcome: v.optional(v.string()),
  sets_left_out: v.optional(v.number()),
})

/** Five fields of a cron expression, in UTC. */
const cron = (pattern: string) => new Cron(pattern, { mode: '5-part', timezone: 'UTC', paused: true })

/** Why this is no time to do something at, or undefined when it is one. `pattern`: five fields as of cron. */
export function scheduleProblem(pattern: string): string | undefined {
  try {
    return cron(pattern).nextRun() ? undefined : 'is a time that never comes'
  } catch {
    return 'is not a cron expression of five fields, such as "17 4 * * *" for 04:17 UTC every day'
  }
}

export type Schedule = {
  /** When it runs next, as an ISO date in UTC. */
  next(): string
  stop(): void
}

/**
 * Runs the price update and the checks of the card service whenever `pattern` says (five fields of cron, UTC; issue 7), by
 * asking the host at `url` as an administrator's browser would. How it went stands in the log and in `admin_tasks`. Where
 * several hosts share a database, the first one does the work and the others hear that it is being done.
 */
export function startSchedule(pattern: string, host: { url: string; secretKey: string }, log: Logger): Schedule {
  const job = new Cron(pattern, { mode: '5-part', timezone: 'UTC', protect: true, unref: true }, async () => {
    for (const name of FUNCTIONS) {
      // The host may be stopped, and the database away for a while: the next time is another try.
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
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const { success, error, outcome, sets_left_out } = v.parse(answerSchema, await response.json())
  if (outcome === 'Incomplete') log.warn({ function: name, outcome, sets_left_out }, 'scheduled run')
  else if (success || response.status === 409) log.info({ function: name, error }, 'scheduled run')
  else log.warn({ function: name, status: response.status, error }, 'scheduled run')
}
