import type { Entry } from './collectionCalls.fixture.ts'

/** A change that a member makes to their collection. `back: 1` undoes the last bulk action, `back: 2` the one before. */
export type Step =
  | { readonly kind: 'adjust'; readonly card: string; readonly isFoil: boolean; readonly delta: number }
  | { readonly kind: 'set'; readonly card: string; readonly isFoil: boolean; readonly quantity: number }
  | { readonly kind: 'addSet' | 'removeSet'; readonly set: string }
  | { readonly kind: 'import'; readonly entries: readonly Entry[]; readonly mode: 'add' | 'replace' }
  | { readonly kind: 'undo'; readonly back: number }

/** The cards of a set, and whether each is only sold as foil. */
export type Sets = Readonly<Record<string, readonly { readonly card: string; readonly isFoilOnly: boolean }[]>>

type Bulk = {
  readonly id: string
  readonly differences: readonly (readonly [key: string, number])[]
  isUndone: boolean
}

const keyOf = (card: string, isFoil: boolean) => `${card} ${isFoil ? 'foil' : 'non-foil'}`

const keysOf = (entries: readonly Entry[]) =>
  entries.flatMap(([card, nonFoil, foil]) => [
    [keyOf(card, false), nonFoil] as const,
    [keyOf(card, true), foil] as const,
  ])

/** A model of the expected collection: copies by card and finish, and the changes of each bulk action. */
export function makeModel(sets: Sets) {
  const copies = new Map<string, number>()
  const bulks: Bulk[] = []
  const copiesAt = (key: string) => copies.get(key) ?? 0

  /** The copies after the step, or the text of a refusal. */
  function wanted(step: Step): readonly (readonly [key: string, number])[] | string {
    switch (step.kind) {
      case 'adjust': {
        const key = keyOf(step.card, step.isFoil)
        return [[key, Math.max(0, copiesAt(key) + step.delta)]]
      }
      case 'set':
        return [[keyOf(step.card, step.isFoil), step.quantity]]
      case 'addSet':
        return (sets[step.set] ?? []).map(({ card, isFoilOnly }) => {
          const key = keyOf(card, isFoilOnly)
          return [key, copiesAt(key) + 1]
        })
      case 'removeSet': {
        const ofSet = (sets[step.set] ?? []).flatMap(({ card }) => [keyOf(card, false), keyOf(card, true)])
        const owned = ofSet.filter((key) => copiesAt(key) > 0)
        return owned.length === 0 ? 'No cards from this set are in your collection.' : owned.map((key) => [key, 0])
      }
      case 'import': {
        const given = keysOf(step.entries)
        if (step.mode === 'add') return given.map(([key, quantity]) => [key, copiesAt(key) + quantity])
        return [...new Map([...[...copies.keys()].map((key) => [key, 0] as const), ...given])]
      }
      case 'undo': {
        const bulk = bulks.at(-step.back)
        if (!bulk) return 'This can no longer be undone.'
        if (bulk.isUndone) return 'This was already undone.'
        return bulk.differences.map(([key, difference]) => [key, Math.max(0, copiesAt(key) - difference)])
      }
    }
  }

  return {
    /**
     * Applies the step. Returns the expected answer, except for an undo, whose answer counts rows instead of copies.
     */
    apply(step: Step, id: string): unknown {
      const after = wanted(step)
      if (typeof after === 'string') return after
      const changes = after
        .map(([key, quantity]) => ({ key, before: copiesAt(key), after: quantity }))
        .filter((change) => change.before !== change.after)
      if (step.kind === 'undo') for (const bulk of bulks.slice(-step.back).slice(0, 1)) bulk.isUndone = true
      else if (step.kind !== 'adjust' && step.kind !== 'set')
        bulks.push({ id, differences: changes.map((c) => [c.key, c.after - c.before]), isUndone: false })
      for (const change of changes) {
        copies.delete(change.key)
        if (change.after > 0) copies.set(change.key, change.after)
      }
      const added = changes.filter(({ before }) => before === 0).length
      const removed = changes.filter((change) => change.after === 0).length
      const updated = changes.length - added - removed
      switch (step.kind) {
        case 'adjust':
        case 'set':
          return after[0]?.[1]
        case 'addSet':
          return { added, updated }
        case 'removeSet':
          return { removed: new Set(changes.map(({ key }) => key.split(' ')[0])).size }
        case 'import': {
          const listed = keysOf(step.entries).filter(([, quantity]) => quantity > 0).length
          return { added, updated, removed, unchanged: listed - added - updated }
        }
        case 'undo':
          return undefined
      }
    },
    /** The id of the bulk action to undo. */
    idOf: ({ back }: { readonly back: number }): string | undefined => bulks.at(-back)?.id,
    /** The copies of each card and finish, sorted. */
    copies: () => [...copies].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    /** The entries of a collection in the model's format. */
    read: (entries: readonly Entry[]) =>
      keysOf(entries)
        .filter(([, quantity]) => quantity > 0)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  }
}
