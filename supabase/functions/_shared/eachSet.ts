import type { Run } from './adminFunction.ts'
import type { ServiceSet } from './cardSchema.ts'
import { FunctionError } from './functionError.ts'

/** As many errors are kept with a task; the screen shows the first three (requirements §2). */
const KEPT_ERRORS = 10

export type Progress = {
  /** Everything that went wrong, one sentence each. */
  readonly errors: readonly string[]
  /** How many sets there were, and how many of them were left out. */
  readonly sets: { readonly total: number; readonly leftOut: number }
  /** Why not a single set could be read. */
  readonly failure: FunctionError | undefined
}

/**
 * Reads the cards of these sets, one set after the other, and begins with those that were not read for the longest time: the
 * next run goes on where one ran out of time. A set that fails is left out and told. `read` gives back sentences on what it left
 * out. `unreadable`: sentences on sets that the list of sets has, but nobody can read.
 */
export async function eachSet(
  { id, backend, service, setsRead }: Run,
  { sets, errors: unreadable }: { readonly sets: readonly ServiceSet[]; readonly errors: readonly string[] },
  read: (set: ServiceSet, entries: readonly unknown[]) => Promise<readonly string[]>,
): Promise<Progress> {
  const errors = [...unreadable]
  let well = 0
  let status = 502
  const inTurn = sets.toSorted((a, b) => (setsRead[a.code] ?? 0) - (setsRead[b.code] ?? 0))
  for (const set of inTurn) {
    try {
      errors.push(...(await read(set, await service.cardsOf(set))).map((error) => `${set.name}: ${error}`))
      well += 1
    } catch (error) {
      if (!(error instanceof FunctionError) || error.status === 409) throw error
      if (error.status === 503) {
        status = 503
        errors.unshift(error.message)
        break
      }
      errors.push(`${set.name}: ${error.message}`)
    }
    await backend.goOn(id, set.code)
  }
  const total = sets.length + unreadable.length
  const failure = total > 0 && well === 0 ? new FunctionError(status, errors[0] ?? 'No set was read.') : undefined
  return { errors, sets: { total, leftOut: total - well }, failure }
}

/** The errors of a run as its answer and its details tell them. */
export function toldErrors(errors: readonly string[]): { error_count: number; errors: string[] } {
  return { error_count: errors.length, errors: errors.slice(0, KEPT_ERRORS) }
}

/** Cards in one statement: a hosted project gives a statement eight seconds, and the embedded host a body of 1 MB. */
const BATCH = 100

/** The items in lists that one statement each can carry. */
export function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  )
}
