import { type Backend, openBackend, type TaskName } from './backend.ts'
import { type CardService, openCardService } from './cardService.ts'
import type { Environment } from './environment.ts'
import { FunctionError, reasonOf } from './functionError.ts'

/** A request handler, independent of the runtime. */
export type Handler = (request: Request) => Promise<Response>

/** The tools and state of a run. */
export type Run = {
  readonly id: string
  readonly backend: Backend
  readonly service: CardService
  /** The times at which runs of this task last read each set, in seconds, by set code. */
  readonly setsRead: Readonly<Record<string, number>>
}

export type Outcome = {
  /** The numbers of all sets and of skipped sets; absent if the run ended before it had a list of sets. */
  readonly sets?: { readonly total: number; readonly leftOut: number }
  /** The fields of the answer besides `success` and `error` (requirements §7). */
  readonly answer: Readonly<Record<string, unknown>>
  /** The details for `admin_tasks` (requirements §3). */
  readonly details: Readonly<Record<string, unknown>>
  /** The reason of a failure. */
  readonly failure: FunctionError | undefined
}

/** A hosted project kills a function after 150 seconds. A run ends earlier, so that it can save its result. */
const RUN_MS = 120_000

/** Hosted functions have another origin than the site. Any origin is allowed, because requests send tokens, not cookies. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Cache-Control': 'no-store',
}

/**
 * Makes a server function for administrators (requirements §7). It answers {success, error, …}: 401 without a valid
 * bearer token, 403 for other members, 405 for other methods than POST, 409 while the task runs, 502 if the card
 * service failed, 503 if time ran out before any set was read. The `outcome` of a run, also in `admin_tasks`, is
 * "Success", "Incomplete" (`sets_left_out` of `sets_total` sets were skipped, the rest is saved) or "Failed".
 */
export function adminFunction(task: TaskName, work: (run: Run) => Promise<Outcome>) {
  return (environment: Environment): Handler => {
    const backend = openBackend(environment)
    return async (request) => {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS })
      try {
        if (request.method !== 'POST') throw new FunctionError(405, 'Use POST.')
        await backend.admitAdmin(tokenOf(request))
        return answer(await runTask())
      } catch (error) {
        return answer(failed(error))
      }
    }

    async function runTask(): Promise<Outcome> {
      const { run_id: id, sets_read: setsRead } = await backend.begin(task)
      const service = openCardService(environment, environment.now() + RUN_MS)
      const { answer, details, failure, sets } = await work({ id, backend, service, setsRead }).catch(failed)
      const ending = {
        outcome: failure ? 'Failed' : sets && sets.leftOut > 0 ? 'Incomplete' : 'Success',
        ...(sets && { sets_total: sets.total, sets_left_out: sets.leftOut }),
      }
      await backend.end(id, failure?.message ?? null, { ...details, ...ending })
      return { answer: { ...answer, ...ending }, details, failure }
    }
  }
}

function tokenOf(request: Request): string {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
  if (token === undefined) throw new FunctionError(401, 'Sign in to do this.')
  return token
}

function failed(error: unknown): Outcome {
  const failure = error instanceof FunctionError ? error : new FunctionError(500, reasonOf(error))
  return { answer: {}, details: { errors: [failure.message], error_count: 1 }, failure }
}

function answer({ answer, failure }: Outcome): Response {
  const body = failure ? { ...answer, success: false, error: failure.message } : { ...answer, success: true }
  return Response.json(body, { status: failure?.status ?? 200, headers: HEADERS })
}
