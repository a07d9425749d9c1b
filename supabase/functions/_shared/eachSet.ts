import type { Run } from './adminFunction.ts'
import type { ServiceSet } from './cardSchema.ts'
import { FunctionError } from './functionError.ts'

/** The number of errors that a task stores; the screen shows the first three (requirements §2). */
const MAX_STORED_ERRORS = 10

export type Progress = {
  /** All errors, one sentence each. */
  readonly errors: readonly string[]
  /** The number of sets, and the number of skipped sets. */
  readonly sets: { readonly total: number; readonly leftOut: number }
  /** The reason why no set could be read. */
  readonly failure: FunctionError | undefined
}

/**
 * Reads the cards of sets one after another, starting with the one read longest ago, so that the next run continues
 * where this one runs out of time. A failing set is skipped and reported.
 * @param read processes a set's cards and returns a sentence about each skipped part.
 * @param unreadable a sentence about each set that the list has unreadably or lacks.
 */
export async function eachSet(
  { id, backend, service, setsRead }: Run,
  { sets, errors: unreadable }: { readonly sets: readonly ServiceSet[]; readonly errors: readonly string[] },
  read: (set: ServiceSet, entries: readonly unknown[]) => Promise<readonly string[]>,
): Promise<Progress> {
  const errors = [...unreadable]
  let completed = 0
  let status = 502
  const oldestFirst = sets.toSorted((a, b) => (setsRead[a.code] ?? 0) - (setsRead[b.code] ?? 0))
  for (const set of oldestFirst) {
    try {
      const entries = await service.cardsOf(set)
      // An announced set may have no cards yet.
      if (entries.length === 0 && (await backend.countCardsOf(set)) > 0) {
        throw new FunctionError(502, 'The card service lists no cards of this set now.')
      }
      errors.push(...(await read(set, entries)).map((error) => `${set.name}: ${error}`))
      completed += 1
    } catch (error) {
      if (!(error instanceof FunctionError) || error.status === 409) throw error
      if (error.status === 503) {
        status = 503
        errors.unshift(error.message)
        break
      }
      errors.push(`${set.name}: ${error.message}`)
    }
    await backend.continueTask(id, set.code)
  }
  const total = sets.length + unreadable.length
  const failure = total > 0 && completed === 0 ? new FunctionError(status, errors[0] ?? 'No set was read.') : undefined
  return { errors, sets: { total, leftOut: total - completed }, failure }
}

/** The errors of a run for its answer and details. */
export function summarizeErrors(errors: readonly string[]): { error_count: number; errors: string[] } {
  return { error_count: errors.length, errors: errors.slice(0, MAX_STORED_ERRORS) }
}

/**
 * The number of cards in a statement. A hosted project stops a statement after eight seconds, and the embedded host
 * refuses a body above 1 MB.
 */
const BATCH = 100

/** Splits items into batches of one statement. */
export function splitIntoBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  )
}
