import { type Backend, openBackend, type TaskName } from './backend.ts'
import { type CardService, openCardService } from './cardService.ts'
import type { Environment } from './environment.ts'
import { FunctionError, reasonOf } from './functionError.ts'

/** Answers a request, whatever the runtime. */
export type Handler = (request: Request) => Promise<Response>

/** What a task works with. */
export type Run = {
  readonly id: string
  readonly backend: Backend
  readonly service: CardService
  /** When which set was last read by a run of this task, in seconds, by its code. */
  readonly setsRead: Readonly<Record<string, number>>
}

export type Outcome = {
  /** How many sets there were to read, and how many of them were left out; absent for a run that did not come so far. */
  readonly sets?: { readonly total: number; readonly leftOut: number }
  /** What the answer says beside `success` and `error` (requirements §7). */
  readonly answer: Readonly<Record<string, unknown>>
  /** What `admin_tasks` keeps (requirements §3). */
  readonly details: Readonly<Record<string, unknown>>
  /** Why the task did not end well, where it did not. */
  readonly failure: FunctionError | undefined
}

/** A hosted project ends a function after 150 seconds without a word: a run ends before, and says so. */
const RUN_MS = 120_000

/** Hosted functions stand at another address than the site. A token, not a cookie, says who asks, so any site may. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Cache-Control': 'no-store',
}

/**
 * A server function for administrators (requirements §7). Answers {success, error, …}: 401 without a valid bearer token,
 * 403 for other members, 405 for anything but POST, 409 while the task runs already, 502 when the card service did not do its
 * part, 503 when the time was over before any set was read. A run of any task ends as `outcome` "Success", "Incomplete" (it saved
 * what it could, but `sets_left_out` of `sets_total` sets were left out) or "Failed"; `admin_tasks` gets the same.
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
