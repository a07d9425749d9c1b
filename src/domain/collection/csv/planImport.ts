import { addCopies, type Collection, type Copies, copiesOf, MAX_COPIES } from '../copies.ts'

/** Whether an import adds its copies to the collection or replaces the collection. */
export type ImportMode = 'add' | 'replace'

/** The copies of a card before and after an import. */
export type CopiesChange = { readonly cardId: string; readonly before: Copies; readonly after: Copies }

/** The effect of an import. Every card of the collection and of the file is in one of the first four lists. */
export type ImportPlan = {
  readonly added: readonly CopiesChange[]
  readonly changed: readonly CopiesChange[]
  readonly removed: readonly CopiesChange[]
  readonly unchanged: readonly CopiesChange[]
  /** Cards that would exceed the limit. With any of them, the import is impossible. */
  readonly tooMany: readonly CopiesChange[]
}

/** Plans the import of `file` into `current` without changing anything. */
export function planImport(current: Collection, file: Collection, mode: ImportMode): ImportPlan {
  const changes = [...new Set([...current.keys(), ...file.keys()])].map((cardId) => {
    const before = copiesOf(current, cardId)
    const imported = copiesOf(file, cardId)
    return { cardId, before, after: mode === 'replace' ? imported : addCopies(before, imported) }
  })
  const kinds = Map.groupBy(changes, kindOf)
  return {
    added: kinds.get('added') ?? [],
    changed: kinds.get('changed') ?? [],
    removed: kinds.get('removed') ?? [],
    unchanged: kinds.get('unchanged') ?? [],
    tooMany: changes.filter(({ after }) => after.nonFoil > MAX_COPIES || after.foil > MAX_COPIES),
  }
}

const isNone = ({ nonFoil, foil }: Copies) => nonFoil === 0 && foil === 0

function kindOf({ before, after }: CopiesChange): 'added' | 'changed' | 'removed' | 'unchanged' {
  if (before.nonFoil === after.nonFoil && before.foil === after.foil) return 'unchanged'
  if (isNone(before)) return 'added'
  return isNone(after) ? 'removed' : 'changed'
}
