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

/**
 * The changes that undo others: the changed decks are assembled or not as before, and in their former places. A deck comes
 * last when it is assembled, so the decks behind a restored one are taken apart and assembled again. Other decks that
 * were changed since then stay as they are.
 * @param now the assembled decks in their order.
 * @param before those before the changes.
 * @param changed the ids of the changed decks.
 */
export function undoAssembly(
  now: readonly string[],
  before: readonly string[],
  changed: readonly string[],
): readonly AssemblyChange[] {
  const isChanged = new Set(changed)
  const removed = now.filter((id) => isChanged.has(id) && !before.includes(id))
  let target: readonly string[] = now.filter((id) => !isChanged.has(id))
  for (const [index, id] of before.entries()) {
    if (!isChanged.has(id)) continue
    const earlier = new Set(before.slice(0, index))
    target = target.toSpliced(target.findLastIndex((other) => earlier.has(other)) + 1, 0, id)
  }
  const staying = now.filter((id) => target.includes(id))
  const first = target.findIndex((id, at) => id !== staying[at])
  const moved = first < 0 ? [] : target.slice(first)
  return [
    ...removed.map((deckId) => ({ deckId, isAssembled: false })),
    ...moved.flatMap((deckId) => [
      ...(staying.includes(deckId) ? [{ deckId, isAssembled: false }] : []),
      { deckId, isAssembled: true },
    ]),
  ]
}
