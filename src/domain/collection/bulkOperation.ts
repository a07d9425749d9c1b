import { countOf } from '../text/countOf.ts'
import { formatCount } from '../text/formatCount.ts'
import { normalizeSetName } from '../sets/setName.ts'

/** An operation on many copies that the activity log lists. */
export type BulkOperation = {
  readonly id: string
  readonly kind: 'addSet' | 'removeSet' | 'import'
  /** Null for an import, and for a set that no longer exists. */
  readonly setName: string | null
  /** ISO dates and times. `undoneAt` is null unless the operation was undone. */
  readonly createdAt: string
  readonly undoneAt: string | null
  /**
   * The numbers of entries, each a card in a finish, that the operation added, changed and removed. `removeSet` counts
   * cards.
   */
  readonly added: number
  readonly updated: number
  readonly removed: number
  /** The number of entries that an undo would change, and the number changed since the operation. */
  readonly restorable: number
  readonly changedSince: number
  /** The number of removed entries, and the first of them; 0 and empty after an undo. */
  readonly removedEntries: number
  readonly removedCopies: readonly RemovedCopies[]
}

/** Copies that an operation removed from the collection. */
export type RemovedCopies = { readonly cardId: string; readonly isFoil: boolean; readonly quantity: number }

/** The heading of an operation: "Removed all cards of Fabled". */
export function bulkOperationTitle({ kind, setName }: Pick<BulkOperation, 'kind' | 'setName'>): string {
  if (kind === 'import') return 'Imported a file'
  const set = setName === null ? 'a set' : normalizeSetName(setName)
  return kind === 'addSet' ? `Added all cards of ${set}` : `Removed all cards of ${set}`
}

/**
 * The counts of an operation: "12 added, 3 changed". An import counts foil and non-foil copies of a card separately.
 */
export function bulkOperationResult({ kind, added, updated, removed }: BulkOperation): string {
  if (kind === 'removeSet') return countOf(removed, 'card')
  const parts = [
    [added, 'added'],
    [updated, 'changed'],
    [removed, 'removed'],
  ] as const
  const counts = parts.filter(([count]) => count > 0).map(([count, verb]) => `${formatCount(count)} ${verb}`)
  return counts.length > 0 ? counts.join(', ') : 'No changes'
}
