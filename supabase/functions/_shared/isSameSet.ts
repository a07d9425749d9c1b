import type { StoredSet } from './backend.ts'
import type { ServiceSet } from './cardSchema.ts'

/** Whether a stored set is this set of the card service. Sets match by id, and sets of the offline pack by code. */
export function isSameSet(stored: StoredSet, set: ServiceSet): boolean {
  return stored.id === set.id || stored.code.toLowerCase() === set.code.toLowerCase()
}
