import type { Run } from './adminFunction.ts'
import type { ServiceSet } from './cardSchema.ts'
import { isSameSet } from './isSameSet.ts'

/** The sets of the card service, and a sentence about each set that cannot be read. */
export type ListedSets = {
  readonly sets: readonly ServiceSet[]
  readonly errors: readonly string[]
  /** How many sets the answer has, with unreadable ones. */
  readonly answered: number
}

/**
 * Reads the sets of the card service. A set that it listed before and does not list now counts as one that cannot be
 * read, because half a list is more likely than a withdrawn set.
 */
export async function listSets({ backend, service }: Pick<Run, 'backend' | 'service'>): Promise<ListedSets> {
  const { sets, errors } = await service.sets()
  const missing = (await backend.sets())
    .filter((stored) => !stored.id.startsWith('pack-') && !sets.some((set) => isSameSet(stored, set)))
    .map(({ name }) => `${name}: The card service does not list this set now.`)
  return { sets, errors: [...errors, ...missing], answered: sets.length + errors.length }
}
