/** A change of a member: a deck is assembled, or taken apart. */
export type AssemblyChange = { readonly deckId: string; readonly isAssembled: boolean }

/**
 * Applies changes to the ids of the assembled decks, which are in the order of assembly. A deck that is assembled already
 * stays in its place; another one comes last. The same list is returned if nothing changes.
 */
export function applyAssembly(assembled: readonly string[], changes: readonly AssemblyChange[]): readonly string[] {
  let ids = assembled
  for (const { deckId, isAssembled } of changes)
    if (ids.includes(deckId) !== isAssembled) ids = isAssembled ? ids.concat(deckId) : ids.filter((id) => id !== deckId)
  return ids
}
