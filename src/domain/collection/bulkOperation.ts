import { countOf } from '../text/countOf.ts'
import { formatCount } from '../text/formatCount.ts'
import { normalizeSetName } from '../sets/setName.ts'

/** A change of many copies at once that is listed in the activity log. */
export type BulkOperation = {
  readonly id: string
  readonly kind: 'addSet' | 'removeSet' | 'import'
  /** Null for an import, and where it is not known any more. */
  readonly setName: string | null
  /** ISO dates and times; `undoneAt` is null while it was not undone. */
  readonly createdAt: string
  readonly undoneAt: string | null
  /** How many entries, of a card and a finish, it added, changed and removed; a removal of a set counts cards. */
  readonly added: number
  readonly updated: number
  readonly removed: number
  /** How many entries an undo would change, and how many were changed after the operation. */
  readonly restorable: number
  readonly changedSince: number
  /** How many entries it removed, and the first of them. Nothing once it was undone. */
  readonly removedEntries: number
  readonly removedCopies: readonly RemovedCopies[]
}

/** Copies that an operation removed from the collection. */
export type RemovedCopies = { readonly cardId: string; readonly isFoil: boolean; readonly quantity: number }

/** What an operation did, as a heading: "Removed all cards of Fabled". */
export function bulkOperationTitle({ kind, setName }: Pick<BulkOperation, 'kind' | 'setName'>): string {
  if (kind === 'import') return 'Imported a file'
  const set = setName === null ? 'a set' : normalizeSetName(setName)
  return kind === 'addSet' ? `Added all cards of ${set}` : `Removed all cards of ${set}`
}

/** What an operation came to: "12 added, 3 changed". An import counts foil and non-foil copies of a card apart. */
export function bulkOperationResult({ kind, added, updated, removed }: BulkOperation): string {
  if (kind === 'removeSet') return countOf(removed, 'card')
  const parts = [
    [added, 'added'],
    [updated, 'changed'],
    [removed, 'removed'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count)} ${what}`)
  return said.length > 0 ? said.join(', ') : 'No changes'
}
