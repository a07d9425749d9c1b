import * as v from 'valibot'
import type { TaskDetails } from '#domain/admin/maintenanceTask.ts'
import { parseTaskDetails } from './adminTasks.ts'
import { memberClient } from '../backend/backend.ts'
import { Failure, type FailureKind } from '../backend/errors.ts'

export type AdminFunction = 'update-prices' | 'check-card-count' | 'import-missing-cards' | 'check-sets'

/** The messages for functions that fail without a reason (requirements §8, Admin). */
const FAILED: Record<AdminFunction, string> = {
  'update-prices': 'Failed to trigger update',
  'check-card-count': 'Card count check failed',
  'import-missing-cards': 'Import failed',
  'check-sets': 'Sets check failed',
}

const KIND_BY_STATUS: Record<number, FailureKind> = { 401: 'signedOut', 403: 'notAllowed', 409: 'conflict' }

const answerSchema = v.object({ success: v.literal(true) })
const refusalSchema = v.object({ error: v.pipe(v.string(), v.nonEmpty()) })

/**
 * Calls a server function with the session's bearer token and an empty JSON body, and waits until it ends, which may take two
 * minutes (requirements §7, Server functions). It continues when the user leaves the page.
 * @returns its counts.
 * @throws Failure with the function's message, else 'HTTP {status}'. Its kind is 'conflict' while the task runs already, and
 * 'offline' without an answer.
 */
export async function runAdminFunction(name: AdminFunction): Promise<TaskDetails> {
  const { callFunction } = await memberClient()
  const response = await callFunction(name).catch((cause: unknown) => {
    throw new Failure('offline', FAILED[name], { cause })
  })
  if (!response.ok) throw await readRefusal(response)
  const data: unknown = await response.json().catch(() => null)
  if (v.is(answerSchema, data)) return parseTaskDetails(data)
  throw new Failure('unexpected', v.is(refusalSchema, data) ? data.error : FAILED[name])
}

async function readRefusal(answer: Response): Promise<Failure> {
  const body: unknown = await answer.json().catch(() => null)
  const kind = KIND_BY_STATUS[answer.status] ?? 'unexpected'
  return new Failure(kind, v.is(refusalSchema, body) ? body.error : `HTTP ${answer.status}`)
}
