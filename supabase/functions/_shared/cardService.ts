import * as v from 'valibot'
import { FunctionError, reasonOf } from './functionError.ts'
import type { Environment } from './environment.ts'
import { knownBody, rememberAnswer, validatorsOf } from './knownAnswers.ts'
import { type ServiceSet, serviceSetSchema, serviceSetsSchema } from './cardSchema.ts'

/** The pause between two calls that the service requires (requirements §9). */
export const CALL_PAUSE_MS = 100

/** The timeout of a call. */
const TIMEOUT_MS = 10_000
const ATTEMPTS = 4
const FIRST_WAIT_MS = 1000
/** The longest wait before a retry. If the service demands more, the call fails, and the next run tries again. */
const LONGEST_WAIT_MS = 30_000

export type CardService = {
  /** Reads the sets of the card service, with an error message for each unreadable one. */
  sets(): Promise<{ readonly sets: readonly ServiceSet[]; readonly errors: readonly string[] }>
  /** Reads the unparsed cards of a set. */
  cardsOf(set: ServiceSet): Promise<unknown[]>
}

/**
 * Makes a client of the card service (requirements §7). It sends one request at a time, with pauses between them,
 * and with the validators of the last answer, if the service gave some. After a 429, a
 * 5xx or no answer it retries up to three times, with growing delays or after the delay that the service demands. All methods
 * reject with a FunctionError: 502 for failures of the service, 503 after `deadline` (milliseconds of the clock).
 */
export function openCardService({ lorcastUrl, siteUrl, now, pause }: Environment, deadline: number): CardService {
  let calls = 0

  async function wait(ms: number): Promise<void> {
    if (now() + ms > deadline) {
      throw new FunctionError(503, 'The run is out of time. Its results are saved; run it again to continue.')
    }
    await pause(ms)
  }

  async function sendRequest<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    for (let attempt = 1; ; attempt += 1) {
      await wait(calls === 0 ? 0 : CALL_PAUSE_MS)
      calls += 1
      const result = await attemptOf(`${lorcastUrl}${path}`, siteUrl)
      if ('body' in result) return readBody(result.body, schema)
      const waitMs = result.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1)
      if (!result.isTemporary || attempt === ATTEMPTS || waitMs > LONGEST_WAIT_MS) {
        throw new FunctionError(502, result.reason)
      }
      await wait(waitMs)
    }
  }

  return {
    sets: async () => readSets(await sendRequest('/sets', serviceSetsSchema)),
    cardsOf: ({ id }) =>
      sendRequest(`/sets/${encodeURIComponent(id)}/cards`, v.array(v.unknown(), 'The answer is not a list.')),
  }
}

type Attempt =
  | { readonly body: string }
  | { readonly reason: string; readonly isTemporary: boolean; readonly retryAfterMs?: number | undefined }

async function attemptOf(url: string, siteUrl: string): Promise<Attempt> {
  try {
    const answer = await fetch(url, {
      headers: { Accept: 'application/json', 'User-Agent': `Lorefolio (+${siteUrl})`, ...validatorsOf(url) },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await answer.text()
    if (answer.ok) {
      rememberAnswer(url, answer.headers, body)
      return { body }
    }
    const unchanged = answer.status === 304 ? knownBody(url) : undefined
    if (unchanged !== undefined) return { body: unchanged }
    // Another address may be anybody's: an operator decides whether its cards are the right ones.
    const target = answer.headers.get('Location')
    if (target !== null) {
      return {
        reason: `The card service sends callers to ${target.slice(0, 200)}, which is not followed.`,
        isTemporary: false,
      }
    }
    return {
      reason: `The card service answered HTTP ${answer.status}.`,
      isTemporary: answer.status === 429 || answer.status >= 500,
      retryAfterMs: readRetryAfter(answer.headers.get('Retry-After'), answer.headers.get('Date')),
    }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const reason = isLate ? 'did not answer in time' : `cannot be reached (${reasonOf(error)})`
    return { reason: `The card service ${reason}.`, isTemporary: true }
  }
}

/** @throws FunctionError 502 if there are no sets, or none is readable */
function readSets(entries: readonly unknown[]) {
  if (entries.length === 0) throw new FunctionError(502, 'The card service lists no sets now.')
  const sets: ServiceSet[] = []
  const errors: string[] = []
  for (const entry of entries) {
    const parsed = v.safeParse(serviceSetSchema, entry, { abortEarly: true })
    if (parsed.success) sets.push(parsed.output)
    else errors.push(`A set was left out: ${v.getDotPath(parsed.issues[0]) ?? 'set'}: ${parsed.issues[0].message}`)
  }
  const [first] = errors
  if (first !== undefined && sets.length === 0) {
    throw new FunctionError(502, `The card service answered something unexpected: ${first}`)
  }
  return { sets, errors }
}

/** Parses `Retry-After`: seconds, or a date by the service's clock; undefined for neither. */
function readRetryAfter(text: string | null, date: string | null): number | undefined {
  if (text === null) return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.parse(date ?? '')
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

function readBody<Schema extends v.GenericSchema>(body: string, schema: Schema): v.InferOutput<Schema> {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw new FunctionError(502, 'The card service answered something that is not JSON.')
  }
  const parsed = v.safeParse(schema, json, { abortEarly: true })
  if (!parsed.success) {
    throw new FunctionError(502, `The card service answered something unexpected: ${parsed.issues[0].message}`)
  }
  return parsed.output
}
