import { addCopies, type Collection, type Copies, copiesOf, MAX_COPIES } from '../copies.ts'

/** How an import treats what is there: its copies are added, or the collection becomes exactly what it says. */
export type ImportMode = 'add' | 'replace'

/** The copies of one card before and after. */
export type CopiesChange = { readonly cardId: string; readonly before: Copies; readonly after: Copies }

/** What an import would do. Every card of the collection and of the file is in one of the first four lists. */
export type ImportPlan = {
  readonly added: readonly CopiesChange[]
  readonly changed: readonly CopiesChange[]
  readonly removed: readonly CopiesChange[]
  readonly unchanged: readonly CopiesChange[]
  /** Cards of which there would be more than can be tracked: with one of them nothing can be imported. */
  readonly tooMany: readonly CopiesChange[]
}

/** Works out what importing `file` into `current` does, without doing it (issue "Collection", point 5). */
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
