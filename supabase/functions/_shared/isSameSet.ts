import type { StoredSet } from './backend.ts'
import type { ServiceSet } from './cardSchema.ts'

/** Whether a set of the database is this set of the card service: by its id, or by its code, as sets of the pack are. */
export function isSameSet(stored: StoredSet, set: ServiceSet): boolean {
  return stored.id === set.id || stored.code.toLowerCase() === set.code.toLowerCase()
}
